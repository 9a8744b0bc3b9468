import { href } from '../kit/contract';
import type { GroupRole } from '../group-practice/roles';
import { viewOf } from '../group-practice/roles';
import { checklistView } from '../stations/checklist-contract';
import { patientView, studentView } from '../stations/role-views-contract';
import { summary } from '../stations/summary-contract';
import { baseOf } from '../stations/styles';
import { type RunState, runPage, runResults } from './contract';
import type { Phase } from './phases';

const VIEWS = { checklist: checklistView, patient: patientView, student: studentView };

export interface Whereabouts {
  pin: string;
  state: RunState;
  phase: Phase | null;
  station: { slug: string; style: number } | null;
  /** Of this round; 0 until it is submitted. */
  quizlog_id: number;
  /** Whether the member was there when it was submitted. */
  may_read: boolean;
  role: GroupRole;
}

/**
 * The page of a member of a run. In the lobby, and without a role: the run's page. During reading and the station: the view of
 * the member's role, with the group's PIN; a person alone reads the candidate's view, then plays and marks on the examiner's.
 * In the feedback: the summary once the marks are submitted; until then the checklist for the examiner and the run's page for
 * everyone else. At the end: the results. A pause moves nobody.
 */
export function destinationOf({ pin, state, phase, station, quizlog_id, may_read, role }: Whereabouts): string {
  const own = href(runPage, { pin });
  if (state === 'done') return href(runResults, { pin });
  if (state === 'lobby' || phase === null || station === null) return own;
  const base = baseOf(station.style);
  if (quizlog_id > 0) return may_read ? href(summary, { base, quizlog_id }, { pin }) : own;
  const view = viewOf(role);
  if (view === null || (phase === 'feedback' && view !== 'checklist')) return own;
  return href(VIEWS[view], { base, slug: station.slug }, { pin });
}
