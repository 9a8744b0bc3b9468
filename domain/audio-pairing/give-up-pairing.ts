import { Problem } from '../kit/errors';
import { leaveGroup } from '../group-practice/leave-group';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { settleRoom } from './settle-room';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const activePin = statement<{ pin: string }, [number]>(
  'pairing.active-pin',
  `SELECT g.pin FROM pairing_members pm JOIN pairings p ON p.id = pm.pairing_id JOIN ${GROUP_SESSIONS} g ON g.id = p.session_id
    WHERE pm.account_id = $1 AND pm.left_at IS NULL`,
);

/** Out of the room of the pairing under way, if there is one. The partner is dealt with as with anybody whose partner goes. */
export async function giveUpPairing(tx: Transaction, person: { id: number }): Promise<void> {
  const room = await tx.sql.one(activePin, [person.id]);
  if (!room) return;
  try {
    await leaveGroup(tx, person, room.pin);
  } catch (error) {
    // Left already, ended or expired: the pairing is settled all the same.
    if (!(error instanceof Problem)) throw error;
  }
  await settleRoom(tx, room.pin, person.id);
}
