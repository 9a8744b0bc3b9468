import { href } from '~/domain/kit/contract';
import { lobbyPage, type StatusSnapshot } from '~/domain/group-practice/contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';

export type RoleView = 'checklist' | 'patient' | 'student';

/** Whether a view is somebody's now. A patient who stands in for the examiner has two. */
const isTheirs = (status: StatusSnapshot, view: RoleView, me: number): boolean =>
  ({ checklist: [status.examiner], patient: [status.patient], student: [status.student, ...status.observer] })[
    view
  ].includes(me);

/**
 * The page on which a member in a role view belongs now, or null to stay: the summary once the round is complete, and the group's
 * page when the group is back in the lobby, at another station or in another round, or when the view is not theirs any
 * more; it knows the way from there (spec 3 §2, §4).
 *
 * @param at.me undefined while that is not known
 */
export function fromRoleView(
  status: StatusSnapshot,
  at: { pin: string; slug: string; round?: number; view?: RoleView; me?: number },
): string | null {
  if (status.state === 'complete' && status.quizlog_id > 0)
    return href(summary, { base: baseOf(status.style), quizlog_id: status.quizlog_id }, { pin: at.pin });
  const elsewhere = status.slug !== at.slug || (at.round !== undefined && status.round !== at.round);
  const another = at.view !== undefined && at.me !== undefined && !isTheirs(status, at.view, at.me);
  if (status.state === 'lobby' || (status.state === 'running' && (elsewhere || another)))
    return href(lobbyPage, { pin: at.pin });
  return null;
}

/** The page for a member who opened a closed role view; null if this very station runs again. */
export function fromClosedView(status: StatusSnapshot, at: { pin: string; slug: string }): string | null {
  const lobby = href(lobbyPage, { pin: at.pin });
  // The run's page is at the lobby's address, and knows the way.
  if (status.circuit_run) return lobby;
  const next = fromRoleView(
    status.state === 'ended' && status.quizlog_id > 0 ? { ...status, state: 'complete' } : status,
    at,
  );
  return next ?? (status.state === 'running' ? null : lobby);
}

/** The page for a member on a summary if the group has moved on from the summary's round. */
export function fromSummary(status: StatusSnapshot, at: { pin: string; round: number | null }): string | null {
  return at.round !== null && status.round > at.round && status.state !== 'ended'
    ? href(lobbyPage, { pin: at.pin })
    : null;
}
