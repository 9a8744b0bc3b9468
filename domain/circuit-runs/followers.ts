import * as group from '../group-practice/events';
import { follow } from '../kit/event';
import type { Transaction } from '../kit/transaction';
import { circuitRun } from './contract';
import { settleRun } from './settle-run';

const settle = async (tx: Transaction, { pin, circuit_run }: { pin: string; circuit_run: boolean }): Promise<void> => {
  if (circuit_run) await settleRun(tx, pin);
};

/** A run stands on a group: what happens to the group happens to the run. */
export const circuitRunsFollowers = [
  follow(group.groupChanged, async (tx, { pin, circuit_run }) => {
    if (circuit_run) tx.publish(circuitRun, pin);
  }),
  follow(group.memberJoined, settle),
  follow(group.memberLeft, async (tx, { pin, circuit_run, account_id }) => {
    if (circuit_run) tx.revoke(circuitRun, pin, account_id);
    await settle(tx, { pin, circuit_run });
  }),
  follow(group.roundSubmitted, settle),
  follow(group.sessionEnded, settle),
];
