import type { Person } from '~/domain/accounts/person';
import type { PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { questionAnalysis } from './contract';
import { mayAnalyse } from './policy';
import type { QuestionStatus } from '../contract';
import { firstWords } from '../first-words';
import { itemStatistics } from './item-statistics';
import { questionNotFound } from '../policy';
import { inState, type StateRow, talliesOf, type TallyRow, toItem, toTallies } from './tallies.query';

interface Row {
  author_id: number | null;
  status: QuestionStatus;
  newest: number;
  revision: number;
  state: StateRow | null;
  tallies: TallyRow[] | null;
  counted_at: Date | null;
  /** Those with answers. */
  revisions: { revision: number; answers: number }[] | null;
}

const analysis = statement<Row, [question: number, revision: number | null]>(
  'questions.analysis',
  `SELECT question.author_id, question.status, question.revision AS newest, chosen.revision, ${inState('chosen.revision')} AS state, ${talliesOf('chosen.revision')} AS tallies,
          (SELECT known.counted_at FROM question_statistics known WHERE known.question_id = question.id AND known.revision = chosen.revision) AS counted_at,
          (SELECT json_agg(json_build_object('revision', known.revision, 'answers', known.answers)) FROM question_statistics known WHERE known.question_id = question.id) AS revisions
     FROM questions question CROSS JOIN LATERAL (SELECT coalesce($2::int, question.revision) AS revision) chosen
    WHERE question.id = $1 AND question.deleted_at IS NULL`,
);

/**
 * Item analysis of a question in one state, of which its author and editors know. As much work for a million answers as
 * for a thousand: tallies are as many as there are ways to answer, times the rests there can be.
 * @param revision the newest if it is left out
 * @throws Problem not-found `question-not-found`
 */
export async function findQuestionAnalysis(
  read: Pick<Reader, 'sql'>,
  person: Person,
  questionId: number,
  revision?: number,
): Promise<PageData<typeof questionAnalysis>> {
  const row = await read.sql.one(analysis, [questionId, revision ?? null]);
  if (!row?.state || !mayAnalyse(person, row)) throw questionNotFound();
  const revisions = new Map([
    [row.newest, 0],
    ...(row.revisions ?? []).map((one) => [one.revision, one.answers] as const),
    ...(row.revisions?.some((one) => one.revision === row.revision) ? [] : [[row.revision, 0] as const]),
  ]);
  return {
    question_id: questionId,
    title: firstWords(row.state.stem),
    question_type: row.state.question_type,
    selectable_answers: row.state.selectable_answers,
    revision: row.revision,
    revisions: [...revisions]
      .map(([each, answers]) => ({ revision: each, answers }))
      .sort((a, b) => b.revision - a.revision),
    ...itemStatistics(toTallies(row.tallies), toItem(row.state)),
    counted_at: row.counted_at?.toISOString() ?? null,
  };
}
