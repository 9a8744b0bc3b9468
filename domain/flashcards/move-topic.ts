import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { topicMerged } from '../notebook/events';
import { TOPICS } from '~/domain/questions/views';
import { TOPIC_ADDRESSES } from '~/domain/notebook/views';

type Pair = [from: number, into: number];

const MOVES = [
  statement<never, Pair>('flashcards.move-topic', 'UPDATE flashcards SET topic_id = $2::int WHERE topic_id = $1::int'),
  statement<never, Pair>(
    'flashcards.move-topic-of-defaults',
    `UPDATE decks SET defaults = defaults || jsonb_build_object('topic', $2::int) WHERE kind <> 'own' AND (defaults ->> 'topic')::int = $1::int`,
  ),
  // One that failed can be tried again. What is written already keeps the name that it was asked for by.
  statement<never, Pair>(
    'flashcards.move-topic-of-generations',
    `UPDATE flashcard_generations generation SET topic_id = topic.id, specialty_id = topic.specialty_id FROM ${TOPICS} topic
      WHERE generation.topic_id = $1::int AND topic.id = $2::int AND generation.state IN ('generating', 'failed')`,
  ),
  // Passages of questions and guides have ids of the same column: the address tells them apart. Those of the topic lead to the other by now.
  statement<never, Pair>(
    'flashcards.move-topic-of-sources',
    `UPDATE flashcard_sources source SET source_id = $2::int
      WHERE source.source_kind = 'passage' AND source.source_id = $1::int
        AND EXISTS (SELECT FROM (SELECT slug FROM ${TOPICS} topic WHERE id = $1::int UNION ALL SELECT slug FROM ${TOPIC_ADDRESSES} topic_addresses WHERE topic_id = $2::int) known
                     WHERE source.address LIKE '/notebook/' || known.slug || '/%')
        AND NOT EXISTS (SELECT FROM flashcard_sources there
                         WHERE there.account_id = source.account_id AND there.source_kind = 'passage' AND there.source_id = $2::int AND there.source_part = source.source_part)`,
  ),
];

/**
 * Cards of a topic that is merged into another go with it, what new cards of a pack start with, decks that are still to be written,
 * and which passages have a card. Decks that were generated stay what was asked for then.
 */
export const moveTopicOfCards = follow(topicMerged, async (tx, { from, into }) => {
  for (const move of MOVES) await tx.sql.all(move, [from, into]);
});
