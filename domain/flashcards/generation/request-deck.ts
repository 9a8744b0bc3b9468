import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { may } from '~/domain/purchases/entitlements/may';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { requireChoice } from '~/domain/quizzes/generation/ai-choice.query';
import { clean } from '~/domain/quizzes/generation/folded-text';
import {
  DECKS_A_DAY,
  deckGeneration,
  generateDeckJob,
  type GenerationSource,
  MOST_WAITING,
  PASTED_MIN,
} from './contract';
import { countMistakes } from './known-questions.query';
import { deckBeingWritten, decksUsedUp, deckWritersBusy, noMistakes, textTooShort } from './refusals';

const DAY_MS = 24 * 60 * 60 * 1_000;

// What has come to nothing counts for nothing: that is how it is given back.
const had = statement<{ had: number; oldest: Date | null; writing: number | null }, [number, Date]>(
  'flashcards.generations-had',
  `SELECT count(*)::int AS had, min(created_at) AS oldest, (SELECT id FROM flashcard_generations WHERE account_id = $1::int AND state = 'generating') AS writing
     FROM flashcard_generations WHERE account_id = $1::int AND (written > 0 OR state = 'generating') AND created_at > $2::timestamptz`,
);
const waiting = statement<{ waiting: number }, []>(
  'flashcards.generations-waiting',
  `SELECT count(*)::int AS waiting FROM flashcard_generations WHERE state = 'generating'`,
);

export interface DeckQuota {
  a_day: number;
  /** How many may still be asked for now. */
  left: number;
  /** The oldest that counts leaves the 24 hours then. */
  oldest: Date | null;
  /** The generation that is being written, if any. */
  writing: number | null;
}

export async function deckQuota(read: Reader, person: Person): Promise<DeckQuota> {
  const a_day = DECKS_A_DAY[may(person, 'generation.more') ? 'supporter' : 'learner'];
  const row = (await read.sql.one(had, [person.id, new Date(read.clock.now().getTime() - DAY_MS)]))!;
  return { a_day, left: Math.max(0, a_day - row.had), oldest: row.oldest, writing: row.writing };
}

/** The limit over everybody is soft: those who ask in the same moment may all pass. */
async function requireDeckLeft(read: Reader, person: Person): Promise<void> {
  const quota = await deckQuota(read, person);
  if (quota.writing !== null) throw deckBeingWritten();
  if (quota.left === 0)
    throw decksUsedUp(Math.ceil((quota.oldest!.getTime() + DAY_MS - read.clock.now().getTime()) / 1_000));
  if ((await read.sql.one(waiting, []))!.waiting >= MOST_WAITING) throw deckWritersBusy();
}

const lock = statement<never, [number]>(
  'flashcards.lock-asking',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates generated deck'), $1)`,
);
const requestedBefore = statement<{ id: number }, [number, string]>(
  'flashcards.generation-requested',
  'SELECT id FROM flashcard_generations WHERE account_id = $1::int AND submission_id = $2::uuid',
);
const open = statement<
  { id: number },
  [number, GenerationSource, number, number | null, string, Language, number, string | null, Date]
>(
  'flashcards.open-generation',
  `INSERT INTO flashcard_generations (account_id, source, specialty_id, topic_id, pasted, language, length, submission_id, created_at)
   VALUES ($1::int, $2, $3::smallint, $4::int, $5, $6, $7::smallint, $8::uuid, $9::timestamptz) RETURNING id`,
);

export interface DeckRequest {
  source: GenerationSource;
  specialty: number;
  topic: number;
  text: string;
  language?: Language | undefined;
  length: number;
  submission_id?: string | undefined;
}

/** What the source must have to be written from. @returns how many cards at most */
async function requireMaterial(tx: Transaction, person: Person, request: DeckRequest, language: Language) {
  switch (request.source) {
    case 'topic':
      await requireChoice(tx, { ...request, focus: 0 });
      return request.length;
    case 'text':
      if (request.text.length < PASTED_MIN) throw textTooShort(PASTED_MIN);
      return request.length;
    case 'mistakes': {
      const mistakes = await countMistakes(tx, person.id, language);
      if (mistakes === 0) throw noMistakes();
      return Math.min(request.length, mistakes);
    }
  }
}

/**
 * Asks for a generated deck: it is put in the queue of those to be written. Sent twice with the same `submission_id`, it is asked
 * for once.
 * @returns the id of the generation
 * @throws Problem invalid `unknown-choice`, `text-too-short`, `no-mistakes`; conflict `deck-being-written`; too-many `decks-used-up`;
 *   unavailable `deck-writers-busy`
 */
export async function requestDeck(tx: Transaction, person: Person, sent: DeckRequest): Promise<number> {
  await tx.sql.all(lock, [person.id]);
  const before =
    sent.submission_id === undefined ? null : await tx.sql.one(requestedBefore, [person.id, sent.submission_id]);
  if (before) return before.id;
  const request = { ...sent, text: clean(sent.text) };
  const language = request.language ?? person.language;
  const { source, specialty, topic, text } = request;
  const length = await requireMaterial(tx, person, request, language);
  await requireDeckLeft(tx, person);
  const { id } = (await tx.sql.one(open, [
    person.id,
    source,
    source === 'topic' ? specialty : 0,
    source === 'topic' && topic !== 0 ? topic : null,
    source === 'text' ? text : '',
    language,
    length,
    request.submission_id ?? null,
    tx.clock.now(),
  ]))!;
  tx.enqueue(generateDeckJob, { generation_id: id });
  return id;
}

const lockFailed = statement<{ id: number }, [number, number]>(
  'flashcards.lock-failed-generation',
  `SELECT id FROM flashcard_generations WHERE id = $1::int AND account_id = $2::int AND state = 'failed' FOR NO KEY UPDATE`,
);
// At the end of the queue, where its job is as well. Nothing while another deck is being written for the same person.
const waitAgain = statement<{ id: number }, [number]>(
  'flashcards.wait-again',
  `UPDATE flashcard_generations generation
      SET state = 'generating', failure = NULL, finished_at = NULL, writing_since = NULL, refused = '{}', refused_in_a_row = 0, refusals = 0, last_refusal = NULL,
          queued_at = clock_timestamp(), version = version + 1
    WHERE id = $1::int AND state = 'failed' AND NOT EXISTS (SELECT FROM flashcard_generations other WHERE other.account_id = generation.account_id AND other.state = 'generating')
   RETURNING id`,
);

/**
 * A failed deck is asked for once more. If it has not failed, nothing changes.
 * @throws Problem conflict `deck-being-written`; too-many `decks-used-up`; unavailable `deck-writers-busy`
 */
export async function requestDeckAgain(tx: Transaction, person: Person, id: number): Promise<void> {
  await tx.sql.all(lock, [person.id]);
  if (!(await tx.sql.one(lockFailed, [id, person.id]))) return;
  await requireDeckLeft(tx, person);
  if (!(await tx.sql.one(waitAgain, [id]))) return;
  tx.publish(deckGeneration, id);
  tx.enqueue(generateDeckJob, { generation_id: id });
}

/** The failed job of a deck runs again: it is waited for again. If the person has another one meanwhile, nothing changes. */
export async function resumeDeckGeneration(tx: Transaction, id: number): Promise<void> {
  if (await tx.sql.one(waitAgain, [id])) tx.publish(deckGeneration, id);
}
