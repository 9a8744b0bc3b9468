import { dueAt, type Memory, memoryAfter } from './memory';

const DAY = 86_400_000;
const PUBLISHED = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/** Figures of the reference implementations' own tests (py-fsrs, fsrs-rs, ts-fsrs), with the published weights of FSRS-6. */
describe('memory, as the reference implementations of FSRS-6 have it', () => {
  it('has a stability of 53.62691 days and a difficulty of 6.3574867 after Again and five times Good', () => {
    const answers: [gap: number, correct: boolean][] = [
      [0, false],
      [0, true],
      [1, true],
      [3, true],
      [8, true],
      [21, true],
    ];
    for (const weights of [undefined, PUBLISHED]) {
      const memory = answers.reduce<Memory | null>((so, [gap, right]) => memoryAfter(so, gap, right, weights), null)!;
      expect(memory.stability).toBeCloseTo(53.62691, 4);
      expect(memory.difficulty).toBeCloseTo(6.3574867, 4);
    }
  });

  it('begins with 0.212 and 6.4133 after Again, with 2.3065 and 2.11810397 after Good', () => {
    expect(memoryAfter(null, 0, false)).toEqual({ stability: 0.212, difficulty: 6.4133 });
    expect(memoryAfter(null, 0, true)).toEqual({ stability: 2.3065, difficulty: 2.11810397 });
  });

  it('comes back after 2, 11, 46, 163 and 498 days, and after two lapses after 2, 4, 7, 12 and 21', () => {
    let [memory, at] = [memoryAfter(null, 0, true), 0];
    const gaps: number[] = [];
    // The second Good of a new card is ten minutes later: a step of learning, not of FSRS.
    const answer = (gap: number, correct: boolean) => {
      memory = memoryAfter(memory, gap, correct);
      at = Math.round(dueAt(memory, 0, true) / DAY);
      gaps.push(at);
    };
    answer(0, true);
    for (let nth = 0; nth < 4; nth += 1) answer(at, true);
    expect(gaps).toEqual([2, 11, 46, 163, 498]);
    answer(at, false);
    answer(0, false);
    gaps.length = 0;
    answer(0, true);
    for (let nth = 0; nth < 4; nth += 1) answer(at, true);
    expect(gaps).toEqual([2, 4, 7, 12, 21]);
  });
});
