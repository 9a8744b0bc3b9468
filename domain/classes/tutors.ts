import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { invalid } from '../kit/errors';
import { plainText } from '../kit/html/plain-text';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { tutorPage, WORDS_MIN } from './contract';
import { closeClassesOf } from './open-class';
import { ownAsking, tutorNotFound } from './refusals';
import { PEOPLE } from '../accounts/views';

const put = statement<never, [number, string, Date]>(
  'classes.ask',
  `INSERT INTO tutors (account_id, words, asked_at) VALUES ($1, $2, $3)
   ON CONFLICT (account_id) DO UPDATE SET words = $2, asked_at = $3, state = 'asked', decided_by = NULL, decided_at = NULL
    WHERE tutors.state <> 'approved'`,
);

/** Asks to be a tutor; somebody who is one stays one. @throws Problem `invalid-input` for words that nobody can see */
export async function askToTutor(tx: Transaction, person: { id: number }, typed: string): Promise<void> {
  const words = plainText(typed);
  if (words.length < WORDS_MIN)
    throw invalid('invalid-input', 'Some fields are missing or not valid.', [{ path: 'words', message: 'Too short.' }]);
  await tx.sql.all(put, [person.id, words, tx.clock.now()]);
}

const lock = statement<{ state: 'asked' | 'approved' | 'refused' }, [number]>(
  'classes.lock-tutor',
  'SELECT state FROM tutors WHERE account_id = $1 FOR UPDATE',
);
const set = statement<never, [number, string, number, Date]>(
  'classes.decide-tutor',
  'UPDATE tutors SET state = $2, decided_by = $3, decided_at = $4 WHERE account_id = $1',
);

/**
 * Staff decide on a tutor, who is notified. A withdrawal closes the classes of the tutor. The same decision again changes nothing.
 * @throws Problem `tutor-not-found`, `own-asking`
 */
export async function decideTutor(
  tx: Transaction,
  staff: { id: number },
  accountId: number,
  state: 'approved' | 'refused',
): Promise<void> {
  const tutor = await tx.sql.one(lock, [accountId]);
  if (!tutor) throw tutorNotFound();
  if (accountId === staff.id) throw ownAsking();
  if (tutor.state === state) return;
  await tx.sql.all(set, [accountId, state, staff.id, tx.clock.now()]);
  if (state === 'refused') await closeClassesOf(tx, accountId);
  await notify(tx, { account_id: accountId, kind: `tutor-${state}`, values: {}, url: href(tutorPage) });
}

interface Asking {
  account_id: number;
  name: string;
  username: string;
  words: string;
  state: 'asked' | 'approved' | 'refused';
  asked_at: Date;
}
const list = statement<Asking, []>(
  'classes.tutors',
  `SELECT t.account_id, a.display_name AS name, coalesce(a.username, '') AS username, t.words, t.state, t.asked_at
     FROM tutors t JOIN ${PEOPLE} a ON a.id = t.account_id ORDER BY t.state <> 'asked', t.asked_at, t.account_id LIMIT 300`,
);
export const findTutors = async (read: Reader) => ({
  tutors: (await read.sql.all(list, [])).map((one) => ({ ...one, asked_at: one.asked_at.toISOString() })),
});
