import { maySee } from '../questions/policy';
import { standingOf } from '../questions/standing.query';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Annotated } from './contract';
import { notedThingNotFound, notesAfterExam } from './policy';
import { PARTICIPANTS, RESULTS, STATIONS } from '~/domain/stations/views';
import { TOPICS } from '~/domain/questions/views';
import { GUIDES, SECTIONS } from '~/domain/notebook/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

type Found = { found: boolean };

/** A station that is published, one's own, or one that one has been at; also when it is gone since. */
const stationSeen = statement<Found, [number, number]>(
  'annotations.station-seen',
  `SELECT true AS found FROM ${STATIONS} s
    WHERE s.id = $2::int
      AND ((s.deleted_at IS NULL AND (s.published_at IS NOT NULL OR s.owner_id = $1::int))
        OR EXISTS (SELECT 1 FROM ${RESULTS} a JOIN ${PARTICIPANTS} p ON p.attempt_id = a.id AND p.account_id = $1::int WHERE a.station_id = s.id))`,
);

const topicThere = statement<Found, [number]>(
  'annotations.topic-there',
  `SELECT true AS found FROM ${TOPICS} topic WHERE id = $1::int`,
);

/** One without a section is still being written. */
const guideThere = statement<Found, [number]>(
  'annotations.guide-there',
  `SELECT true AS found FROM ${GUIDES} guide
    WHERE guide.id = $1::int AND EXISTS (SELECT FROM ${SECTIONS} section WHERE section.guide_id = guide.id)`,
);

/** In an exam that still runs a note could hold the answer: a question of it is as if it were met for the first time. */
const inOpenExam = statement<Found, [number, number]>(
  'annotations.in-open-exam',
  `SELECT true AS found FROM ${QUIZZES} z JOIN ${QUIZ_QUESTIONS} placed ON placed.quiz_id = z.id
    WHERE z.account_id = $1::int AND placed.question_id = $2::int AND z.mode <> 1 AND z.state = 'running' LIMIT 1`,
);

/**
 * Requires that a person may read and write a note on something: they may on everything that they may see.
 * @throws Problem not-found `noted-thing-not-found`; not-allowed `notes-after-exam` while the question is in an exam that is not handed in
 */
export async function requireAnnotatable(
  read: Reader,
  personId: number,
  type: Annotated,
  entityId: number,
): Promise<void> {
  if (type === 'question') {
    const standing = await standingOf(read, personId, entityId);
    if (!standing || !maySee(standing)) throw notedThingNotFound();
    if (await read.sql.one(inOpenExam, [personId, entityId])) throw notesAfterExam();
    return;
  }
  const seen =
    type === 'station'
      ? await read.sql.one(stationSeen, [personId, entityId])
      : await read.sql.one(type === 'topic' ? topicThere : guideThere, [entityId]);
  if (!seen) throw notedThingNotFound();
}
