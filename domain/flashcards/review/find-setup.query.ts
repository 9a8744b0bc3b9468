import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { mayReview } from '../policy';
import type { flashcardSetup } from './contract';
import { findOwnCards } from './own-cards.query';

interface DeckChoice {
  id: number;
  /** `shared`: of somebody else. */
  kind: 'own' | 'pack' | 'collection' | 'shared';
  deck_name: string;
  deck_description: string;
  deck_colour: string;
  deck_icon: string;
  cards: number;
  tags: string[];
}

/** Decks of one's own, and of others, that can be chosen from. */
const DECKS_MAX = 100;
/** Tags of one deck that can be chosen from. */
const TAGS_SHOWN = 200;

// Decks of others are those that one follows, edits or has reviewed, and the one that is asked for.
const decks = statement<DeckChoice, [number, number]>(
  'flashcards.setup-decks',
  `SELECT deck.id, CASE WHEN deck.kind = 'own' AND deck.owner_id IS DISTINCT FROM $1::int THEN 'shared' ELSE deck.kind END AS kind,
          deck.deck_name, deck.deck_description, deck.deck_colour, deck.deck_icon,
          (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards,
          CASE WHEN deck.kind = 'own' THEN ARRAY(
            SELECT DISTINCT tag FROM flashcards card, unnest(card.tags) tag
             WHERE card.deck_id = deck.id AND card.deleted_at IS NULL ORDER BY tag LIMIT ${TAGS_SHOWN}) ELSE '{}' END AS tags
     FROM ((SELECT * FROM decks WHERE kind <> 'own' AND deleted_at IS NULL ORDER BY kind, id)
           UNION ALL
           (SELECT * FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL ORDER BY changed_at DESC, id DESC LIMIT ${DECKS_MAX})
           UNION ALL
           (SELECT * FROM decks other
             WHERE other.kind = 'own' AND other.owner_id IS DISTINCT FROM $1::int AND ${mayReview('other', '$1::int')}
               AND other.id IN (
                 SELECT $2::int
                 UNION SELECT deck_id FROM flashcard_quizzes WHERE account_id = $1::int AND deck_id IS NOT NULL
                 UNION SELECT deck_id FROM deck_follows WHERE account_id = $1::int
                 UNION SELECT deck_id FROM deck_editors WHERE account_id = $1::int)
             ORDER BY other.id = $2::int DESC, other.changed_at DESC, other.id DESC LIMIT ${DECKS_MAX})) deck`,
);

const topics = statement<{ id: number; specialty_id: number; name: string; cards: number }, [string]>(
  'flashcards.setup-topics',
  `SELECT topic.id, topic.specialty_id, CASE WHEN $1::text = 'es' THEN topic.name_es ELSE topic.name END AS name, counted.cards
     FROM (SELECT card.topic_id, count(*)::int AS cards
             FROM decks deck JOIN flashcards card ON card.deck_id = deck.id
            WHERE deck.kind <> 'own' AND deck.deleted_at IS NULL AND card.deleted_at IS NULL AND card.topic_id IS NOT NULL
            GROUP BY card.topic_id) counted
     JOIN topics topic ON topic.id = counted.topic_id ORDER BY topic.specialty_id, name`,
);

/** What a review can be put together from (spec 2 §2). */
export async function findSetup(
  read: Reader,
  person: Person,
  asked: { deck?: number | undefined },
): Promise<SentPageData<typeof flashcardSetup>> {
  const [all, withTopics, own] = await Promise.all([
    read.sql.all(decks, [person.id, asked.deck ?? 0]),
    read.sql.all(topics, [person.language]),
    findOwnCards(read, person.id),
  ]);
  const ofKind = (wanted: DeckChoice['kind']) => all.flatMap(({ kind, ...deck }) => (kind === wanted ? [deck] : []));
  const { bookmarked, due, unfinished } = own;
  return {
    packs: ofKind('pack'),
    collections: ofKind('collection'),
    decks: ofKind('own'),
    shared: ofKind('shared'),
    bookmarked,
    due,
    topics: withTopics,
    unfinished,
  };
}
