import type { StatusSnapshot } from '~/domain/group-practice/contract';
import { mayTake, offeredAt } from './offered-roles';

const status = (more: Partial<StatusSnapshot>): StatusSnapshot => ({
  version: 1,
  state: 'running',
  round: 1,
  host_id: 1,
  ready: true,
  complete: false,
  style: 1,
  slug: 'asthma',
  quizlog_id: 0,
  student: 2,
  examiner: 1,
  patient: 3,
  observer: [4],
  free_at: { student: null, patient: null },
  clock: { total: 480_000, remaining: 480_000, started_at: null, minutes: 8, server_time: 1_000 },
  ...more,
});

describe('when a role is free', () => {
  it('says the snapshot; for the host at once where its holder is away', () => {
    const away = status({ free_at: { student: null, patient: 61_000 } });
    expect(offeredAt(away, false)).toEqual({ student: null, patient: 61_000 });
    expect(offeredAt(away, true)).toEqual({ student: null, patient: 0 });
    expect(offeredAt(status({ student: null }), false)).toEqual({ student: 0, patient: null });
  });

  it('is never outside a station that runs, nor in a run, which gives its roles itself', () => {
    for (const more of [{ state: 'lobby' }, { state: 'complete' }, { circuit_run: true }] as const)
      expect(offeredAt(status({ student: null, patient: null, ...more }), true)).toEqual({
        student: null,
        patient: null,
      });
    expect(offeredAt(undefined, false)).toEqual({ student: null, patient: null });
  });
});

describe('who may take it', () => {
  it('is a member without another role that only one can have', () => {
    expect([1, 2, 3, 4, 5].map((person) => mayTake(status({}), 'patient', person))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is not a former examiner, for the candidate’s', () => {
    const former = status({ handovers: [{ from: 4, from_name: 'Deniz', to: 1, to_name: 'Amina K.' }] });
    expect([mayTake(former, 'student', 4), mayTake(former, 'patient', 4), mayTake(former, 'student', 5)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
