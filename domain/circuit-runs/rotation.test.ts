import fc from 'fast-check';
import type { Roles } from '../group-practice/roles';
import { peopleOf, planRoles } from './rotation';

const everyone = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const PARTS = ['student', 'examiner', 'patient', 'observer'] as const;
const timesOf = (plan: readonly Roles[], part: (typeof PARTS)[number], person: number) =>
  plan.filter((roles) => (part === 'observer' ? roles.observer.includes(person) : roles[part] === person)).length;
const spread = (plan: readonly Roles[], part: (typeof PARTS)[number], people: readonly number[]) => {
  const times = people.map((person) => timesOf(plan, part, person));
  return Math.max(...times) - Math.min(...times);
};

const size = fc.integer({ min: 2, max: 12 });
const length = fc.integer({ min: 1, max: 60 });
/** People coming and going: who is there for how many rounds. */
const stays = fc.array(
  fc.record({
    people: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
    rounds: fc.integer({ min: 1, max: 8 }),
  }),
  { minLength: 1, maxLength: 6 },
);

function live(visits: readonly { people: number[]; rounds: number }[]): { roles: Roles; people: number[] }[] {
  const past: { roles: Roles; people: number[] }[] = [];
  for (const { people, rounds } of visits) {
    const plan = planRoles(
      people,
      past.map(({ roles }) => roles),
      rounds,
    );
    past.push(...plan.map((roles) => ({ roles, people })));
  }
  return past;
}

describe('who plays which part', () => {
  it('alone is candidate and examiner at once', () => {
    expect(planRoles([7], [], 2)).toEqual(Array(2).fill({ student: 7, examiner: 7, patient: null, observer: [] }));
  });

  it('of two is candidate and examiner in turn', () => {
    expect(planRoles([1, 2], [], 3).map(({ student, examiner }) => [student, examiner])).toEqual([
      [1, 2],
      [2, 1],
      [1, 2],
    ]);
  });

  it('of three is the patient, too, and everybody examines everybody in six rounds', () => {
    const plan = planRoles([1, 2, 3], [], 6);
    expect(plan[0]).toEqual({ student: 1, examiner: 2, patient: 3, observer: [] });
    expect(new Set(plan.map(({ student, examiner }) => `${student} ${examiner}`)).size).toBe(6);
  });

  it('of more than three is an observer', () => {
    expect(planRoles([1, 2, 3, 4, 5], [], 1)[0]!.observer).toEqual([4, 5]);
  });

  it('is the same for the same people and the same past', () => {
    fc.assert(fc.property(stays, (visits) => expect(live(visits)).toEqual(live(visits))));
  });

  it('has everybody in exactly one part, with one candidate and one examiner, who are two people where there are two', () => {
    fc.assert(
      fc.property(stays, (visits) => {
        for (const { roles, people } of live(visits)) {
          expect([...peopleOf(roles)].sort()).toEqual([...people].sort());
          if (people.length === 1) continue;
          const parts = [
            roles.student,
            roles.examiner,
            ...(people.length > 2 ? [roles.patient] : []),
            ...roles.observer,
          ];
          expect(new Set(parts).size).toBe(people.length);
          expect(parts).not.toContain(null);
        }
      }),
    );
  });
});

describe('fairness', () => {
  it('makes nobody candidate or observer more than once oftener than another, and examiner or patient more than twice', () => {
    fc.assert(
      fc.property(size, length, (count, rounds) => {
        const people = everyone(count);
        const plan = planRoles(people, [], rounds);
        expect(spread(plan, 'student', people)).toBeLessThanOrEqual(1);
        expect(spread(plan, 'observer', people)).toBeLessThanOrEqual(1);
        expect(spread(plan, 'examiner', people)).toBeLessThanOrEqual(2);
        expect(spread(plan, 'patient', people)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('is within one in every part, at any moment of 60 rounds, among %d', (count) => {
    const people = everyone(count);
    const plan = planRoles(people, [], 60);
    const spreads = plan.flatMap((_, rounds) => PARTS.map((part) => spread(plan.slice(0, rounds + 1), part, people)));
    expect(Math.max(...spreads)).toBe(1);
  });

  it('makes nobody candidate twice in a row where two people or more are there', () => {
    fc.assert(
      fc.property(stays, (visits) => {
        const rounds = live(visits);
        for (const [index, { roles, people }] of rounds.entries())
          if (index > 0 && people.length > 1) expect(roles.student).not.toBe(rounds[index - 1]!.roles.student);
      }),
    );
  });

  it('has somebody examine the same candidate again only when nearly all pairs were', () => {
    for (const count of [3, 4, 5, 6]) {
      const pairs = planRoles(everyone(count), [], count * (count - 1)).map(
        ({ student, examiner }) => `${student} ${examiner}`,
      );
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });
});

describe('planned anew', () => {
  it('names only who is there, and leaves the past as it was', () => {
    fc.assert(
      fc.property(
        stays,
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 }),
        length,
        (visits, people, rounds) => {
          const past = live(visits).map(({ roles }) => roles);
          const before = structuredClone(past);
          const plan = planRoles(people, past, rounds);
          expect(past).toEqual(before);
          expect(plan).toHaveLength(rounds);
          for (const roles of plan) for (const person of peopleOf(roles)) expect(people).toContain(person);
        },
      ),
    );
  });

  it('counts what was done: who was candidate already waits for the others', () => {
    const past = planRoles([1, 2, 3, 4], [], 2);
    const plan = planRoles([1, 2, 3, 4], past, 2);
    expect([...past, ...plan].map(({ student }) => student).sort()).toEqual([1, 2, 3, 4]);
  });

  it('gives who joins late their share from then on, and not what they missed', () => {
    const past = planRoles([1, 2, 3], [], 9);
    const plan = planRoles([1, 2, 3, 4], past, 8);
    expect(timesOf(plan, 'student', 4)).toBe(2);
  });
});
