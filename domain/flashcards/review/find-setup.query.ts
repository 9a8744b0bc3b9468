import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { flashcardSetup } from './contract';
import { findOwnCards } from './own-cards.query';

interface DeckChoice {
  id: number;
  kind: 'own' | 'pack' | 'collection';
  deck_name: string;
  deck_description: string;
  deck_colour: string;
  deck_icon: string;
  cards: number;
}

/** One's own decks that can be chosen from. */
const OWN_MAX = 100;

const decks = statement<DeckChoice, [number]>(
  'flashcards.setup-decks',
  `SELECT deck.id, deck.kind, deck.deck_name, deck.deck_description, deck.deck_colour, deck.deck_icon,
          (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM ((SELECT * FROM decks WHERE kind <> 'own' AND deleted_at IS NULL ORDER BY kind, id)
           UNION ALL
           (SELECT * FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL ORDER BY changed_at DESC, id DESC LIMIT ${OWN_MAX})) deck`,
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
export async function findSetup(read: Reader, person: Person): Promise<SentPageData<typeof flashcardSetup>> {
  const [all, withTopics, own] = await Promise.all([
    read.sql.all(decks, [person.id]),
    read.sql.all(topics, [person.language]),
    findOwnCards(read, person.id),
  ]);
  const ofKind = (wanted: DeckChoice['kind']) => all.flatMap(({ kind, ...deck }) => (kind === wanted ? [deck] : []));
  const { bookmarked, due, unfinished } = own;
  return {
    packs: ofKind('pack'),
    collections: ofKind('collection'),
    decks: ofKind('own'),
    bookmarked,
    due,
    topics: withTopics,
    unfinished,
  };
}
