import { accountLeaves } from '../accounts/privacy/events';
import * as group from '../group-practice/events';
import { follow } from '../kit/event';
import { settleRoom } from './settle-room';
import { stopSearch } from './stop-search';

/** A pair talks in a group: who comes to it and who leaves it decides what becomes of the pair. */
export const audioPairingFollowers = [
  follow(group.presenceSeen, (tx, { pin }) => settleRoom(tx, pin)),
  follow(group.memberLeft, (tx, { pin, account_id }) => settleRoom(tx, pin, account_id)),
  // Who ends the session is leaving, too. Their partner is put back in the queue.
  follow(group.sessionEnded, (tx, { pin, ended_by }) => settleRoom(tx, pin, ended_by)),
  follow(accountLeaves, (tx, { account_id }) => stopSearch(tx, { id: account_id })),
];
