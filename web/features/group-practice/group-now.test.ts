import { groupNow, newest, roleOf } from './group-now';
import { lobbyOf, statusOf } from './testing/snapshots';

describe('the newest snapshot', () => {
  it('is never replaced by an older one that arrives late', () => {
    const older = { version: 3, from: 'push' };
    const newer = { version: 4, from: 'answer' };
    expect(newest(older, newer)).toBe(newer);
    expect(newest(newer, older)).toBe(newer);
    expect(newest(undefined, older)).toBe(older);
    expect(newest<{ version: number }>(undefined, undefined)).toBeUndefined();
  });

  it('of two equal ones is the first', () => {
    const pushed = { version: 4 };
    expect(newest(pushed, { version: 4 })).toBe(pushed);
  });
});

describe('where the group is', () => {
  it('follows the newer of lobby and status', () => {
    const lobby = lobbyOf({
      version: 7,
      state: 'lobby',
      round: 2,
      station: { slug: 'asthma', style: 2, name: 'Asthma', label: 1 },
    });
    const status = statusOf({ version: 6, state: 'complete', round: 1, quizlog_id: 91, slug: 'chest-pain', style: 1 });
    expect(groupNow(lobby, status)).toMatchObject({ state: 'lobby', round: 2, slug: 'asthma', style: 2 });
    expect(groupNow({ ...lobby, version: 5 }, status)).toMatchObject({
      state: 'complete',
      round: 1,
      slug: 'chest-pain',
      style: 1,
      quizlogId: 91,
    });
  });

  it("never leads to an earlier round's result", () => {
    expect(
      groupNow(
        lobbyOf({ version: 9, state: 'complete', round: 2 }),
        statusOf({ version: 5, state: 'complete', round: 1, quizlog_id: 91 }),
      ).quizlogId,
    ).toBe(0);
  });
});

describe('roles', () => {
  const roles = { student: 2, examiner: 3, patient: null, observer: [4, 5] };

  it('are found by person', () => {
    expect([1, 2, 3, 4, 5].map((id) => roleOf(roles, id))).toEqual([
      'none',
      'student',
      'examiner',
      'observer',
      'observer',
    ]);
  });
});
