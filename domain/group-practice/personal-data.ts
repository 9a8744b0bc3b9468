import {
  deletedWithAccount,
  deletingStep,
  erasingStep,
  notExported,
  type PersonalData,
  unlinkedFromAccount,
} from '../kit/personal-data';
import { PEOPLE } from '../accounts/views';
import { STATIONS } from '../stations/views';

/** A group goes to somebody of it who has an account. */
const handGroupsOver = erasingStep(
  'group-hand-over',
  `UPDATE group_sessions SET host_id = heir.account_id
     FROM (SELECT DISTINCT ON (m.session_id) m.session_id, m.account_id
             FROM group_sessions s JOIN group_members m ON m.session_id = s.id JOIN ${PEOPLE} a ON a.id = m.account_id
            WHERE s.host_id = ANY ($1::int[]) AND NOT a.guest AND NOT a.id = ANY ($1::int[])
            ORDER BY m.session_id, m.joined_at, m.account_id LIMIT $2) heir
    WHERE group_sessions.id = heir.session_id RETURNING group_sessions.id AS gone`,
);
/** Of guests alone nobody is left who could open it. */
const deleteGroups = deletingStep('group_sessions', 'id', `host_id = ANY ($1::int[])`);
const unlinkCandidates = erasingStep(
  'group-candidates',
  `UPDATE group_sessions SET candidates = ARRAY(SELECT one FROM unnest(candidates) AS one WHERE NOT one = ANY ($1::int[]))
    WHERE id IN (SELECT s.id FROM group_members m JOIN group_sessions s ON s.id = m.session_id
                  WHERE m.account_id = ANY ($1::int[]) AND s.candidates && $1::int[] LIMIT $2)
   RETURNING id AS gone`,
);

export const groupPracticePersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'group_members',
      's.id AS group_id, s.host_id = m.account_id AS hosted, t.name AS station, m.role, m.joined_at, m.left_at',
      {
        from: `group_members m JOIN group_sessions s ON s.id = m.session_id JOIN ${STATIONS} t ON t.id = s.station_id`,
        where: 'm.account_id = $1',
        key: 'm.session_id',
      },
    ),
    notExported(
      'group_sessions',
      ['host_id', 'candidates'],
      'handed-over',
      'Its groups are among the rows of group_members.',
    ),
    notExported('group_knocks', ['account_id', 'guest_id'], 'deleted', 'A request to be let in is kept for minutes.'),
    unlinkedFromAccount('round_ticks', 'session_id AS group_id, round, item_id, ticked_at', {
      accounts: ['author_id'],
      key: 'session_id, round, item_id',
    }),
    deletedWithAccount('observer_sheets', 'session_id AS group_id, round, ticked, opened_at', {
      key: 'session_id, round',
    }),
    notExported(
      'round_handovers',
      ['from_id', 'to_id'],
      'unlinked',
      'The marks that were handed over are of the group and of its result.',
    ),
  ],
  erase: [handGroupsOver, deleteGroups, unlinkCandidates],
};
