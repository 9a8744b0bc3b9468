import type { Person } from '~/domain/accounts/person';
import { PEOPLE } from '~/domain/accounts/views';
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

const lockPerson = statement<{ id: number }, [number]>(
  'quizzes.lock-taker',
  `SELECT id FROM ${PEOPLE} person WHERE id = $1 FOR NO KEY UPDATE`,
);

const running = statement<{ id: number }, [person: number, paper: string, now: Date]>(
  'quizzes.paper-running',
  `SELECT id FROM quizzes WHERE account_id = $1 AND paper = $2 AND state = 'running' AND ends_at > $3 ORDER BY id DESC LIMIT 1`,
);

/**
 * Begins a mock paper: all of its questions in their order, as an exam with the paper's own clock. It may be taken again. The same
 * `submission_id` again answers what it began, and a paper that still runs, begun on another device, is not begun twice.
 * @returns the quiz's id
 * @throws Problem invalid `no-questions` while not all of its questions are there
 */
export async function startPaper(
  tx: Transaction,
  person: Person,
  { paper, submission_id }: Parsed<typeof packsPage.actions.paper>,
): Promise<number> {
  // Two devices take turns.
  await tx.sql.one(lockPerson, [person.id]);
  const before =
    (await startedBefore(tx, person.id, submission_id)) ??
    (await tx.sql.one(running, [person.id, paper, tx.clock.now()]));
  if (before) return before.id;
  const questionIds = (await tx.sql.all(inOrder, [paper])).map(({ id }) => id);
  if (questionIds.length !== questionsOf(paperOf(paper)!)) throw noQuestions();
  const quiz = { kind: 'bank', mode: EXAM, language: 'en', paper, submission_id: submission_id ?? null } as const;
  return openRunningQuiz(tx, person, quiz, questionIds);
}
