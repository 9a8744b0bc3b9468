/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { QueuePage } from './queue-page';

const decided = (id: number, author_id: number | null, title: string) => ({
  ...{ id, kind: 'question', title, standing: 'hidden', author_id, at: '2026-11-21T10:00:00.000Z', who: 'Olga P.' },
});

it('decided cases of one’s own are named and lead nowhere: another moderator reads them', async () => {
  const queue = { version: 1, count: 0, oldest: null, median: null, items: [], lists: [] };
  await renderApp({
    routes: [{ path: '/moderation/', element: <QueuePage /> }],
    at: '/moderation/',
    person: { ...LEARNER, roles: ['moderator'] },
    answers: {
      'GET /moderation/': { queue, decided: [decided(1, LEARNER.id, 'My dose'), decided(2, 99, 'Another dose')] },
    },
  });
  expect(await screen.findByText('My dose')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Another dose/ })).toHaveAttribute('href', '/moderation/cases/2/');
  expect(screen.queryByRole('link', { name: /My dose/ })).toBeNull();
});
