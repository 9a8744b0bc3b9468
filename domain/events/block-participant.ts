import { blockPerson } from '../audio-pairing/block-partner';
import type { Transaction } from '../kit/transaction';
import { isVisible, peopleOf } from './event-row';
import { eventNotFound, eventPlaceNeeded, participantNotFound } from './refusals';

/**
 * Blocks somebody who has a place in an event, as somebody who has one, also once it is over: see `blockPerson`. What becomes of the
 * places of both, in this event and in others, is what `partBlocked` says of every block; it locks the events, one after the other.
 * @throws Problem `event-not-found`, `event-place-needed`, `participant-not-found`
 */
export async function blockParticipant(
  tx: Transaction,
  person: { id: number },
  eventId: number,
  accountId: number,
): Promise<void> {
  if (!(await isVisible(tx, person, eventId))) throw eventNotFound();
  const coming = (await peopleOf(tx, eventId)).flatMap(({ account_id, state }) =>
    state === 'coming' ? [account_id] : [],
  );
  if (!coming.includes(person.id)) throw eventPlaceNeeded();
  if (accountId === person.id || !coming.includes(accountId)) throw participantNotFound();
  await blockPerson(tx, person, accountId);
}
