/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderApp } from '~/web/app/testing/render-app';
import { type Notification, NotificationList } from './notification-list';

const told = (id: number, kind: Notification['kind'], values: Record<string, string>): Notification => ({
  ...{ id, kind, values, url: '/notifications/', read: true, created_at: '2026-11-21T10:00:00.000Z' },
});

it('says of a report what it was about, and of one without a name nothing', async () => {
  const items = [
    told(1, 'report-resolved', { thing: 'Gout' }),
    told(2, 'report-resolved', { thing: '' }),
    told(3, 'report-kept', { thing: '' }),
    told(4, 'report-kept', { thing: 'Gout', reason: 'The dose is right.' }),
  ];
  await renderApp({ routes: [{ path: '/', element: <NotificationList items={items} onOpen={() => {}} /> }], at: '/' });
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The problem you reported has been reviewed: Gout'),
    expect.stringMatching(/reviewed\.[^:]*$/),
    expect.stringMatching(/left this as it is\.[^:]*$/),
    expect.stringMatching(/left this as it is: Gout Their reason: The dose is right\./),
  ]);
});
