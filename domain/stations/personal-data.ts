import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

/** Results that nobody else took part in. The group that is still at one keeps it. */
const deleteOwnResults: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'stations.erase-own-results',
  `DELETE FROM station_attempts WHERE id IN (
     SELECT a.id FROM attempt_participants p JOIN station_attempts a ON a.id = p.attempt_id
      WHERE p.account_id = ANY ($1::int[])
        AND (a.candidate_id IS NULL OR a.candidate_id = ANY ($1::int[])) AND (a.examiner_id IS NULL OR a.examiner_id = ANY ($1::int[]))
        AND NOT EXISTS (SELECT FROM attempt_participants other WHERE other.attempt_id = a.id AND NOT other.account_id = ANY ($1::int[]))
        AND NOT EXISTS (SELECT FROM group_sessions g WHERE g.attempt_id = a.id) LIMIT $2)
   RETURNING id AS gone`,
);
const unname = (role: 'candidate' | 'examiner'): ErasingStep =>
  statement<{ gone: number }, [number[], number]>(
    `stations.erase-${role}`,
    `UPDATE station_attempts SET ${role}_id = NULL, ${role}_name = '' WHERE id IN (SELECT id FROM station_attempts WHERE ${role}_id = ANY ($1::int[]) LIMIT $2)
     RETURNING id AS gone`,
  );
const [unnameCandidate, unnameExaminer] = [unname('candidate'), unname('examiner')];
/** Kudos that were given from a place in a round stay with those who got them, and the place with them. */
const leaveResults: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'stations.clear-places',
  `DELETE FROM attempt_participants WHERE (attempt_id, account_id) IN (
     SELECT p.attempt_id, p.account_id FROM attempt_participants p
      WHERE p.account_id = ANY ($1::int[]) AND NOT EXISTS (SELECT FROM kudos k WHERE k.attempt_id = p.attempt_id AND k.giver_id = p.account_id) LIMIT $2)
   RETURNING attempt_id AS gone`,
);
/** Stations that nobody but their author could open, and that nobody has practised. */
const deleteUnpublished: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'stations.erase-unpublished',
  `DELETE FROM stations WHERE id IN (
     SELECT s.id FROM stations s WHERE s.owner_id = ANY ($1::int[]) AND (s.published_at IS NULL OR s.deleted_at IS NOT NULL)
        AND NOT EXISTS (SELECT FROM station_attempts x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM group_sessions x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM consultations x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM circuit_stations x WHERE x.station_id = s.id)
        AND NOT EXISTS (SELECT FROM circuit_run_rounds x WHERE x.station_id = s.id) LIMIT $2)
   RETURNING id AS gone`,
);

export const stationsPersonalData: PersonalData = {
  tables: [
    {
      table: 'stations',
      accounts: ['owner_id'],
      exported: exportedRows('stations', {
        where: 'owner_id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'slug',
          'style',
          'language',
          'name',
          'description',
          'student_instructions',
          'patient_instructions',
          'examiner_instructions',
          'extra_candidate_resources',
          'walkthrough',
          'useful_links',
          'published_at',
          'deleted_at',
          'created_at',
          'updated_at',
        ],
      }),
      erased: 'unlinked',
    },
    {
      table: 'station_revisions',
      accounts: ['replaced_by'],
      exported: 'Earlier states of a station are of the station.',
      erased: 'unlinked',
    },
    deletedWithAccount(
      'station_drafts',
      [['id', 'int']],
      ['id', 'station_id', 'style', 'body', 'created_at', 'saved_at'],
    ),
    deletedWithAccount('station_editors', [['station_id', 'int']], ['station_id', 'since']),
    deletedWithAccount('station_bookmarks', [['station_id', 'int']], ['station_id', 'created_at']),
    deletedWithAccount('station_votes', [['station_id', 'int']], ['station_id', 'vote_type', 'created_at']),
    {
      table: 'station_attempts',
      accounts: ['candidate_id', 'examiner_id'],
      exported: 'Its results are among the rows of attempt_participants.',
      erased: 'unlinked',
    },
    {
      table: 'attempt_participants',
      accounts: ['account_id'],
      exported: exportedRows('attempt_participants', {
        from: 'attempt_participants p JOIN station_attempts a ON a.id = p.attempt_id JOIN stations s ON s.id = a.station_id',
        where: 'p.account_id = $1',
        key: [['a.id', 'int']],
        columns: [
          ['attempt_id', 'a.id'],
          ['station', 's.name'],
          ['role', 'p.role'],
          ['ticked_count', 'a.ticked_count'],
          ['total_count', 'a.total_count'],
          ['sections', 'a.sections'],
          ['grades', 'a.grades'],
          ['comments', 'a.comments'],
          ['seconds_used', 'a.seconds_used'],
          ['submitted_at', 'a.submitted_at'],
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'station_feedback',
      accounts: ['requested_by'],
      exported: exportedRows('station_feedback', {
        from: 'attempt_participants p JOIN station_feedback f ON f.attempt_id = p.attempt_id',
        where: 'p.account_id = $1',
        key: [['f.attempt_id', 'int']],
        columns: [
          ['attempt_id', 'f.attempt_id'],
          ['text', 'f.text'],
          ['writer', 'f.writer'],
          ['created_at', 'f.created_at'],
        ],
      }),
      erased: 'unlinked',
    },
    deletedWithAccount(
      'marking_drafts',
      [
        ['station_id', 'int'],
        ['group_session_id', 'int'],
        ['group_round', 'int'],
      ],
      ['station_id', 'marks', 'updated_at'],
      'examiner_id',
    ),
    deletedWithAccount('feedback_person_days', [['day', 'date']], ['day', 'used']),
    deletedWithAccount('circuits', [['id', 'int']], ['id', 'style', 'label', 'created_at']),
    {
      table: 'circuit_stations',
      accounts: [],
      exported: exportedRows('circuit_stations', {
        from: 'circuits c JOIN circuit_stations x ON x.circuit_id = c.id JOIN stations s ON s.id = x.station_id',
        where: 'c.account_id = $1',
        key: [
          ['x.circuit_id', 'int'],
          ['x.station_id', 'int'],
        ],
        columns: [
          ['circuit_id', 'x.circuit_id'],
          ['station', 's.name'],
          ['position', 'x.position'],
        ],
      }),
      erased: 'deleted',
    },
  ],
  erase: [deleteOwnResults, unnameCandidate, unnameExaminer],
  eraseUnused: [deleteUnpublished],
  clear: [deleteOwnResults, unnameCandidate, unnameExaminer, leaveResults],
};
