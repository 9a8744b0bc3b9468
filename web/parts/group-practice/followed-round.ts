import type { StatusSnapshot } from '~/domain/group-practice/contract';

/** The round that runs, for those who may follow its ticks: examiner, host and observers, never the candidate. Else null. */
export const followedRound = (status: StatusSnapshot | undefined, me: number | undefined): number | null =>
  status?.state === 'running' &&
  me !== undefined &&
  status.student !== me &&
  (status.examiner === me || status.host_id === me || status.observer.includes(me))
    ? status.round
    : null;
