import type { Person } from '~/domain/accounts/person';
import { href, type PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { QUESTIONS } from '~/domain/questions/views';
import { quizRun, quizSummary } from '../contract';
import { NOT_GONE } from '../head';
import type { packsPage } from '../packs/contract';
import { marksOf, PAPERS, type PaperKey, questionsOf } from './papers';

/** SQL: the questions of papers as `question`. */
export const OF_PAPER = `${QUESTIONS} question WHERE question.status = 'held-out' AND question.deleted_at IS NULL AND question.paper`;

interface Row {
  paper: PaperKey | null;
  questions: number;
  last: { id: number; running: boolean } | null;
}

const papers = statement<Row, [person: number, keys: readonly string[]]>(
  'quizzes.papers',
  `SELECT question.paper, count(*)::int AS questions,
          (SELECT json_build_object('id', quiz.id, 'running', quiz.state = 'running') FROM quizzes quiz
            WHERE quiz.account_id = $1 AND quiz.paper = question.paper AND ${NOT_GONE} ORDER BY quiz.id DESC LIMIT 1) AS last
     FROM ${OF_PAPER} = ANY ($2::text[]) GROUP BY question.paper`,
);

/** The papers whose questions are all there, in their order, with the one that the person took or began last. */
export async function findPapers(read: Reader, person: Person): Promise<PageData<typeof packsPage>['papers']> {
  const rows = new Map(
    (await read.sql.all(papers, [person.id, PAPERS.map(({ key }) => key)])).map((row) => [row.paper, row]),
  );
  return PAPERS.flatMap((paper) => {
    const row = rows.get(paper.key);
    if (row?.questions !== questionsOf(paper)) return [];
    const { last } = row;
    return {
      paper: paper.key,
      name: paper.name[person.language],
      pack: paper.pack,
      questions: row.questions,
      minutes: paper.minutes,
      marks: marksOf(paper),
      running: last?.running ?? false,
      last_url: last ? href(last.running ? quizRun : quizSummary, { quizlog_id: last.id }) : '',
    };
  });
}
