import { guestName } from '../accounts/create-guest';
import type { Language } from '../accounts/contract';
import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { forgetKnocks } from './forget-knocks';
import { groupKnocks } from './knock-contract';
import { lockAsHost } from './lock-seat';

/** How long somebody waits to be let in, and how long they then have to come, in milliseconds. */
export const KNOCK_LIFETIME = 10 * 60_000;

/** Ended knocks that a new one deletes at most; the retention job deletes the rest. */
const KNOCKS_AT_ONCE = 100;

/** Somebody signed in, or a guest under a name. */
export type Knocker = { account_id: number; name: string } | { account_id: null; name: string };

// Changes of one PIN's knocks are numbered in the order of their commits.
const inOrder = statement<never, [string]>(
  'group.knocks-in-order',
  `SELECT pg_advisory_xact_lock(hashtextextended('knock ' || $1, 0))`,
);
const insert = statement<never, [string, string, string, string, number | null, Date, Date]>(
  'group.knock',
  `INSERT INTO group_knocks (token_hash, pin, name, language, account_id, knocked_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const answer = statement<{ id: number }, [number, string, boolean, Date, Date]>(
  'group.answer-knock',
  `UPDATE group_knocks SET let_in_at = CASE WHEN $3 THEN $4::timestamptz END, sent_away_at = CASE WHEN $3 THEN NULL ELSE $4::timestamptz END,
          expires_at = CASE WHEN $3 THEN $5 ELSE expires_at END, change = DEFAULT
    WHERE id = $1 AND pin = $2 AND expires_at > $4 AND let_in_at IS NULL AND sent_away_at IS NULL RETURNING id`,
);

/**
 * Asks to be let in. Looks nothing up, and does the same for a right PIN and a wrong one.
 *
 * @param tokenHash of the token with which the one who knocks asks for the answer
 * @throws Problem `name-required`, `name-too-long`
 */
export async function knock(
  tx: Transaction,
  { account_id, name }: Knocker,
  pin: string,
  tokenHash: string,
  language: Language,
): Promise<void> {
  const shown = account_id === null ? guestName(name) : name;
  const now = tx.clock.now();
  await tx.sql.one(inOrder, [pin]);
  await tx.sql.all(insert, [
    tokenHash,
    pin,
    shown,
    language,
    account_id,
    now,
    new Date(now.getTime() + KNOCK_LIFETIME),
  ]);
  await forgetKnocks(tx, KNOCKS_AT_ONCE);
  tx.publish(groupKnocks, pin);
}

/**
 * The host lets somebody in, or sends them away. Who is sent away sees no more than somebody with a wrong PIN does.
 *
 * @throws Problem `not-host`, `knock-gone`, besides what `lockSeat` throws
 */
export async function answerKnock(
  tx: Transaction,
  person: { id: number },
  pin: string,
  knockId: number,
  letIn: boolean,
): Promise<void> {
  await lockAsHost(tx, person, pin);
  const now = tx.clock.now();
  await tx.sql.one(inOrder, [pin]);
  const answered = await tx.sql.one(answer, [knockId, pin, letIn, now, new Date(now.getTime() + KNOCK_LIFETIME)]);
  if (!answered) throw notFound('knock-gone', 'This person is no longer asking to come in.');
  tx.publish(groupKnocks, pin);
}

const stateOf = statement<{ let_in: boolean }, [string, string, number | null, Date]>(
  'group.knock-state',
  'SELECT let_in_at IS NOT NULL AS let_in FROM group_knocks WHERE token_hash = $1 AND pin = $2 AND account_id IS NOT DISTINCT FROM $3 AND expires_at > $4',
);

/** The state of a knock for the person who knocked. `over` is a knock that nobody answered in time, or that never was. */
export async function knockStateOf(
  read: Reader,
  person: { id: number } | null,
  pin: string,
  tokenHash: string,
): Promise<'waiting' | 'let-in' | 'over'> {
  const found = await read.sql.one(stateOf, [tokenHash, pin, person?.id ?? null, read.clock.now()]);
  return found ? (found.let_in ? 'let-in' : 'waiting') : 'over';
}

export interface LetIn {
  name: string;
  /** The guest that they became already, when the answer to the first time was lost. */
  guest_id: number | null;
}

const takeUp = statement<LetIn, [string, string, number | null, Date]>(
  'group.take-up-knock',
  `SELECT name, guest_id FROM group_knocks
    WHERE token_hash = $1 AND pin = $2 AND account_id IS NOT DISTINCT FROM $3 AND expires_at > $4 AND let_in_at IS NOT NULL FOR UPDATE`,
);
const becomes = statement<never, [string, number]>(
  'group.knock-becomes',
  'UPDATE group_knocks SET guest_id = $2 WHERE token_hash = $1',
);

/** Whether the host has let them in, with the knock locked; null if not, or not any more. */
export const findLetIn = (
  tx: Transaction,
  person: { id: number } | null,
  pin: string,
  tokenHash: string,
): Promise<LetIn | null> => tx.sql.one(takeUp, [tokenHash, pin, person?.id ?? null, tx.clock.now()]);

/** Notes the guest, so that the same knock never makes two. */
export const knockBecomes = (tx: Transaction, tokenHash: string, guestId: number): Promise<unknown> =>
  tx.sql.all(becomes, [tokenHash, guestId]);
