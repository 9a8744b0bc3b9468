import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { classChanged, lockClass } from './class-row';

type Pair = [from: number, into: number];

const classesOf = statement<{ id: number }, [from: number]>(
  'classes.of-topic',
  'SELECT class_id AS id FROM class_topics WHERE topic_id = $1::int ORDER BY class_id',
);
// Of two figures the later one stays: its batch ends later, so that no quiz of either is in another batch.
const outdated = statement<never, Pair>(
  'classes.drop-earlier-figure',
  `DELETE FROM class_topics earlier USING class_topics later
    WHERE earlier.class_id = later.class_id AND earlier.topic_id IN ($1::int, $2::int) AND later.topic_id IN ($1::int, $2::int)
      AND (earlier.until, earlier.topic_id) < (later.until, later.topic_id)`,
);
const copy = statement<never, Pair>(
  'classes.copy-figure',
  `INSERT INTO class_topics (class_id, topic_id, until, people, percent) SELECT class_id, $2::int, until, people, percent FROM class_topics WHERE topic_id = $1::int`,
);
const movePeople = statement<never, Pair>(
  'classes.move-people-of-figure',
  'UPDATE class_topic_people SET topic_id = $2::int WHERE topic_id = $1::int',
);
const drop = statement<never, [from: number]>(
  'classes.drop-figure',
  'DELETE FROM class_topics WHERE topic_id = $1::int',
);

/** The figures of a class for a topic that is merged into another go with it; if it knows something of both, the later figure stays. */
export async function moveTopicOfClasses(tx: Transaction, from: number, into: number): Promise<void> {
  const classes = await tx.sql.all(classesOf, [from]);
  for (const { id } of classes) await lockClass(tx, id);
  await tx.sql.all(outdated, [from, into]);
  await tx.sql.all(copy, [from, into]);
  await tx.sql.all(movePeople, [from, into]);
  await tx.sql.all(drop, [from]);
  for (const { id } of classes) await classChanged(tx, id);
}
