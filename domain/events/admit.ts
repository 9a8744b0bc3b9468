import { wrongPin } from '../group-practice/join-group';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { eventPlaceNeeded } from './refusals';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';
import { BLOCKS } from '~/domain/audio-pairing/views';

/**
 * SQL: whether somebody in a group has blocked a person, or was blocked by them.
 * @param session the id of the group session
 * @param person the parameter of their id
 */
export const blockedIn = (session: string, person: string): string =>
  `EXISTS (SELECT FROM ${GROUP_MEMBERS} m JOIN ${BLOCKS} b
       ON (b.blocker_id = m.account_id AND b.blocked_id = ${person}) OR (b.blocked_id = m.account_id AND b.blocker_id = ${person})
    WHERE m.session_id = ${session} AND m.left_at IS NULL)`;

const atTheDoor = statement<{ place: boolean; blocked: boolean }, [string, number]>(
  'events.at-the-door',
  `SELECT e.hidden_at IS NULL AND EXISTS (SELECT FROM event_people p WHERE p.event_id = e.id AND p.account_id = $2 AND p.state = 'coming') AS place,
          ${blockedIn('s.id', '$2')} AS blocked
     FROM ${GROUP_SESSIONS} s JOIN events e ON e.session_id = s.id WHERE s.pin = $1`,
);

/**
 * The lobby of an event admits only those with a place, with any PIN or invitation: the sign-up for a place checks the age of 18
 * years and keeps people apart who blocked each other. Any other group is open to those who have its PIN.
 * @throws Problem `event-place-needed`; `pin-wrong` if a participant has blocked the person, or the other way round
 */
export async function admit(tx: Transaction, pin: string, accountId: number): Promise<void> {
  const found = await tx.sql.one(atTheDoor, [pin, accountId]);
  if (found?.blocked) throw wrongPin();
  if (found?.place === false) throw eventPlaceNeeded();
}
