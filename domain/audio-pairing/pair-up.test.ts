import { randomly } from '~/infra/tooling/testing/randomly';
import { compatible } from './compatibility';
import { type Blocks, blocksOf, pairUp, type Waiting } from './pair-up';

const NOW = 1_000_000_000;
const waiting = (account_id: number, fields: Partial<Waiting> = {}): Waiting => ({
  account_id,
  style: 1,
  stage: 'any',
  language: 'en',
  training_stage: 3,
  waiting_since: NOW - 5_000 + account_id,
  ...fields,
});
const ids = (pairs: [Waiting, Waiting][]) => pairs.map((pair) => pair.map((one) => one.account_id));
const noBlocks: Blocks = new Map();

/** The rule, word for word: the longest waiting gets the longest waiting among the suitable partners. */
function byTheRule(queue: Waiting[], blocks: Blocks): number[][] {
  const left = [...queue];
  const pairs: number[][] = [];
  while (left.length > 0) {
    const one = left.shift()!;
    const index = left.findIndex(
      (other) => compatible(one, other, NOW) && !blocks.get(one.account_id)?.has(other.account_id),
    );
    if (index >= 0) pairs.push([one.account_id, left.splice(index, 1)[0]!.account_id]);
  }
  return pairs;
}

describe('pairs', () => {
  it('are made of those who wait longest', () => {
    expect(
      ids(
        pairUp(
          [1, 2, 3, 4, 5].map((id) => waiting(id)),
          noBlocks,
          NOW,
        ),
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(pairUp([waiting(1)], noBlocks, NOW)).toEqual([]);
    expect(pairUp([], noBlocks, NOW)).toEqual([]);
  });

  it('pass over whom one does not suit, who keeps their turn', () => {
    const queue = [waiting(1, { language: 'es' }), waiting(2), waiting(3), waiting(4, { language: 'es' })];
    expect(ids(pairUp(queue, noBlocks, NOW))).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it('never hold two people if one blocked the other, in either direction', () => {
    const queue = [1, 2, 3].map((id) => waiting(id));
    expect(ids(pairUp(queue, blocksOf([{ blocker_id: 1, blocked_id: 2 }]), NOW))).toEqual([[1, 3]]);
    expect(ids(pairUp(queue, blocksOf([{ blocker_id: 2, blocked_id: 1 }]), NOW))).toEqual([[1, 3]]);
    expect(ids(pairUp(queue.slice(0, 2), blocksOf([{ blocker_id: 2, blocked_id: 1 }]), NOW))).toEqual([]);
  });

  it('stop at as many as were asked for, the first ones', () => {
    expect(
      ids(
        pairUp(
          [1, 2, 3, 4, 5, 6].map((id) => waiting(id)),
          noBlocks,
          NOW,
          2,
        ),
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('are those of the rule, for any queue', () => {
    const random = randomly(20_251);
    for (let round = 0; round < 400; round += 1) {
      const size = random.below(30);
      const queue = Array.from({ length: size }, (_, index) =>
        waiting(index + 1, {
          style: random.pick([null, 1, 2]),
          stage: random.pick(['near', 'any']),
          language: random.pick(['en', 'en', 'es', null]),
          training_stage: random.pick([null, 1, 2, 8, 20]),
          waiting_since: NOW - (size - index) * random.pick([100, 2_000]),
        }),
      ).sort((one, other) => one.waiting_since - other.waiting_since);
      const blocks = blocksOf(
        Array.from({ length: random.below(10) }, () => ({
          blocker_id: 1 + random.below(30),
          blocked_id: 1 + random.below(30),
        })),
      );
      expect(ids(pairUp(queue, blocks, NOW))).toEqual(byTheRule(queue, blocks));
    }
  });

  it('of five thousand who want the most different things are made with a few looks at each', () => {
    const random = randomly(7);
    const queue = Array.from({ length: 5_000 }, (_, index) =>
      waiting(index + 1, {
        style: random.pick([null, 1, 2, 3, 4]),
        stage: 'near',
        language: random.pick(['en', 'es']),
        training_stage: 1 + random.below(24),
        waiting_since: NOW - 5_000 + index,
      }),
    );
    let looks = 0;
    const counted = queue.map((one) =>
      Object.defineProperty({ ...one }, 'language', { get: () => ((looks += 1), one.language) }),
    );
    const pairs = pairUp(counted, noBlocks, NOW);
    expect(looks / queue.length).toBeLessThan(60);
    expect(pairs.length).toBeGreaterThan(2_400);
  });
});
