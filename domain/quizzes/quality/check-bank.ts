import type { Person } from '~/domain/accounts/person';
import { mayModerate } from '~/domain/accounts/policy';
import type { SentSnapshot } from '~/domain/kit/contract';
import { notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { bankCheck } from './contract';
import { checkBankJob } from './jobs';
import { type BankQuestion, judgeQuestion } from './judge-question';
import { ANSWERS, QUESTIONS, TOPICS } from '~/domain/questions/views';

/** Questions that are judged in one transaction. */
export const AT_ONCE = 100;

const begin = statement<{ id: number }, [number, Date]>(
  'quizzes.begin-bank-check',
  'INSERT INTO bank_checks (started_by, started_at) VALUES ($1::int, $2::timestamptz) ON CONFLICT DO NOTHING RETURNING id',
);
/** Begins a pass of the gate over the bank; while one is under way nothing happens. @throws Problem not-found for anybody but moderators */
export async function requestBankCheck(tx: Transaction, person: Person): Promise<void> {
  if (!mayModerate(person)) throw notFound();
  const begun = await tx.sql.one(begin, [person.id, tx.clock.now()]);
  if (!begun) return;
  tx.enqueue(checkBankJob, { check_id: begun.id });
  tx.publish(bankCheck, 'all');
}

const lock = statement<{ after_id: number }, [number]>(
  'quizzes.lock-bank-check',
  'SELECT after_id FROM bank_checks WHERE id = $1::int AND finished_at IS NULL FOR UPDATE',
);
interface Row extends BankQuestion {
  id: number;
  revision: number;
}
const some = statement<Row, [number]>(
  'quizzes.questions-to-check',
  `SELECT question.id, question.revision, question.question_text, question.explanation_text, question.selectable_answers, question.sources, question.focus_id, question.difficulty,
          question.language, topic.slug AS topic,
          (SELECT coalesce(json_agg(json_build_object('text', answer.answer_text, 'correct', answer.answer_correct) ORDER BY answer.position), '[]'::json)
             FROM ${ANSWERS} answer WHERE answer.question_id = question.id) AS answers
     FROM ${QUESTIONS} question JOIN ${TOPICS} topic ON topic.id = question.topic_id
    WHERE question.id > $1::int AND question.status = 'published' AND question.deleted_at IS NULL AND question.question_type = ${MULTIPLE_CHOICE}
    ORDER BY question.id LIMIT ${AT_ONCE}`,
);
const save = statement<never, [number[], number[], (string | null)[], Date]>(
  'quizzes.save-question-checks',
  `INSERT INTO question_checks (question_id, revision, refusal, checked_at)
   SELECT judged.question_id, judged.revision, judged.refusal, $4::timestamptz FROM unnest($1::int[], $2::int[], $3::text[]) AS judged (question_id, revision, refusal)
   ON CONFLICT (question_id) DO UPDATE SET revision = excluded.revision, refusal = excluded.refusal, checked_at = excluded.checked_at`,
);
const goOn = statement<never, [number, number, number, number]>(
  'quizzes.go-on-with-bank-check',
  'UPDATE bank_checks SET after_id = $2::int, checked = checked + $3::int, flagged = flagged + $4::int WHERE id = $1::int',
);
const finish = statement<never, [number, Date]>(
  'quizzes.finish-bank-check',
  'UPDATE bank_checks SET finished_at = $2::timestamptz WHERE id = $1::int',
);

/**
 * Judges the next questions of a pass. Its position is kept with its findings: a killed worker neither leaves out a question
 * nor counts one twice.
 * @returns whether there may be more
 */
export async function checkBank(tx: Transaction, checkId: number): Promise<boolean> {
  const check = await tx.sql.one(lock, [checkId]);
  if (!check) return false;
  const questions = await tx.sql.all(some, [check.after_id]);
  tx.publish(bankCheck, 'all');
  const now = tx.clock.now();
  if (questions.length > 0) {
    const refusals = questions.map(judgeQuestion);
    await tx.sql.all(save, [questions.map(({ id }) => id), questions.map(({ revision }) => revision), refusals, now]);
    const flagged = refusals.filter((refusal) => refusal !== null).length;
    await tx.sql.all(goOn, [checkId, questions.at(-1)!.id, questions.length, flagged]);
  }
  if (questions.length === AT_ONCE) return true;
  await tx.sql.all(finish, [checkId, now]);
  return false;
}

/** A pass that an operator took out of its queue ends where it is; another can begin. */
export async function endBankCheck(tx: Transaction, checkId: number): Promise<void> {
  await tx.sql.all(finish, [checkId, tx.clock.now()]);
  tx.publish(bankCheck, 'all');
}

const last = statement<
  { id: number; checked: number; flagged: number; started_at: Date; finished_at: Date | null },
  []
>(
  'quizzes.last-bank-check',
  'SELECT id, checked, flagged, started_at, finished_at FROM bank_checks ORDER BY id DESC LIMIT 1',
);
/** More questions than a bank has: a later pass always has the greater version. */
const PASS = 10_000_000;

/** The last pass over the bank. */
export async function bankCheckNow(read: Pick<Reader, 'sql'>): Promise<SentSnapshot<typeof bankCheck>> {
  const row = await read.sql.one(last, []);
  if (!row) return { version: 0, id: 0, checked: 0, flagged: 0, started_at: null, finished_at: null };
  return {
    ...row,
    version: row.id * PASS + row.checked + (row.finished_at === null ? 0 : 1),
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
