import fc from 'fast-check';
import { keepApart } from './keep-apart';

/** @param pairs that are siblings of each other */
const siblingsOf = (...pairs: [number, number][]) => {
  const all = new Map<number, Set<number>>();
  for (const [one, other] of [...pairs, ...pairs.map(([a, b]) => [b, a] as const)])
    all.set(one, (all.get(one) ?? new Set()).add(other));
  return all;
};

describe('siblings in a backlog', () => {
  it('leaves the order where there are none', () => {
    expect(keepApart([5, 3, 9], siblingsOf())).toEqual([5, 3, 9]);
  });

  it('puts five other cards between two', () => {
    expect(keepApart([1, 2, 3, 4, 5, 6, 7, 8], siblingsOf([1, 2]))).toEqual([1, 3, 4, 5, 6, 7, 2, 8]);
  });

  it('asks siblings one after the other where nothing else is left', () => {
    expect(keepApart([1, 2, 3], siblingsOf([1, 2]))).toEqual([1, 3, 2]);
    expect(keepApart([1, 2], siblingsOf([1, 2]))).toEqual([1, 2]);
  });

  it('loses no card and doubles none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.array(fc.tuple(fc.nat(60), fc.nat(60))), (cards, pairs) => {
        expect(keepApart(cards, siblingsOf(...pairs)).toSorted()).toEqual(cards.toSorted());
      }),
    );
  });
});
