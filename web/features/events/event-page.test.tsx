/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { EventSnapshot, PeopleSnapshot } from '~/domain/events/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { noteServerTime } from '~/web/live/server-time';
import { EventPage } from './event-page';

const PAGE = '/events/5/';
const POLL = 1_000;
const NOW = Date.UTC(2026, 10, 23, 12);

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: NOW, doNotFake: ['performance'] });
  noteServerTime(NOW);
});
afterEach(() => void jest.useRealTimers());

const event: EventSnapshot = {
  version: 1,
  id: 5,
  kind: 'practice',
  title: 'Chest pain on Thursday',
  about: '',
  hidden: false,
  language: 'en',
  starts_at: new Date(NOW + 3_600_000).toISOString(),
  minutes: 60,
  zone: 'Europe/London',
  places: 4,
  coming: 2,
  waiting: 0,
  state: 'planned',
  cause: null,
  reason: '',
  subject: 'Chest pain',
  circuit: false,
};
const people: PeopleSnapshot = {
  version: 1,
  people: [
    { id: 9, name: 'Noor', avatar: '', host: true },
    { id: LEARNER.id, name: 'Me', avatar: '', host: false },
  ],
  link: '',
  slides: '',
};

/** Somebody with a place looks at the event; the answers may change meanwhile. */
async function open() {
  const truth: { event: unknown; people: unknown; blocked?: number | undefined } = { event, people };
  const app = await renderApp({
    routes: [
      { path: '/events/:event_id/', element: <EventPage /> },
      { path: '/events/', element: <h1>The other events</h1> },
    ],
    at: PAGE,
    person: LEARNER,
    answers: {
      [`GET ${PAGE}`]: { event, part: 'coming', place: null, people, adult: true },
      [`POST ${PAGE}`]: ({ data_request, account_id }: { data_request: string; account_id?: number }) => {
        if (data_request === 'block') truth.blocked = account_id;
        if (data_request === 'block') return { next_url: '/events/' };
        return data_request === 'check_people' ? truth.people : truth.event;
      },
    },
  });
  expect(await screen.findByText('Noor')).toBeVisible();
  return { ...app, truth, poll: () => act(async () => void (await jest.advanceTimersByTimeAsync(POLL))) };
}

describe('an open page of an event', () => {
  it('shows nothing any more to somebody for whom a block took the event away', async () => {
    const { answers, truth, poll } = await open();
    const gone = new Refusal(404, 'event-not-found');
    answers[`GET ${PAGE}`] = gone;
    Object.assign(truth, { event: gone, people: gone });
    await poll();
    expect(await screen.findByText('This event does not exist.')).toBeVisible();
    expect(screen.queryByText('Noor')).not.toBeInTheDocument();
    expect(screen.queryByText('Chest pain on Thursday')).not.toBeInTheDocument();
  });

  it('shows no names to somebody who has no place any more, and what they are in it', async () => {
    const { answers, truth, poll } = await open();
    answers[`GET ${PAGE}`] = { event, part: 'none', place: null, people: null, adult: true };
    truth.people = new Refusal(403, 'event-place-needed');
    await poll();
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeVisible();
    expect(screen.queryByText('Noor')).not.toBeInTheDocument();
  });

  it('lets who has a place block somebody else who has one, and says what follows first', async () => {
    const { truth } = await open();
    expect(screen.queryByRole('button', { name: /^Block (?!Noor)/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Block Noor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Noor?' });
    expect(within(dialog).getByText(/you lose your place in this event/)).toBeInTheDocument();
    expect(truth.blocked).toBeUndefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('heading', { name: 'The other events' })).toBeInTheDocument();
    expect(truth.blocked).toBe(9);
  });

  it('is over by the time of the server, not by the clock of the device', async () => {
    const { answers, truth, poll } = await open();
    jest.setSystemTime(NOW + 86_400_000);
    answers[`GET ${PAGE}`] = { event, part: 'none', place: null, people: null, adult: true };
    truth.people = new Refusal(403, 'event-place-needed');
    await poll();
    expect(await screen.findByRole('button', { name: 'Sign up' })).toBeVisible();
  });
});
