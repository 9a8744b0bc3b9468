import { closeSession } from '../group-practice/leave-group';
import { lockSession } from '../group-practice/lock-seat';
import { plainText } from '../kit/html/plain-text';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { CancelCause } from './contract';
import { eventChanged, type EventRow, isOver, lockAsHost, peopleOf } from './event-row';
import { eventCancelledMail } from './mails';
import { eventOver } from './refusals';
import { tell } from './tell';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const cancel = statement<{ sequence: number }, [number, CancelCause, string]>(
  'events.cancel',
  `UPDATE events SET state = 'cancelled', cause = $2, reason = $3, sequence = sequence + 1 WHERE id = $1 RETURNING sequence`,
);
const sessionOf = statement<{ id: number; pin: string; state: string }, [number]>(
  'events.session',
  `SELECT id, pin, state FROM ${GROUP_SESSIONS} practice WHERE id = $1`,
);

/**
 * Cancels an event that is locked, tells everyone, and closes the lobby if it is open.
 * @param except who knows already
 */
export async function cancelFor(
  tx: Transaction,
  event: EventRow,
  cause: CancelCause,
  reason: string,
  except: number | null,
): Promise<void> {
  const { sequence } = (await tx.sql.one(cancel, [event.id, cause, reason]))!;
  const found = event.session_id === null ? null : await tx.sql.one(sessionOf, [event.session_id]);
  if (found) {
    await lockSession(tx, found.pin);
    const session = await tx.sql.one(sessionOf, [found.id]);
    if (session && session.state !== 'ended') await closeSession(tx, session);
  }
  const people = (await peopleOf(tx, event.id)).filter(({ account_id }) => account_id !== except);
  await tell(tx, { ...event, sequence }, people, 'event-cancelled', eventCancelledMail, reason);
  await eventChanged(tx, event.id);
}

/** Its host cancels it. Twice is once. @throws Problem `event-not-found`, `not-event-host`, `event-over` */
export async function cancelEvent(
  tx: Transaction,
  person: { id: number },
  eventId: number,
  reason: string,
): Promise<void> {
  const event = await lockAsHost(tx, person, eventId);
  if (event.state === 'cancelled') return;
  if (isOver(event, tx.clock.now())) throw eventOver();
  await cancelFor(tx, event, 'host', plainText(reason).replace(/\s+/g, ' '), person.id);
}
