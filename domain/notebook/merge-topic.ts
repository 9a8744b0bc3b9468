import { moveNotes } from '../annotations/move-notes';
import { moveTopicOfClasses } from '../classes/move-topic';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { moveTopicOfQuestions } from '../questions/move-topic';
import { topicMerged } from './events';
import { TOPICS } from '~/domain/questions/views';

type Pair = [from: number, into: number];

const lock = statement<never, Pair>(
  'notebook.lock-merged',
  `SELECT id FROM ${TOPICS} topic WHERE id IN ($1::int, $2::int) ORDER BY id FOR NO KEY UPDATE`,
);
/** What people wrote has no hash. What a moderator hides with its page has none either and stays, until the page is shown. */
const written = statement<{ id: number }, [from: number]>(
  'notebook.written-sections',
  `SELECT id FROM notebook_sections WHERE topic_id = $1::int AND content_hash IS NULL AND (hidden_at IS NULL OR hidden_alone) ORDER BY language, position, id FOR UPDATE`,
);
// Its key may be taken there by a section that somebody else wrote: then it gets a number.
const moveSection = statement<never, [section: number, into: number]>(
  'notebook.move-section',
  `WITH moved AS (SELECT key, language FROM notebook_sections WHERE id = $1::int),
   present AS (SELECT key, position FROM notebook_sections WHERE topic_id = $2::int AND language = (SELECT language FROM moved))
   UPDATE notebook_sections section
      SET topic_id = $2::int, free = false, position = (SELECT coalesce(max(position), 0) + 1 FROM present),
          key = (SELECT wanted FROM (SELECT moved.key AS wanted, 1 AS place FROM moved
                                     UNION ALL SELECT rtrim(left(moved.key, 75), '-') || '-' || place, place FROM moved, generate_series(2, 1000) place) numbered
                  WHERE wanted NOT IN (SELECT key FROM present) ORDER BY place LIMIT 1)
    WHERE section.id = $1::int`,
);
const retire = statement<never, [from: number, Date]>(
  'notebook.retire-merged',
  'UPDATE notebook_sections SET retired_at = $2::timestamptz WHERE topic_id = $1::int AND content_hash IS NOT NULL AND retired_at IS NULL',
);
// A change of a section that is retired now has nothing to be compared with: it goes on as a new section.
const moveProposals = statement<never, Pair>(
  'notebook.move-proposals',
  `UPDATE notebook_proposals proposal
      SET topic_id = $2::int, section_id = CASE WHEN kept THEN proposal.section_id END, base_revision = CASE WHEN kept THEN proposal.base_revision END
     FROM (SELECT open.id, open.state IN ('published', 'discarded') OR section.topic_id = $2::int OR section.hidden_at IS NOT NULL AS kept
             FROM notebook_proposals open LEFT JOIN notebook_sections section ON section.id = open.section_id WHERE open.topic_id = $1::int) there
    WHERE proposal.id = there.id`,
);
const moveStations = statement<never, Pair>(
  'notebook.move-station-topics',
  `WITH gone AS (DELETE FROM station_topics WHERE topic_id = $1::int RETURNING station_id)
   INSERT INTO station_topics (station_id, topic_id) SELECT station_id, $2::int FROM gone ON CONFLICT DO NOTHING`,
);
const moveGuides = statement<never, Pair>(
  'notebook.move-guide-topics',
  `WITH gone AS (DELETE FROM guide_topics WHERE topic_id = $1::int RETURNING guide_id)
   INSERT INTO guide_topics (guide_id, topic_id) SELECT guide_id, $2::int FROM gone ON CONFLICT DO NOTHING`,
);
// Addresses of topics that were merged into this one before.
const moveAddresses = statement<never, Pair>(
  'notebook.move-addresses',
  `UPDATE topic_addresses SET topic_id = $2::int WHERE topic_id = $1::int AND slug <> (SELECT slug FROM ${TOPICS} topic WHERE id = $2::int)`,
);

/**
 * What there is of a topic goes with it when it is merged into another: the sections that people wrote with their history, open texts,
 * notes, the stations and guides that belong to it, and what other rooms file under it (`topicMerged`). The sections of the starter content are retired.
 *
 * Cases of moderators stay with the topic that was reported, as what was decided on it: their links lead on, and a hidden topic is
 * followed once it is shown (`followMerge`). A section that was reported has a case of its own, which goes with the section.
 */
export async function mergeTopic(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.sql.all(lock, [from, into]);
  for (const { id } of await tx.sql.all(written, [from])) await tx.sql.all(moveSection, [id, into]);
  await tx.sql.all(retire, [from, tx.clock.now()]);
  await tx.sql.all(moveProposals, [from, into]);
  for (const move of [moveStations, moveGuides]) await tx.sql.all(move, [from, into]);
  await moveNotes(tx, 'topic', from, into);
  await moveTopicOfQuestions(tx, from, into);
  await moveTopicOfClasses(tx, from, into);
  await tx.sql.all(moveAddresses, [from, into]);
  tx.announce(topicMerged, { from, into });
}

const mergedInto = statement<{ id: number }, [number]>(
  'notebook.merged-into',
  `SELECT address.topic_id AS id FROM topic_addresses address JOIN ${TOPICS} topic ON topic.slug = address.slug WHERE topic.id = $1::int AND address.topic_id <> topic.id`,
);

/** Brings along what was hidden when its topic was merged, and is shown again now. */
export async function followMerge(tx: Transaction, topicId: number): Promise<void> {
  const other = await tx.sql.one(mergedInto, [topicId]);
  if (other) await mergeTopic(tx, topicId, other.id);
}
