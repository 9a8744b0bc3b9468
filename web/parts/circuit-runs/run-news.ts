import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import type { GroupRole } from '~/domain/group-practice/roles';
import { newsBetween } from '~/web/ui/use-news';

export type RunNews =
  | { kind: 'joined' | 'left' | 'host'; name: string }
  | { kind: 'replanned' | 'host-me' }
  | { kind: 'role'; role: GroupRole };

const planned = (run: RunSnapshot): string =>
  JSON.stringify(
    run.plan.map(({ round, student, examiner, patient, observer }) => [round, student, examiner, patient, observer]),
  );

/** What happened between two snapshots of a run that somebody should see, the most important last. */
export function newsOf(before: RunSnapshot, now: RunSnapshot, me: number): RunNews[] {
  const { joined, left } = newsBetween(before.members, now.members);
  const others = (members: RunSnapshot['members']) => members.filter(({ id }) => id !== me);
  const news: RunNews[] = [
    ...others(joined).map(({ name }): RunNews => ({ kind: 'joined', name })),
    ...others(left).map(({ name }): RunNews => ({ kind: 'left', name })),
  ];
  // Rounds that pass shorten the plan by themselves; people who come and go change it.
  if (news.length > 0 && before.round === now.round && planned(before) !== planned(now))
    news.push({ kind: 'replanned' });
  if (before.host_id !== now.host_id) {
    const host = now.members.find(({ id }) => id === now.host_id);
    if (host) news.push(host.id === me ? { kind: 'host-me' } : { kind: 'host', name: host.name });
  }
  const roleIn = (run: RunSnapshot) => run.members.find(({ id }) => id === me)?.role ?? 'none';
  if (before.round === now.round && now.round > 0 && roleIn(now) !== 'none' && roleIn(before) !== roleIn(now))
    news.push({ kind: 'role', role: roleIn(now) });
  return news;
}
