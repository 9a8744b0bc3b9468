import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import type { SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { cardsIn, mayReview } from '../policy';
import type { flashcardSetup } from './contract';
import { findOwnCards } from './own-cards.query';
import { TOPICS } from '~/domain/questions/views';

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

const COLUMNS = `deck.id, deck.deck_name, deck.deck_description, deck.deck_colour, deck.deck_icon,
          ${cardsIn('deck')} AS cards`;

interface PackChoice extends DeckChoice {
  language: Language;
}
const everybodys = statement<PackChoice, []>(
  'flashcards.setup-packs',
  `SELECT ${COLUMNS}, deck.kind, deck.language, '{}'::text[] AS tags FROM decks deck
    WHERE deck.kind <> 'own' AND deck.deleted_at IS NULL ORDER BY deck.kind, deck.id`,
);

// Decks of others are those that one follows, edits or has reviewed, and the one that is asked for.
const own = statement<DeckChoice, [number, number]>(
  'flashcards.setup-decks',
  `SELECT ${COLUMNS}, CASE WHEN deck.owner_id = $1::int THEN 'own' ELSE 'shared' END AS kind,
          ARRAY(SELECT DISTINCT tag FROM flashcards card, unnest(card.tags) tag
                 WHERE card.deck_id = deck.id AND card.deleted_at IS NULL ORDER BY tag LIMIT ${TAGS_SHOWN}) AS tags
     FROM ((SELECT * FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL ORDER BY changed_at DESC, id DESC LIMIT ${DECKS_MAX})
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

const topics = statement<{ id: number; specialty_id: number; name: string; name_es: string; cards: number }, []>(
  'flashcards.setup-topics',
  `SELECT topic.id, topic.specialty_id, topic.name, topic.name_es, counted.cards
     FROM (SELECT card.topic_id, count(*)::int AS cards
             FROM decks deck JOIN flashcards card ON card.deck_id = deck.id
            WHERE deck.kind <> 'own' AND deck.deleted_at IS NULL AND card.deleted_at IS NULL AND card.topic_id IS NOT NULL
            GROUP BY card.topic_id) counted
     JOIN ${TOPICS} topic ON topic.id = counted.topic_id`,
);

/** The part that is the same for everyone. It counts every card of every pack: frequent callers cache it for some seconds. */
export async function takePacks(read: Reader) {
  const [packs, withTopics] = await Promise.all([read.sql.all(everybodys, []), read.sql.all(topics, [])]);
  return { packs, topics: withTopics };
}
export type Packs = Awaited<ReturnType<typeof takePacks>>;

/** What a review can be put together from; packs in one's own language come first (spec 2 §2). */
export async function findSetup(
  read: Reader,
  person: Person,
  asked: { deck?: number | undefined },
  common: Packs,
): Promise<SentPageData<typeof flashcardSetup>> {
  const [decks, mine] = await Promise.all([
    read.sql.all(own, [person.id, asked.deck ?? 0]),
    findOwnCards(read, person.id),
  ]);
  const isForeign = ({ language }: PackChoice) => Number(language !== person.language);
  const packs = common.packs
    .toSorted((one, other) => isForeign(one) - isForeign(other))
    .map(({ language: _, ...pack }) => pack);
  const ofKind = (wanted: DeckChoice['kind']) =>
    [...packs, ...decks].flatMap(({ kind, ...deck }) => (kind === wanted ? [deck] : []));
  return {
    packs: ofKind('pack'),
    collections: ofKind('collection'),
    decks: ofKind('own'),
    shared: ofKind('shared'),
    bookmarked: mine.bookmarked,
    due: mine.due,
    topics: common.topics
      .map(({ name, name_es, ...topic }) => ({ ...topic, name: person.language === 'es' ? name_es : name }))
      .sort((one, other) => one.specialty_id - other.specialty_id || one.name.localeCompare(other.name)),
    unfinished: mine.unfinished,
  };
}
