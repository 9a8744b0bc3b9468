import type { GroupRole } from './group-roles';
import { SANITISER_VERSION } from '../kit/html/clean-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { checklistAsBegun } from './as-begun.query';
import { attemptRecorded } from './events';
import { findRecorded } from './find-recorded.query';
import { lockStation } from './lock-station.query';
import type { Section } from './marking';
import { placeOf } from './marking-place';
import { checkSubmission, type Taking } from './submission';
import { GP_STYLE } from './styles';
import { noteActs } from '../acts/note-acts';
import { GROUP_MEMBERS } from '~/domain/group-practice/views';

type AttemptValues = [
  number,
  number | null,
  number,
  string,
  string,
  number[],
  number,
  string,
  string | null,
  string,
  number,
  string,
  number | null,
  number | null,
  Date,
  number,
  number,
];

// The first station of a group, at the time when its second member came: both belong to one bucket.
const FIRST_OF_GROUP = `
  SELECT session.host_id, second.joined_at FROM recorded JOIN group_sessions session ON session.id = recorded.group_session_id
    JOIN LATERAL (SELECT joined_at FROM ${GROUP_MEMBERS} member WHERE session_id = session.id ORDER BY joined_at, account_id OFFSET 1 LIMIT 1) second ON true
   WHERE NOT EXISTS (SELECT FROM station_attempts earlier WHERE earlier.group_session_id = session.id)`;

const insertAttempt = statement<{ id: number }, AttemptValues>(
  'stations.insert-attempt',
  `WITH recorded AS (
   INSERT INTO station_attempts (station_id, candidate_id, examiner_id, candidate_name, examiner_name, ticked, ticked_count, total_count,
     sections, grades, comments, seconds_used, submission_id, group_session_id, group_round, submitted_at, station_revision, html_version)
   VALUES ($1, $2, $3, $4, $5, $6::int[], cardinality($6::int[]), $7, $8::jsonb, $9::jsonb, $10, $11, $12::uuid, $13, $14, $15, $16, $17::smallint)
   ON CONFLICT DO NOTHING RETURNING id, candidate_id, group_session_id, submitted_at),
   noted_station AS (${noteActs('station', 'SELECT candidate_id, submitted_at FROM recorded WHERE candidate_id IS NOT NULL')}),
   noted_group AS (${noteActs('groupFinished', FIRST_OF_GROUP)})
   SELECT id FROM recorded`,
);

const insertParticipants = statement<never, [number, number[], string[]]>(
  'stations.insert-participants',
  `INSERT INTO attempt_participants (attempt_id, account_id, role) SELECT $1::int, * FROM unnest($2::int[], $3::text[])`,
);

const clearDraft = statement<never, [number, number, number, number]>(
  'stations.clear-marking-draft',
  'DELETE FROM marking_drafts WHERE examiner_id = $1 AND station_id = $2 AND group_session_id = $3 AND group_round = $4',
);

/** Everybody once; the candidate and the examiner in their roles. Who practises alone is both, and counts as examiner. */
function everyone({ candidate, examiner, participants }: Taking): Map<number, GroupRole> {
  const roles = new Map<number, GroupRole>(participants.map((one) => [one.account_id, one.role]));
  if (candidate) roles.set(candidate.id, 'student');
  return roles.set(examiner.id, 'examiner');
}

/**
 * Records what an examiner submitted, once: the same submission again, or another one for the same round of a group,
 * answers the first one's id and changes nothing. Clears the examiner's draft.
 *
 * @returns the attempt's id, which the addresses call `quizlog_id`
 * @throws Problem not-found `station-gone` when the station was removed meanwhile and nothing began with its revision; invalid `grades-missing` or `checklist-changed`
 */
export async function recordAttempt(tx: Transaction, taking: Taking): Promise<number> {
  const { candidate, examiner, group, input } = taking;
  const session = group?.session_id ?? null;
  const round = group?.round ?? null;
  const recorded = () => findRecorded(tx, examiner.id, input.submission_id, group);

  const earlier = await recorded();
  if (earlier !== null) return earlier;

  // What began with a certain revision goes on when the station is deleted meanwhile.
  const revision = taking.revision ?? null;
  const station = await lockStation(tx, taking.station.id, { personal: true, deleted: revision !== null });
  const sections = await checklistAsBegun(tx, station, revision);
  checkSubmission(station.style, sections, input);

  const unjudged = new Set(input.unjudged);
  const snapshot: Section[] = sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      id: item.id,
      title: item.title,
      ...(unjudged.has(item.id) && { unjudged: true as const }),
    })),
  }));
  const inserted = await tx.sql.one(insertAttempt, [
    station.id,
    candidate?.id ?? null,
    examiner.id,
    candidate?.name ?? '',
    examiner.name,
    [...new Set(input.ticked)],
    snapshot.reduce((sum, section) => sum + section.items.length, 0),
    JSON.stringify(snapshot),
    station.style === GP_STYLE ? JSON.stringify(input.grades) : null,
    input.comments,
    input.seconds_used,
    input.submission_id,
    session,
    round,
    tx.clock.now(),
    revision ?? station.revision,
    input.html_version ?? SANITISER_VERSION,
  ]);
  if (!inserted) {
    // Somebody submitted the same in the same instant; their row is committed by now.
    const theirs = await recorded();
    if (theirs === null) throw new Error('an attempt was neither recorded nor found');
    return theirs;
  }

  const roles = everyone(taking);
  await tx.sql.all(insertParticipants, [inserted.id, [...roles.keys()], [...roles.values()]]);
  const { group_session_id, group_round } = placeOf(group);
  await tx.sql.all(clearDraft, [examiner.id, station.id, group_session_id, group_round]);
  if (candidate) tx.announce(attemptRecorded, { account_id: candidate.id, station_id: station.id });
  return inserted.id;
}
