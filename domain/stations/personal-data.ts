import {
  changingStep,
  deletedWithAccount,
  erasingStep,
  type ErasingStep,
  notExported,
  type PersonalData,
  unlinkedFromAccount,
} from '../kit/personal-data';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';
import { CONSULTATIONS } from '~/domain/consultations/views';

/** Results that nobody else took part in. The group that is still at one keeps it. */
const deleteOwnResults = erasingStep(
  'stations-own-results',
  `DELETE FROM station_attempts WHERE id IN (
     SELECT a.id FROM attempt_participants p JOIN station_attempts a ON a.id = p.attempt_id
      WHERE p.account_id = ANY ($1::int[])
        AND (a.candidate_id IS NULL OR a.candidate_id = ANY ($1::int[])) AND (a.examiner_id IS NULL OR a.examiner_id = ANY ($1::int[]))
        AND NOT EXISTS (SELECT FROM attempt_participants other WHERE other.attempt_id = a.id AND NOT other.account_id = ANY ($1::int[]))
        AND NOT EXISTS (SELECT FROM ${GROUP_SESSIONS} g WHERE g.attempt_id = a.id) LIMIT $2)
   RETURNING id AS gone`,
);
const unname = (role: 'candidate' | 'examiner'): ErasingStep =>
  changingStep(
    `stations-${role}`,
    'station_attempts',
    `${role}_id = NULL, ${role}_name = ''`,
    `${role}_id = ANY ($1::int[])`,
  );
const [unnameCandidate, unnameExaminer] = [unname('candidate'), unname('examiner')];
/** Kudos that were given from a place in a round stay with those who got them, and the place with them. */
const leaveResults = erasingStep(
  'stations-places',
  `DELETE FROM attempt_participants WHERE (attempt_id, account_id) IN (
     SELECT p.attempt_id, p.account_id FROM attempt_participants p
      WHERE p.account_id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM kudos k WHERE k.attempt_id = p.attempt_id AND k.giver_id = p.account_id) LIMIT $2)
   RETURNING attempt_id AS gone`,
);
/** Stations that nobody but their author could open, and that nobody has practised. */
const deleteUnpublished = erasingStep(
  'stations-unpublished',
  `DELETE FROM stations WHERE id IN (
     SELECT s.id FROM stations s WHERE s.owner_id = ANY ($1::int[]) AND (s.published_at IS NULL OR s.deleted_at IS NOT NULL)
        AND NOT EXISTS (SELECT FROM station_attempts x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM ${GROUP_SESSIONS} x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM ${CONSULTATIONS} x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM circuit_stations x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM circuit_run_rounds x WHERE x.station_id = s.id) LIMIT $2)
   RETURNING id AS gone`,
);

export const stationsPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount(
      'stations',
      'id, slug, style, language, name, description, student_instructions, patient_instructions, examiner_instructions, extra_candidate_resources, walkthrough, useful_links, published_at, deleted_at, created_at, updated_at',
      { accounts: ['owner_id'] },
    ),
    notExported('station_revisions', ['replaced_by'], 'unlinked', 'Earlier states of a station are of the station.'),
    deletedWithAccount('station_drafts', 'id, station_id, style, body, created_at, saved_at'),
    deletedWithAccount('station_editors', 'station_id, since', { key: 'station_id' }),
    deletedWithAccount('station_bookmarks', 'station_id, created_at', { key: 'station_id' }),
    deletedWithAccount('station_votes', 'station_id, vote_type, created_at', { key: 'station_id' }),
    notExported(
      'station_attempts',
      ['candidate_id', 'examiner_id'],
      'unlinked',
      'Its results are among the rows of attempt_participants.',
    ),
    deletedWithAccount(
      'attempt_participants',
      'a.id AS attempt_id, s.name AS station, p.role, a.ticked_count, a.total_count, a.sections, a.grades, a.comments, a.seconds_used, a.submitted_at',
      {
        from: 'attempt_participants p JOIN station_attempts a ON a.id = p.attempt_id JOIN stations s ON s.id = a.station_id',
        where: 'p.account_id = $1',
        key: 'a.id',
      },
    ),
    unlinkedFromAccount('station_feedback', 'f.attempt_id, f.text, f.writer, f.created_at', {
      accounts: ['requested_by'],
      from: 'attempt_participants p JOIN station_feedback f ON f.attempt_id = p.attempt_id',
      where: 'p.account_id = $1',
      key: 'f.attempt_id',
    }),
    deletedWithAccount('marking_drafts', 'station_id, marks, updated_at', {
      accounts: ['examiner_id'],
      key: 'station_id, group_session_id, group_round',
    }),
    deletedWithAccount('feedback_person_days', 'day, used', { key: 'day::date' }),
    deletedWithAccount('circuits', 'id, style, label, created_at'),
    deletedWithAccount('circuit_stations', 'x.circuit_id, s.name AS station, x.position', {
      accounts: [],
      from: 'circuits c JOIN circuit_stations x ON x.circuit_id = c.id JOIN stations s ON s.id = x.station_id',
      where: 'c.account_id = $1',
      key: 'x.circuit_id, x.station_id',
    }),
  ],
  erase: [deleteOwnResults, unnameCandidate, unnameExaminer],
  eraseUnused: [deleteUnpublished],
  clear: [deleteOwnResults, unnameCandidate, unnameExaminer, leaveResults],
};
