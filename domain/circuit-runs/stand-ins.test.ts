import fc from 'fast-check';
import { peopleOf, planRoles } from './rotation';
import { roleOf, rolesAfter, standInOf } from './stand-ins';

const four = { student: 1, examiner: 2, patient: 3, observer: [4] };

describe('a round whose people come and go', () => {
  it('is not changed by who only observed or played the patient', () => {
    expect(rolesAfter(four, [1, 2, 3], 'station', [])).toEqual({ roles: four, held: false, restarted: false });
    expect(rolesAfter(four, [1, 2, 4], 'station', []).roles).toEqual({ ...four, patient: null });
  });

  it('is observed by who comes late, but not once it is fed back on', () => {
    expect(rolesAfter(four, [1, 2, 3, 4, 5], 'reading', []).roles.observer).toEqual([4, 5]);
    expect(rolesAfter(four, [1, 2, 3, 4, 5], 'feedback', []).roles.observer).toEqual([4]);
  });

  it('has another candidate while there is reading, who reads from the beginning', () => {
    const after = rolesAfter(four, [2, 3, 4], 'reading', []);
    expect([after.restarted, after.held]).toEqual([true, false]);
    expect(peopleOf(after.roles).sort()).toEqual([2, 3, 4]);
  });

  it('waits for its candidate in the middle of the station, and does without in the feedback', () => {
    expect(rolesAfter(four, [2, 3, 4], 'station', [])).toEqual({ roles: four, held: true, restarted: false });
    expect(rolesAfter(four, [2, 3, 4], 'feedback', []).held).toBe(false);
    expect(rolesAfter(four, [1, 2, 3, 4], 'station', []).held).toBe(false);
  });

  it('has the observer who examined least as its examiner, else the patient, who plays on; never its candidate', () => {
    const past = [{ student: 1, examiner: 4, patient: 2, observer: [3, 5] }];
    expect(rolesAfter({ ...four, observer: [4, 5] }, [1, 3, 4, 5], 'station', past).roles).toEqual({
      student: 1,
      examiner: 5,
      patient: 3,
      observer: [4],
    });
    expect(rolesAfter({ ...four, observer: [] }, [1, 3], 'station', []).roles).toEqual({
      student: 1,
      examiner: 3,
      patient: 3,
      observer: [],
    });
    const pair = { student: 1, examiner: 2, patient: null, observer: [] };
    expect(rolesAfter(pair, [1], 'station', []).roles).toEqual(pair);
    expect(rolesAfter(pair, [1], 'reading', []).roles).toEqual({ ...pair, examiner: 1 });
    expect(rolesAfter(pair, [1, 3], 'station', []).roles).toEqual({ ...pair, examiner: 3 });
  });

  it('is examined by a person who is present, and settling twice is once', () => {
    const people = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        people,
        people,
        fc.constantFrom('reading' as const, 'station' as const, 'feedback' as const),
        (before, now, phase) => {
          const roles = planRoles(before, [], 1)[0]!;
          const after = rolesAfter(roles, now, phase, []);
          const again = rolesAfter(after.roles, now, phase, []);
          expect([again.roles, again.held, again.restarted]).toEqual([after.roles, after.held, false]);
          const others = now.filter((person) => person !== after.roles.student);
          if (phase === 'reading' || (phase === 'station' && others.length > 0))
            expect(now).toContain(after.roles.examiner);
          if (phase === 'station' && roles.examiner !== roles.student)
            expect(after.roles.examiner).not.toBe(after.roles.student);
          if (phase === 'reading') expect(now).toContain(after.roles.student);
          if (phase !== 'feedback') for (const person of now) expect(peopleOf(after.roles)).toContain(person);
        },
      ),
    );
  });
});

describe('a role in the group', () => {
  it('is the candidate’s while one reads alone, and the examiner’s from the station on', () => {
    const alone = { student: 7, examiner: 7, patient: null, observer: [] };
    expect((['reading', 'station', 'feedback'] as const).map((phase) => roleOf(alone, 7, phase))).toEqual([
      'student',
      'examiner',
      'examiner',
    ]);
  });

  it('is what the round gives, and none for who has no part in it', () => {
    expect(roleOf({ ...four, examiner: 3 }, 3, 'station')).toBe('patient');
    expect([standInOf({ ...four, examiner: 3 }), standInOf(four)]).toEqual([3, null]);
    expect([1, 2, 3, 4, 5].map((person) => roleOf(four, person, 'station'))).toEqual([
      'student',
      'examiner',
      'patient',
      'observer',
      'none',
    ]);
  });
});
