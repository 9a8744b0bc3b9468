import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { Role } from '~/domain/accounts/contract';
import { productAt } from './a-product';

/** Runs a statement in the database of a product: of this worker's, unless `url` is the address of another one. */
export async function rows<T>(text: string, values: unknown[] = [], url = ''): Promise<T[]> {
  const client = new Client({ connectionString: productAt(url).databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as T[];
  } finally {
    await client.end();
  }
}

let made = 0;

/**
 * Makes a person with the name, the password and the roles of a demo account, for one test alone.
 * @returns the username, which begins with that of the demo account
 */
export async function aPersonLike(demo: string, url = ''): Promise<string> {
  made += 1;
  const username = `${demo}.${made}`;
  const found = await rows(
    `WITH person AS (
       INSERT INTO accounts OVERRIDING USER VALUE
       SELECT (jsonb_populate_record(them, jsonb_build_object('username', $2::text, 'email', $2 || '@demo.example'))).*
         FROM accounts them WHERE username = $1 RETURNING id),
     agreed AS (
       INSERT INTO account_consents (account_id, kind, version, given_at)
       SELECT person.id, kind, version, now() FROM person, account_consents
        WHERE account_id = (SELECT id FROM accounts WHERE username = $1))
     SELECT id FROM person`,
    [demo, username],
    url,
  );
  if (found.length === 0) throw new Error(`There is no demo account "${demo}"`);
  return username;
}

// What follows changes rows that a test made itself, as time or somebody else would. Specs contain no such statement (lint).

/** Somebody is given roles, past the pages where they are bought, asked for or given. */
export const giveRoles = (username: string, roles: readonly Role[]) =>
  rows('UPDATE accounts SET roles = $2 WHERE username = $1', [username, roles]);

/** Makes an account one of the demo's, whose roles need no second factor. An open session does not know of it. */
export const makeDemo = (username: string, roles: readonly Role[]) =>
  rows('UPDATE accounts SET roles = $2, demo = true WHERE username = $1', [username, roles]);

/** As if an exam had been started earlier: it ends in so many seconds. */
export const endExamIn = (quizlogId: number, seconds: number) =>
  rows(`UPDATE quizzes SET ends_at = now() + make_interval(secs => $2) WHERE id = $1`, [quizlogId, seconds]);

/** As if somebody had never agreed to anything. */
export const forgetConsents = (username: string) =>
  rows('DELETE FROM account_consents WHERE account_id = (SELECT id FROM accounts WHERE username = $1)', [username]);

/** As if the push service had refused their devices. */
export const forgetDevices = (username: string) =>
  rows('DELETE FROM push_subscriptions WHERE account_id = (SELECT id FROM accounts WHERE username = $1)', [username]);

/** As if somebody had last proved eleven minutes ago who they are. */
export const ageConfirmation = (username: string) =>
  rows(
    `UPDATE sessions SET confirmed_at = confirmed_at - interval '11 minutes'
      WHERE account_id = (SELECT id FROM accounts WHERE username = $1)`,
    [username],
  );

/** As if nothing had been done in the group for four hours. */
export const expireGroup = (pin: string) =>
  rows(`UPDATE group_sessions SET expires_at = now() - interval '1 second' WHERE pin = $1`, [pin]);

/** As if the members of a group who are away had gone a minute earlier. */
export const ageAbsence = (pin: string) =>
  rows(
    `UPDATE group_members m SET away_since = away_since - interval '1 minute'
       FROM group_sessions s WHERE s.id = m.session_id AND s.pin = $1 AND m.away_since IS NOT NULL`,
    [pin],
  );

/** An event begins now, as its job is queued for it: the outbox hands it on. */
export const beginEvent = (title: string) =>
  rows(
    `WITH begun AS (UPDATE events SET starts_at = now() WHERE title = $1 RETURNING id)
     INSERT INTO outbox (kind, name, body, due_at)
     SELECT 'job', 'events.open', json_build_object('event_id', id), now() FROM begun`,
    [title],
  );

/** As if someone had typed the PIN while PINs are guessed: a real attack would keep the guests of other tests waiting, too. */
export const knockAt = (pin: string, name: string, token: string) =>
  rows(
    `INSERT INTO group_knocks (token_hash, pin, name, language, knocked_at, expires_at)
     VALUES ($1, $2, $3, 'en', now(), now() + interval '10 minutes')`,
    [createHash('sha256').update(token).digest('base64url'), pin, name],
  );

/** How much of the work of a person the server has, by the store in which a browser keeps it until then (`unsent-work.ts`). */
export async function workOf(username: string): Promise<Record<string, number>> {
  const tables: Record<string, string> = {
    observed: `observer_sheets WHERE account_id = me.id AND ticked <> '{}'`,
    said: 'consultation_turns t JOIN consultations c ON c.id = t.consultation_id WHERE c.account_id = me.id',
    note: 'annotations WHERE account_id = me.id AND NOT deleted',
    'deck.1': 'decks WHERE owner_id = me.id',
    question: 'question_drafts WHERE account_id = me.id',
    station: 'station_drafts WHERE account_id = me.id',
    notebook: 'notebook_proposals WHERE author_id = me.id',
    reviews: 'flashcard_reviews WHERE account_id = me.id',
    acts: 'station_bookmarks WHERE account_id = me.id',
    submits: 'station_attempts WHERE examiner_id = me.id',
    marks: 'marking_drafts WHERE examiner_id = me.id',
    answers: `quiz_questions q JOIN quizzes z ON z.id = q.quiz_id WHERE z.account_id = me.id AND q.state = 'answered'`,
  };
  const counts = Object.entries(tables).map(
    ([store, from]) => `'wardmates.${store}.', (SELECT count(*)::int FROM ${from})`,
  );
  const text = `SELECT json_build_object(${counts.join(', ')}) AS work FROM accounts me WHERE username = $1`;
  const [found] = await rows<{ work: Record<string, number> }>(text, [username]);
  return found!.work;
}
