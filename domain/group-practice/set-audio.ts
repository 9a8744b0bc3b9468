import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { CALL_CAPACITY } from './call-contract';
import { changed, lockAsHost } from './lock-seat';

const switchAudio = statement<never, [number, boolean]>(
  'group.audio-set',
  'UPDATE group_sessions SET audio = $2 WHERE id = $1',
);

/**
 * A call of ours in place of the group's chat link, or the link again. Who joins a group with a call later than its
 * fourth member is in the group, not in the call.
 *
 * @throws Problem `not-host`, `call-group-too-large`
 */
export async function setAudio(tx: Transaction, person: { id: number }, pin: string, audio: boolean): Promise<void> {
  const seat = await lockAsHost(tx, person, pin);
  if (audio && seat.members.length > CALL_CAPACITY)
    throw conflict('call-group-too-large', `A voice call is for up to ${CALL_CAPACITY} people. Use the chat link.`);
  await tx.sql.all(switchAudio, [seat.session.id, audio]);
  await changed(tx, seat.session, { lobby: true });
}
