/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { StationTies } from './station-ties';

const TIES = {
  topics: [
    { id: 3, name: 'Asthma', specialty_id: 2, tied: false },
    { id: 4, name: 'Heart failure', specialty_id: 1, tied: true },
  ],
  guides: [{ id: 9, name: 'Peak flow', tied: false }],
};

it('the topics and guides of a station are chosen, and kept with every choice', async () => {
  const { sent } = await renderApp({
    routes: [{ path: '/', element: <StationTies stationId={7} /> }],
    at: '/',
    person: LEARNER,
    answers: {
      'GET /api/notebook/station-ties/': TIES,
      'POST /api/notebook/station-ties/': { ...TIES, topics: TIES.topics.map((topic) => ({ ...topic, tied: true })) },
    },
  });
  expect(await screen.findByText('Heart failure')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Topics' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Asthma' }));
  expect(sent).toEqual([{ path: '/api/notebook/station-ties/', body: { station_id: 7, topics: [4, 3], guides: [] } }]);
});
