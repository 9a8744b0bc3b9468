import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { topicMerged } from '../notebook/events';
import { TOPICS } from '../questions/views';

const move = statement<never, [from: number, into: number]>(
  'quizzes.move-topic',
  `UPDATE quizzes quiz SET topic_id = topic.id, specialty_id = topic.specialty_id FROM ${TOPICS} topic
    WHERE quiz.topic_id = $1::int AND topic.id = $2::int AND quiz.generates AND quiz.state IN ('generating', 'failed')`,
);

/**
 * A quiz that is still to be written, about a topic that is merged into another, is written about that one. Quizzes that were begun
 * keep the topic that was chosen, and are called by it: that is history.
 */
export const moveTopicOfQuizzes = follow(topicMerged, async (tx, { from, into }) => {
  await tx.sql.all(move, [from, into]);
});
