import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

type Pair = [from: number, into: number];

/** SQL: the JSON says where a question is filed. */
const refiled = (body: string): string =>
  `${body} || (SELECT jsonb_build_object('topic_id', topic.id, 'specialty_id', topic.specialty_id) FROM topics topic WHERE topic.id = $2::int)`;

const MOVES = [
  statement<never, Pair>(
    'questions.move-topic',
    `UPDATE questions question SET topic_id = topic.id, specialty_id = topic.specialty_id FROM topics topic
      WHERE question.topic_id = $1::int AND topic.id = $2::int`,
  ),
  statement<never, Pair>(
    'questions.move-topic-of-drafts',
    `UPDATE question_drafts draft SET html_version = draft.html_version, body = ${refiled('draft.body')} WHERE (draft.body ->> 'topic_id')::int = $1::int`,
  ),
  statement<never, Pair>(
    'questions.move-topic-of-proposals',
    `UPDATE question_proposals open SET html_version = open.html_version, body = ${refiled('open.body')}
      WHERE open.state IN ('proposed', 'returned') AND (open.body ->> 'topic_id')::int = $1::int`,
  ),
  // What was read of a file waits for its person until it is forgotten.
  statement<never, Pair>(
    'questions.move-topic-of-import-defaults',
    `UPDATE question_imports import SET defaults = ${refiled('import.defaults')} WHERE import.forgotten_at IS NULL AND (import.defaults ->> 'topic_id')::int = $1::int`,
  ),
  statement<never, Pair>(
    'questions.move-topic-of-import-items',
    `UPDATE question_import_items item SET body = ${refiled('item.body')} FROM question_imports import
      WHERE import.id = item.import_id AND import.forgotten_at IS NULL AND item.question_id IS NULL AND (item.body ->> 'topic_id')::int = $1::int`,
  ),
];

/**
 * Questions of a topic that is merged into another go with it, and with them drafts, open proposals and imports. Earlier revisions and
 * decided proposals stay as they were; what is brought back of them is filed under the topic that theirs is now.
 */
export async function moveTopicOfQuestions(tx: Transaction, from: number, into: number): Promise<void> {
  for (const move of MOVES) await tx.sql.all(move, [from, into]);
}
