import { type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

/** A group goes to somebody of it who has an account. */
const handGroupsOver: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'group.erase-hand-over',
  `UPDATE group_sessions SET host_id = heir.account_id
     FROM (SELECT DISTINCT ON (m.session_id) m.session_id, m.account_id
             FROM group_sessions s JOIN group_members m ON m.session_id = s.id JOIN accounts a ON a.id = m.account_id
            WHERE s.host_id = ANY ($1::int[]) AND NOT a.guest AND NOT a.id = ANY ($1::int[])
            ORDER BY m.session_id, m.joined_at, m.account_id LIMIT $2) heir
    WHERE group_sessions.id = heir.session_id RETURNING group_sessions.id AS gone`,
);
/** Of guests alone nobody is left who could open it. */
const deleteGroups: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'group.erase-hosted',
  'DELETE FROM group_sessions WHERE id IN (SELECT id FROM group_sessions WHERE host_id = ANY ($1::int[]) LIMIT $2) RETURNING id AS gone',
);
const unlinkCandidates: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'group.erase-candidates',
  `UPDATE group_sessions SET candidates = ARRAY(SELECT one FROM unnest(candidates) AS one WHERE NOT one = ANY ($1::int[]))
    WHERE id IN (SELECT s.id FROM group_members m JOIN group_sessions s ON s.id = m.session_id
                  WHERE m.account_id = ANY ($1::int[]) AND s.candidates && $1::int[] LIMIT $2)
   RETURNING id AS gone`,
);

export const groupPracticePersonalData: PersonalData = {
  tables: [
    {
      table: 'group_members',
      accounts: ['account_id'],
      exported: exportedRows('group_members', {
        from: 'group_members m JOIN group_sessions s ON s.id = m.session_id JOIN stations t ON t.id = s.station_id',
        where: 'm.account_id = $1',
        key: [['m.session_id', 'int']],
        columns: [
          ['group_id', 's.id'],
          ['hosted', 's.host_id = m.account_id'],
          ['station', 't.name'],
          ['role', 'm.role'],
          ['joined_at', 'm.joined_at'],
          ['left_at', 'm.left_at'],
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'group_sessions',
      accounts: ['host_id', 'candidates'],
      exported: 'Its groups are among the rows of group_members.',
      erased: 'handed-over',
    },
    {
      table: 'group_knocks',
      accounts: ['account_id', 'guest_id'],
      exported: 'A request to be let in is kept for minutes.',
      erased: 'deleted',
    },
    {
      table: 'round_ticks',
      accounts: ['author_id'],
      exported: exportedRows('round_ticks', {
        where: 'author_id = $1',
        key: [
          ['session_id', 'int'],
          ['round', 'int'],
          ['item_id', 'int'],
        ],
        columns: [['group_id', 'session_id'], 'round', 'item_id', 'ticked_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'observer_sheets',
      accounts: ['account_id'],
      exported: exportedRows('observer_sheets', {
        where: 'account_id = $1',
        key: [
          ['session_id', 'int'],
          ['round', 'int'],
        ],
        columns: [['group_id', 'session_id'], 'round', 'ticked', 'opened_at'],
      }),
      erased: 'deleted',
    },
    {
      table: 'round_handovers',
      accounts: ['from_id', 'to_id'],
      exported: 'The marks that were handed over are of the group and of its result.',
      erased: 'unlinked',
    },
  ],
  erase: [handGroupsOver, deleteGroups, unlinkCandidates],
};
