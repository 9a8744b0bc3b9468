import { CAPACITY } from '~/domain/group-practice/contract';
import { chooseRole } from '~/domain/group-practice/choose-role';
import { joinGroup } from '~/domain/group-practice/join-group';
import { leaveGroup } from '~/domain/group-practice/leave-group';
import { lockSeat } from '~/domain/group-practice/lock-seat';
import { findOwnPins } from '~/domain/group-practice/own-pins.query';
import { giveHosting, setGone } from '~/domain/group-practice/presence';
import { Problem } from '~/domain/kit/errors';
import type { Transaction } from '~/domain/kit/transaction';

async function moveSeat(tx: Transaction, guestId: number, accountId: number, pin: string): Promise<void> {
  const [guest, account] = [{ id: guestId }, { id: accountId }];
  const { members, session } = await lockSeat(tx, guest, pin);
  const seat = members.find((member) => member.account_id === guestId);
  const sitsThere = members.some((member) => member.account_id === accountId);
  // Before the guest goes, so that a host who is alone does not end the group and hosting can pass to the account.
  const full = members.length >= CAPACITY;
  if (!full) await joinGroup(tx, account, pin);
  if (!full && session.host_id === guestId) await giveHosting(tx, session, accountId);
  await leaveGroup(tx, guest, pin);
  if (full) await joinGroup(tx, account, pin);
  if (!seat || sitsThere) return;
  if (seat.away_since !== null) await setGone(tx, pin, [accountId]);
  if (seat.role !== 'none') await chooseRole(tx, account, pin, { role: seat.role });
}

/**
 * The seats of a guest in open groups are those of the account that they sign in to: with hosting, unless the group is full, and with
 * the role, also while the station runs. If the account sits there already, the guest only leaves. In a run of a
 * circuit the account has no role until the run gives it one. It is here because accounts must not need group practice.
 */
export async function moveSeats(tx: Transaction, guestId: number, accountId: number): Promise<void> {
  for (const pin of (await findOwnPins(tx, guestId)).sort()) {
    try {
      await moveSeat(tx, guestId, accountId, pin);
    } catch (error) {
      // The group has ended, its host has removed the account, or a circuit decides on the roles. They sign in all the same.
      if (!(error instanceof Problem)) throw error;
    }
  }
}
