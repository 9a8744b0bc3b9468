/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Histogram, lineAt } from './histogram';

/** jsdom lays nothing out: charts are of this size. */
jest.mock(
  'react-virtualized-auto-sizer',
  () =>
    ({ children }: { children: (size: object) => unknown }) =>
      children({ width: 600, height: 260 }),
);

// rules: 2.9.17
it('a line of the histogram stands at the average rounded to 10', () => {
  expect([0, 4.9, 5, 44, 45, 66.7, 94.9, 100].map(lineAt)).toEqual([0, 0, 10, 40, 50, 70, 90, 100]);
});

describe('a histogram of merged bars', () => {
  it('draws each bar once, names it by all of its scores, and stands each average in its bar', async () => {
    const histogram = {
      labels: [0, 50, 80],
      until: [40, 70, 100],
      data: [5, 12, 7],
      user_average: 61.2,
      others_average: 88,
    };
    await renderApp({
      routes: [{ path: '/', element: <Histogram histogram={histogram} label="Scores" /> }],
      at: '/',
      person: LEARNER,
    });
    const chart = screen.getByRole('img', { name: 'Scores' });
    await waitFor(() => expect(chart.querySelectorAll('rect[focusable]')).toHaveLength(3));
    const names = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['0% to 40%', '50% to 70%', '80% to 100%']));
    const lines = [...chart.querySelectorAll<SVGLineElement>('line[stroke-width="3"], line[stroke-dasharray]')];
    const [others, you] = ['2', '3'].map((width) =>
      Number(lines.find((line) => line.getAttribute('stroke-width') === width)!.getAttribute('x1')),
    );
    // 544 across, three bars: 61 is in the second one, 88 in the last.
    expect([Math.floor(you! / (544 / 3)), Math.floor(others! / (544 / 3))]).toEqual([1, 2]);
  });
});
