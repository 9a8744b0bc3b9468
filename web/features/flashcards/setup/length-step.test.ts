import { REVIEW_LENGTHS } from '~/domain/flashcards/review/contract';
import { isOffered } from './length-step';

describe('the lengths of a review', () => {
  // rules: 2.9.9
  it('are 10, 20, 50 and all', () => expect(REVIEW_LENGTHS).toEqual([10, 20, 50, 9_999]));

  // rules: 2.9.10
  it.each([
    [undefined, []],
    [0, []],
    [9, [9_999]],
    [10, [10, 9_999]],
    [49, [10, 20, 9_999]],
    [50, [10, 20, 50, 9_999]],
  ])('with %j cards are %j', (count, offered) =>
    expect(REVIEW_LENGTHS.filter((length) => isOffered(length, count))).toEqual(offered),
  );
});
