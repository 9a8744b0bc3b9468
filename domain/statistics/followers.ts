import { accountRegistered } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { noteActs } from '../acts/note-acts';
import { PEOPLE } from '~/domain/accounts/views';

const registered = statement<never, [number]>(
  'statistics.note-registration',
  noteActs('registered', `SELECT id, created_at FROM ${PEOPLE} person WHERE id = $1::int`),
);

export const statisticsFollowers = [
  follow(accountRegistered, async (tx, { account_id }) => void (await tx.sql.all(registered, [account_id]))),
];
