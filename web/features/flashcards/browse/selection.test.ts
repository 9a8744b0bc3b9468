import { drop, NOTHING, only, rangeTo, toggle } from './selection';

const ORDER = [5, 4, 3, 2, 1];
const chosen = ({ chosen: ids }: typeof NOTHING) => [...ids].toSorted();

it('selects one card after the other, and takes it back', () => {
  const two = toggle(toggle(NOTHING, 5), 2);
  expect(chosen(two)).toEqual([2, 5]);
  expect(chosen(toggle(two, 5))).toEqual([2]);
});

it('extends a range from where it began, and shortens it again', () => {
  const began = toggle(NOTHING, 4);
  const long = rangeTo(began, ORDER, 4, 1);
  expect(chosen(long)).toEqual([1, 2, 3, 4]);
  expect(chosen(rangeTo(long, ORDER, 4, 3))).toEqual([3, 4]);
  expect(chosen(rangeTo(long, ORDER, 4, 5))).toEqual([4, 5]);
});

it('keeps what was selected before a range began', () => {
  expect(chosen(rangeTo(toggle(toggle(NOTHING, 1), 5), ORDER, 5, 4))).toEqual([1, 4, 5]);
});

it('begins a range at the card with the focus if the one where it began is gone', () => {
  expect(chosen(rangeTo(toggle(NOTHING, 9), ORDER, 3, 2))).toEqual([2, 3, 9]);
  expect(chosen(rangeTo(only([]), ORDER, 3, 4))).toEqual([3, 4]);
});

it('loses cards that are not listed any more, also from what was selected before a range', () => {
  const range = rangeTo(toggle(toggle(NOTHING, 1), 5), ORDER, 5, 4);
  const left = drop(range, [5, 1]);
  expect(chosen(left)).toEqual([4]);
  expect(chosen(rangeTo(left, [4, 3, 2], 4, 3))).toEqual([3, 4]);
});
