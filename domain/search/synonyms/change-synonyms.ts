import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { notFound } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { topicNotFound } from '~/domain/notebook/refusals';
import { TOPICS } from '~/domain/questions/views';
import { wordsOf } from '../query-words';
import { firstWordsOf } from '../terms';
import { learnWords } from '../vocabulary';
import { type SynonymAct, TERMS_MIN } from './contract';
import { synonymsChanged, synonymsExist, synonymsNotFound, termWithoutLetters, tooFewTerms } from './refusals';

interface Row {
  id: number;
  terms: string[];
  topic_id: number | null;
  in_texts: boolean;
  revision: number;
  changed_by: number | null;
  retired: boolean;
}

const ROW = 'id, terms, topic_id, in_texts, revision, changed_by, (retired_at IS NOT NULL) AS retired';
/** Changes of synonyms are rare; they wait for each other, so that no two rows are added with the same terms. */
const oneAtATime = statement<never, []>(
  'search.lock-synonyms',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates synonyms'))`,
);
const find = statement<Row, [number]>('search.find-synonyms', `SELECT ${ROW} FROM search_synonyms WHERE id = $1::int`);
const sharing = statement<Row, [string[]]>(
  'search.synonyms-sharing',
  `SELECT ${ROW} FROM search_synonyms WHERE retired_at IS NULL AND first_words && $1::text[] ORDER BY id`,
);
const insert = statement<{ id: number }, [string[], string[], number, Date, number | null, boolean]>(
  'search.add-synonyms',
  'INSERT INTO search_synonyms (terms, first_words, changed_by, changed_at, topic_id, in_texts) VALUES ($1::text[], $2::text[], $3::int, $4::timestamptz, $5::int, $6::boolean) RETURNING id',
);
const findTopic = statement<{ id: number }, [number]>(
  'search.topic-of-synonyms',
  `SELECT id FROM ${TOPICS} topic WHERE id = $1::int`,
);
// Without first words no query finds a row, not even in a gateway that knows nothing of removed rows.
const update = statement<never, [number, string[], string[], boolean, number, Date, number | null, boolean]>(
  'search.change-synonyms',
  `UPDATE search_synonyms SET terms = $2::text[], first_words = $3::text[], topic_id = $7::int, in_texts = $8::boolean, retired_at = CASE WHEN $4::boolean THEN $6::timestamptz END,
          revision = revision + 1, changed_by = $5::int, changed_at = $6::timestamptz WHERE id = $1::int`,
);
const record = statement<never, [number, number, number, SynonymAct, string[], string[], Date]>(
  'search.record-synonym-change',
  `INSERT INTO synonym_changes (synonym_id, revision, account_id, act, terms_before, terms_after, created_at)
   VALUES ($1::int, $2::int, $3::int, $4, $5::text[], $6::text[], $7::timestamptz)`,
);

const folded = (terms: readonly string[]) => terms.map((term) => wordsOf(term).join(' '));
const sameTerms = (one: readonly string[], other: readonly string[]) =>
  folded(one).sort().join('|') === folded(other).sort().join('|');

/** The terms as they are kept: plain text, each once. @throws Problem invalid `too-few-terms`, `term-without-letters` */
function termsOf(typed: readonly string[]): string[] {
  const terms = typed.map((term) => plainText(term).replaceAll(/\s+/g, ' ')).filter((term) => term !== '');
  const keys = folded(terms);
  if (keys.includes('')) throw termWithoutLetters();
  const kept = terms.filter((_, index) => keys.indexOf(keys[index]!) === index);
  if (kept.length < TERMS_MIN) throw tooFewTerms();
  return kept;
}

async function sameRow(tx: Transaction, terms: readonly string[]): Promise<Row | undefined> {
  const rows = await tx.sql.all(sharing, [firstWordsOf(terms)]);
  return rows.find((row) => sameTerms(row.terms, terms));
}

/** @throws Problem not-found `topic-not-found` */
async function knownTopic(tx: Transaction, topicId: number | undefined): Promise<number | null> {
  if (topicId === undefined) return null;
  if (!(await tx.sql.one(findTopic, [topicId]))) throw topicNotFound();
  return topicId;
}

/** What a moderator types. `in_texts`: the terms become links to their topic. */
type Typed = { terms: readonly string[]; topic_id?: number; in_texts: boolean };

async function begin(tx: Transaction, who: Person): Promise<void> {
  if (!mayModerate(who)) throw notFound();
  await tx.sql.all(oneAtATime, []);
}

/**
 * A moderator adds a row of terms that mean the same. Searches take it from the moment of the commit. The same row by the same
 * moderator again changes nothing.
 *
 * @throws Problem not-found for anybody but moderators, and `topic-not-found`; invalid `too-few-terms`, `term-without-letters`;
 * conflict `synonyms-exist`
 */
export async function addSynonyms(
  tx: Transaction,
  who: Person,
  { terms: typed, topic_id, in_texts }: Typed,
): Promise<void> {
  await begin(tx, who);
  const terms = termsOf(typed);
  const topic = await knownTopic(tx, topic_id);
  const same = await sameRow(tx, terms);
  if (same?.changed_by === who.id) return;
  if (same) throw synonymsExist();
  const row = await tx.sql.one(insert, [terms, firstWordsOf(terms), who.id, tx.clock.now(), topic, in_texts]);
  await tx.sql.all(record, [row!.id, 1, who.id, 'added', [], terms, tx.clock.now()]);
  await learnWords(tx, terms);
}

/** The row in the revision that the moderator has seen; null if their own change has been made already. */
async function rowToChange(
  tx: Transaction,
  who: Person,
  { synonym_id, revision }: { synonym_id: number; revision: number },
  done: (row: Row) => boolean,
): Promise<Row | null> {
  await begin(tx, who);
  const row = await tx.sql.one(find, [synonym_id]);
  if (!row) throw synonymsNotFound();
  if (row.revision === revision) return row;
  if (row.revision === revision + 1 && row.changed_by === who.id && done(row)) return null;
  throw synonymsChanged();
}

async function put(
  tx: Transaction,
  who: Person,
  row: Row,
  act: SynonymAct,
  { terms, topic, in_texts }: { terms: string[]; topic: number | null; in_texts: boolean },
): Promise<void> {
  const now = tx.clock.now();
  const retired = act === 'removed';
  await tx.sql.all(update, [row.id, terms, retired ? [] : firstWordsOf(terms), retired, who.id, now, topic, in_texts]);
  const before = row.retired ? [] : row.terms;
  await tx.sql.all(record, [row.id, row.revision + 1, who.id, act, before, retired ? [] : terms, now]);
  if (!retired) await learnWords(tx, terms);
}

type Which = { synonym_id: number; revision: number };

/**
 * A moderator changes the terms of a row.
 * @throws Problem as `addSynonyms`; not-found `synonyms-not-found`; conflict `synonyms-changed`
 */
export async function changeSynonyms(
  tx: Transaction,
  who: Person,
  { terms: typed, topic_id, in_texts, ...which }: Which & Typed,
): Promise<void> {
  const terms = termsOf(typed);
  const wanted = topic_id ?? null;
  const row = await rowToChange(
    tx,
    who,
    which,
    (now) => !now.retired && now.topic_id === wanted && now.in_texts === in_texts && sameTerms(now.terms, terms),
  );
  if (!row) return;
  const same = row.topic_id === wanted && row.in_texts === in_texts && row.terms.join('|') === terms.join('|');
  if (!row.retired && same) return;
  if (row.retired) throw synonymsChanged();
  const other = await sameRow(tx, terms);
  if (other && other.id !== row.id) throw synonymsExist();
  await put(tx, who, row, 'changed', { terms, topic: await knownTopic(tx, topic_id), in_texts });
}

/** A moderator removes a row: no search takes it any more. It stays in the list of removed rows. @throws as `changeSynonyms` */
export async function removeSynonyms(tx: Transaction, who: Person, which: Which): Promise<void> {
  const row = await rowToChange(tx, who, which, (now) => now.retired);
  if (row && !row.retired) await put(tx, who, row, 'removed', { ...row, topic: row.topic_id });
}

/** A moderator takes a removed row into use again. @throws as `changeSynonyms` */
export async function restoreSynonyms(tx: Transaction, who: Person, which: Which): Promise<void> {
  const row = await rowToChange(tx, who, which, (now) => !now.retired);
  if (!row?.retired) return;
  if (await sameRow(tx, row.terms)) throw synonymsExist();
  await put(tx, who, row, 'restored', { ...row, topic: row.topic_id });
}

const moveTopic = statement<never, [from: number, into: number]>(
  'search.move-topic-of-terms',
  'UPDATE search_synonyms SET topic_id = $2::int WHERE topic_id = $1::int',
);

/** Terms of a topic that was merged into another one lead there. */
export async function moveTopicOfTerms(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.sql.all(moveTopic, [from, into]);
}
