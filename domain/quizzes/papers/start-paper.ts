import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { EXAM } from '../contract';
import { openRunningQuiz } from '../open-quiz';
import type { packsPage } from '../packs/contract';
import { noQuestions } from '../refusals';
import { startedBefore } from '../started-before.query';
import { OF_PAPER } from './find-papers.query';
import { paperOf, questionsOf } from './papers';

const inOrder = statement<{ id: number }, [string]>(
  'quizzes.questions-of-paper',
  `SELECT question.id FROM ${OF_PAPER} = $1 ORDER BY question.paper_position`,
);

/**
 * Begins a mock paper: all of its questions in their order, as an exam with the paper's own clock. It may be taken again. The same
 * `submission_id` again answers what it began.
 * @returns the quiz's id
 * @throws Problem invalid `no-questions` while not all of its questions are there
 */
export async function startPaper(
  tx: Transaction,
  person: Person,
  { paper, submission_id }: Parsed<typeof packsPage.actions.paper>,
): Promise<number> {
  const earlier = await startedBefore(tx, person.id, submission_id);
  if (earlier) return earlier.id;
  const questionIds = (await tx.sql.all(inOrder, [paper])).map(({ id }) => id);
  if (questionIds.length !== questionsOf(paperOf(paper)!)) throw noQuestions();
  const quiz = { kind: 'bank', mode: EXAM, language: 'en', paper, submission_id: submission_id ?? null } as const;
  return openRunningQuiz(tx, person, quiz, questionIds);
}
