/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { act, screen } from '@testing-library/react';
import { moderationQueue } from '~/domain/moderation/queue/contract';
import { saveSnapshot } from '~/web/live/snapshots';
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
      'GET /moderation/': {
        queue,
        page: 1,
        pages: 1,
        decided: [decided(1, LEARNER.id, 'My dose'), decided(2, 99, 'Another dose')],
      },
    },
  });
  expect(await screen.findByText('My dose')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Another dose/ })).toHaveAttribute('href', '/moderation/cases/2/');
  expect(screen.queryByRole('link', { name: /My dose/ })).toBeNull();
});

it('has pages of ten, and leads back to the first once the second is empty', async () => {
  const caseOf = (id: number) => ({
    ...{ id, kind: 'question', title: `Dose ${id}`, standing: 'shown', author_id: 99, reports: 1, reasons: [5] },
    ...{ urgent: false, asked: false, since: '2026-11-21T10:00:00.000Z' },
  });
  const at = '2026-11-21T10:00:00.000Z';
  const queue = (version: number, count: number, items: number[]) => ({
    ...{ version, count, oldest: at, median: at, lists: [], items: items.map(caseOf) },
  });
  const first = Array.from({ length: 10 }, (_, index) => index + 1);
  const app = await renderApp({
    routes: [{ path: '/moderation/', element: <QueuePage /> }],
    at: '/moderation/',
    person: { ...LEARNER, roles: ['moderator'] },
    answers: { 'GET /moderation/': { queue: queue(1, 11, first), page: 1, pages: 2, decided: [] } },
  });
  expect(await screen.findByText('Dose 10')).toBeInTheDocument();
  app.answers['GET /moderation/'] = { queue: queue(1, 11, [11]), page: 2, pages: 2, decided: [] };
  await userEvent.click(screen.getByRole('button', { name: '2' }));
  expect(await screen.findByText('Dose 11')).toBeInTheDocument();
  expect(screen.queryByText('Dose 10')).toBeNull();
  app.answers['GET /moderation/'] = { queue: queue(2, 10, first), page: 1, pages: 1, decided: [] };
  await act(async () => saveSnapshot(app.cache, moderationQueue.name, 'all', queue(2, 10, first)));
  expect(await screen.findByText('Dose 10')).toBeInTheDocument();
});
