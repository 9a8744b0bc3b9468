/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { href } from '~/domain/kit/contract';
import { statistics } from '~/domain/statistics/contract';
import { findsHidden } from '~/web/app/testing/finds-hidden';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { ChartCard } from './chart-card';

/** jsdom lays nothing out: charts are of this size. */
jest.mock(
  'react-virtualized-auto-sizer',
  () =>
    ({ children }: { children: (size: object) => unknown }) =>
      children({ width: 600, height: 260 }),
);

findsHidden();

it.each([
  ['en', 'Tue 1 Dec (not complete)', 'Mon 30 Nov'],
  ['es', 'mar, 1 dic (incompleto)', 'lun, 30 nov'],
] as const)('a day that is not over is shown, and named so, in %s', async (language, today, yesterday) => {
  await renderApp({
    routes: [
      {
        path: '/',
        element: <ChartCard chart="questions_done" filter={{ window: 3, country: '', training_stage: 0 }} />,
      },
    ],
    at: '/',
    person: { ...LEARNER, roles: ['staff'] },
    language,
    answers: {
      [`POST ${href(statistics)}`]: {
        chartSettings: { window: 3, unit: 'day', tooltip: 'day', format: 'number', counted_at: null },
        chartData: ['questions', 'cards'].map((id) => ({
          id,
          data: [
            { x: '2026-11-30T00:00:00.000Z', y: 1_234 },
            { x: '2026-12-01T00:00:00.000Z', y: 56, under_way: true },
          ],
        })),
      },
    },
  });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell'));
  expect(rows.map(([name, figure]) => [name!.textContent!.replace(',', ''), figure!.textContent])).toEqual([
    [today.replace(',', ''), '56'],
    [yesterday.replace(',', ''), expect.stringMatching(/^1.?234$/)],
  ]);
  await waitFor(() => expect(document.querySelectorAll('path[fill="none"]').length).toBeGreaterThan(1));
});
