import { mayModerate } from '../../accounts/policy';
import type { Person } from '../../accounts/person';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import { authorOfCase, caseChanged } from './case.query';
import { CASES } from '~/domain/reports/views';

/** What presences on a case begin with. */
export const CASE_PRESENCE = 'moderating';

/** The name of one moderator's presence on one case, as the gateways keep it. */
export const presenceOnCase = (caseId: number, accountId: number): string => `${CASE_PRESENCE}:${caseId}:${accountId}`;

function readPresence(presence: string): [caseId: number, accountId: number] {
  const [, caseId, accountId] = presence.split(':');
  return [Number(caseId), Number(accountId)];
}

const come = statement<{ case_id: number }, [number, number, Date]>(
  'moderation.viewer-comes',
  `INSERT INTO moderation_viewers (case_id, account_id, since)
   SELECT target.id, account.id, $3::timestamptz FROM ${CASES} target, accounts account WHERE target.id = $1::int AND account.id = $2::int
   ON CONFLICT DO NOTHING RETURNING case_id`,
);
const go = statement<{ case_id: number }, [number, number]>(
  'moderation.viewer-goes',
  'DELETE FROM moderation_viewers WHERE case_id = $1::int AND account_id = $2::int RETURNING case_id',
);

/** A moderator opened a case, or closed it. Saying the same twice changes nothing. */
export async function setViewing(tx: Transaction, presence: string, here: boolean): Promise<void> {
  const [caseId, accountId] = readPresence(presence);
  const changed = here
    ? await tx.sql.one(come, [caseId, accountId, tx.clock.now()])
    : await tx.sql.one(go, [caseId, accountId]);
  if (changed) await caseChanged(tx, caseId);
}

const isHere = statement<{ here: boolean }, [number, number]>(
  'moderation.is-viewing',
  'SELECT EXISTS (SELECT FROM moderation_viewers WHERE case_id = $1::int AND account_id = $2::int) AS here',
);
/** Whether Postgres takes somebody for present. */
export const isViewing = async (read: Reader, presence: string): Promise<boolean> =>
  (await read.sql.one(isHere, readPresence(presence)))!.here;

const everyone = statement<{ case_id: number; account_id: number }, []>(
  'moderation.all-viewers',
  'SELECT case_id, account_id FROM moderation_viewers',
);
/** Everyone whom Postgres takes for present. */
export const everyViewer = async (read: Reader): Promise<string[]> =>
  (await read.sql.all(everyone, [])).map((row) => presenceOnCase(row.case_id, row.account_id));

/** Moderators; not who wrote the thing, who would read who reported it. */
export async function mayWatchCase(read: Reader, person: Person, caseId: number): Promise<boolean> {
  if (!mayModerate(person)) return false;
  const found = await authorOfCase(read, caseId);
  return found !== null && found.author_id !== person.id;
}
