import type { Person } from '../../accounts/person';
import { mayAuthor } from '../../accounts/policy';
import { notAllowed } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { queueChanged } from '../decisions/case.query';
import { AGAIN_DAYS, type ApplicationState, WORDS_MIN } from './contract';
import {
  applicationDecided,
  applicationOpen,
  applyLater,
  authorAlready,
  sampleNotFound,
  wordsTooShort,
} from './refusals';
import { PEOPLE } from '~/domain/accounts/views';
import { QUESTIONS } from '~/domain/questions/views';

const DAY = 86_400_000;

// Applying, withdrawing and deciding wait for each other here: the account comes before its application.
const lock = statement<{ roles: Person['roles'] }, [number]>(
  'moderation.lock-applicant',
  `SELECT roles FROM ${PEOPLE} person WHERE id = $1 AND NOT guest FOR UPDATE`,
);

/** The roles of somebody with an account, whose applications nobody else changes until the transaction ends; null for nobody. */
export const lockApplicant = async (tx: Transaction, accountId: number): Promise<Person['roles'] | null> =>
  (await tx.sql.one(lock, [accountId]))?.roles ?? null;

interface Last {
  id: number;
  state: ApplicationState;
  question_id: number;
  words: string;
  decided_at: Date | null;
}
const last = statement<Last, [number]>(
  'moderation.last-application',
  'SELECT id, state, question_id, words, decided_at FROM author_applications WHERE account_id = $1 ORDER BY id DESC LIMIT 1',
);
const lastRefusal = statement<{ decided_at: Date }, [number]>(
  'moderation.last-refusal',
  `SELECT decided_at FROM author_applications WHERE account_id = $1 AND state = 'refused' ORDER BY id DESC LIMIT 1`,
);

/** When somebody who was refused may ask again: 14 days later. Null if that is now. */
export async function againAt(read: Pick<Transaction, 'sql' | 'clock'>, accountId: number): Promise<Date | null> {
  const refused = await read.sql.one(lastRefusal, [accountId]);
  const at = refused && new Date(refused.decided_at.getTime() + AGAIN_DAYS * DAY);
  return at && at > read.clock.now() ? at : null;
}

const sample = statement<{ revision: number }, [number, number]>(
  'moderation.own-sample',
  `SELECT revision FROM ${QUESTIONS} question WHERE id = $1 AND author_id = $2 AND deleted_at IS NULL AND status <> 'generated' FOR KEY SHARE`,
);
const add = statement<never, [number, number, number, string, Date]>(
  'moderation.apply',
  'INSERT INTO author_applications (account_id, question_id, revision, words, created_at) VALUES ($1, $2, $3, $4, $5)',
);

/**
 * Asks for the role of an author. Moderators see the question as it is now, even if it changes later. The same application again
 * is the one that is open: a device sends it again when the first answer was lost.
 * @throws Problem invalid `words-too-short`; conflict `author-already`, `application-open`, `apply-later`; not-found `sample-not-found`
 */
export async function applyAsAuthor(
  tx: Transaction,
  person: Person,
  { question_id, words }: { question_id: number; words: string },
): Promise<void> {
  const roles = await lockApplicant(tx, person.id);
  if (!roles) throw notAllowed();
  if (mayAuthor({ ...person, roles })) throw authorAlready();
  const text = plainText(words);
  if (text.length < WORDS_MIN) throw wordsTooShort();
  const before = await tx.sql.one(last, [person.id]);
  if (before?.state === 'open') {
    if (before.question_id === question_id && before.words === text) return;
    throw applicationOpen();
  }
  const again = await againAt(tx, person.id);
  if (again) throw applyLater(again);
  const question = await tx.sql.one(sample, [question_id, person.id]);
  if (!question) throw sampleNotFound();
  await tx.sql.all(add, [person.id, question_id, question.revision, text, tx.clock.now()]);
  await queueChanged(tx);
}

const take = statement<{ id: number }, [number, number, Date]>(
  'moderation.withdraw-application',
  `UPDATE author_applications SET state = 'withdrawn', decided_at = $3 WHERE id = $1 AND account_id = $2 AND state = 'open' RETURNING id`,
);

/** Takes one's open application back. Twice is once. @throws Problem conflict `application-decided` */
export async function withdrawApplication(tx: Transaction, person: Person, applicationId: number): Promise<void> {
  await lockApplicant(tx, person.id);
  if (await tx.sql.one(take, [applicationId, person.id, tx.clock.now()])) return queueChanged(tx);
  const now = await tx.sql.one(last, [person.id]);
  if (now?.id !== applicationId || now.state !== 'withdrawn') throw applicationDecided();
}
