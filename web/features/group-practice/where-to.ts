import { href } from '~/domain/kit/contract';
import { viewOf } from '~/domain/group-practice/roles';
import { checklistView } from '~/domain/stations/checklist-contract';
import { patientView, studentView } from '~/domain/stations/role-views-contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { type GroupNow, roleOf } from './group-now';

const VIEWS = { checklist: checklistView, patient: patientView, student: studentView };

/** The address of somebody's role view with the group's PIN; null for somebody without a role (spec 3 §2, §6). */
export function roleView(group: GroupNow, pin: string, me: number): string | null {
  const view = viewOf(roleOf(group.roles, me));
  return view && href(VIEWS[view], { base: baseOf(group.style), slug: group.slug }, { pin });
}

/** The address of the round's summary; null while there is none. */
export const summaryOf = (group: GroupNow, pin: string): string | null =>
  group.quizlogId > 0 ? href(summary, { base: baseOf(group.style), quizlog_id: group.quizlogId }, { pin }) : null;

/**
 * The page on which a member on the group's page belongs right now; null if it is this one. Running: their role's view, but the host
 * may stay. Complete: the summary, but only for those who saw the round run from here, so that the page can be come back to.
 */
export function whereTo(
  group: GroupNow,
  at: { pin: string; me: number; stay: boolean; sawRunning: number | null },
): string | null {
  if (group.state === 'running') return at.stay && group.hostId === at.me ? null : roleView(group, at.pin, at.me);
  if (group.state === 'complete' && at.sawRunning === group.round) return summaryOf(group, at.pin);
  return null;
}
