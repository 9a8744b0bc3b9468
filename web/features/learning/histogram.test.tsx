import { lineAt } from './histogram';

// rules: 2.9.17
it('a line of the histogram stands at the average rounded to 10', () => {
  expect([0, 4.9, 5, 44, 45, 66.7, 94.9, 100].map(lineAt)).toEqual([0, 0, 10, 40, 50, 70, 90, 100]);
});
