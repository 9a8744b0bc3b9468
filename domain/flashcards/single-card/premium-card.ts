import type { Person } from '~/domain/accounts/person';
import { mayAuthor, mayModerate } from '~/domain/accounts/policy';
import { notAllowed } from '~/domain/kit/errors';
import type { SentPageData } from '~/domain/kit/contract';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import type { Language } from '~/domain/accounts/contract';
import { notMerged, topicNow } from '~/domain/questions/merged-topics';
import { proposeCard } from '../moderating/propose-card';
import { isOurPicture } from '../decks/pictures';
import { deckNotFound, emptyCard, pictureNotOurs } from '../decks/refusals';
import type { createCard, Filing } from './contract';
import { TOPICS } from '~/domain/questions/views';

interface DeckRow {
  id: number;
  kind: 'pack' | 'collection';
  deck_name: string;
  tags: string[] | null;
  topic: number | null;
  specialty: number | null;
  filing: Record<string, string> | null;
}

const decks = statement<DeckRow, []>(
  'flashcards.packs-to-write-for',
  `SELECT deck.id, deck.kind, deck.deck_name, topic.id AS topic, topic.specialty_id AS specialty, deck.defaults -> 'filing' AS filing,
          (SELECT array_agg(DISTINCT tag ORDER BY tag) FROM flashcards card, unnest(card.tags) AS tag
            WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS tags
     FROM decks deck LEFT JOIN ${TOPICS} topic ON topic.id = (deck.defaults ->> 'topic')::int
    WHERE deck.kind <> 'own' AND deck.deleted_at IS NULL ORDER BY deck.kind DESC, deck.id`,
);
const topics = statement<{ id: number; specialty_id: number; name: string }, [string]>(
  'flashcards.topics-to-file-under',
  `SELECT id, specialty_id, CASE WHEN $1::text = 'es' THEN name_es ELSE name END AS name FROM ${TOPICS} topics WHERE ${notMerged('topics')} ORDER BY specialty_id, name`,
);

/** Packs, collections and topics, in a language. */
export async function findPacksToWriteFor(read: Reader, language: Language) {
  const [all, filedUnder] = await Promise.all([read.sql.all(decks, []), read.sql.all(topics, [language])]);
  return {
    decks: all.map(({ id, kind, deck_name, tags, topic, specialty, filing }) => ({
      id,
      kind,
      deck_name,
      tags: tags ?? [],
      defaults: { specialty: specialty ?? 0, topic: topic ?? 0, filing: filing ?? {} },
    })),
    topics: filedUnder,
  };
}

/** What authors choose from. @throws Problem not-allowed for anybody else */
export async function findPacks(read: Reader, person: Person): Promise<SentPageData<typeof createCard>> {
  if (!mayAuthor(person)) throw notAllowed();
  return { ...(await findPacksToWriteFor(read, person.language)), publishes: mayModerate(person) };
}

const lock = statement<{ id: number }, [number, string]>(
  'flashcards.lock-pack',
  `SELECT id FROM decks WHERE id = $1::int AND kind = $2 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);
// A proposed card is deleted until it is published.
const add = statement<{ id: number }, [string, Date, number, proposed: boolean]>(
  'flashcards.add-to-pack',
  `INSERT INTO flashcards (deck_id, author_id, position, front, back, html_version, front_image_url, back_image_url, tags, topic_id, filing, submission_id, created_at, changed_at, deleted_at)
   SELECT sent.deck_id, $3::int, coalesce((SELECT max(position) FROM flashcards WHERE deck_id = sent.deck_id), 0) + 1, sent.front, sent.back,
          ${SANITISER_VERSION}, sent.front_image_url, sent.back_image_url, sent.tags, (SELECT id FROM topics WHERE id = ${topicNow('sent.topic')}),
          sent.filing, sent.submission_id, $2::timestamptz, $2::timestamptz, CASE WHEN $4::boolean THEN $2::timestamptz END
     FROM jsonb_to_record($1::jsonb) AS sent (deck_id int, front text, back text, front_image_url text, back_image_url text,
                                              tags text[], topic int, filing jsonb, submission_id uuid)
   ON CONFLICT (deck_id, submission_id) DO NOTHING RETURNING id`,
);
const save = statement<never, [number, string]>(
  'flashcards.save-defaults',
  `UPDATE decks SET defaults = $2::jsonb || jsonb_build_object('topic', ${topicNow("($2::jsonb ->> 'topic')::int")}) WHERE id = $1::int`,
);

export interface PremiumCard {
  pack?: number | undefined;
  collection?: number | undefined;
  front: CleanHtml;
  back: CleanHtml;
  front_image_url: string;
  back_image_url: string;
  tags: string[];
  topic: number;
  filing: Filing;
  keep_defaults: boolean;
  submission_id?: string | undefined;
}

/**
 * Adds one card to a pack or collection, by its author (spec 2 §2, §7). Who does not moderate proposes it to a second person. The
 * same submission adds one.
 * @returns the id of the pack or collection
 * @throws Problem not-allowed; not-found `deck-not-found`; invalid `empty-card`, `picture-not-ours`
 */
export async function addPremiumCard(tx: Transaction, person: Person, card: PremiumCard): Promise<number> {
  if (!mayAuthor(person)) throw notAllowed();
  if (card.front.trim() === '' && card.front_image_url === '') throw emptyCard('front');
  for (const field of ['front_image_url', 'back_image_url'] as const)
    if (card[field] !== '' && !isOurPicture(card[field])) throw pictureNotOurs(field);
  const { pack, collection, keep_defaults, ...fields } = card;
  const deck = await tx.sql.one(lock, [(pack ?? collection)!, pack === undefined ? 'collection' : 'pack']);
  if (!deck) throw deckNotFound();
  const proposed = !mayModerate(person);
  const row = JSON.stringify({ deck_id: deck.id, ...fields });
  const added = await tx.sql.one(add, [row, tx.clock.now(), person.id, proposed]);
  if (added && proposed) await proposeCard(tx, person.id, { id: added.id, front: card.front });
  // A proposal says nothing of other cards.
  if (keep_defaults && !proposed)
    await tx.sql.all(save, [deck.id, JSON.stringify({ topic: card.topic, filing: card.filing })]);
  return deck.id;
}
