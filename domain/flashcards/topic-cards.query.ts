import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { isAside } from './policy';

/** Cards of a topic, and what a person knows of them. */
interface TopicCards {
  number: number;
  reviewed: number;
  /** Right the last time. */
  right: number;
  due: number;
}

// The cards that a review of a topic draws from.
const ofTopic = statement<TopicCards, [topic: number, person: number, Date]>(
  'flashcards.cards-of-topic',
  `SELECT count(*)::int AS number, count(known.flashcard_id)::int AS reviewed, count(*) FILTER (WHERE known.last_correct)::int AS "right",
          count(*) FILTER (WHERE known.due_at <= $3::timestamptz AND NOT ${isAside('card', '$2::int', '$3::timestamptz')})::int AS due
     FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
     LEFT JOIN flashcard_states known ON known.account_id = $2::int AND known.flashcard_id = card.id
    WHERE card.topic_id = $1::int AND card.deleted_at IS NULL AND deck.deleted_at IS NULL AND (deck.kind <> 'own' OR deck.owner_id = $2::int)`,
);

export const cardsOfTopic = async (read: Reader, personId: number, topicId: number): Promise<TopicCards> =>
  (await read.sql.one(ofTopic, [topicId, personId, read.clock.now()]))!;
