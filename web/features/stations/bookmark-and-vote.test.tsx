/** @jest-environment jsdom */
import { abilitiesFor } from '~/web/core/testing/abilities';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Language } from '~/web/core/language';
import { SessionContext, type Person } from '~/web/core/session';
import { StationBookmark } from './station-bookmark';
import { StationVote } from './station-vote';

const LEARNER: Person = { id: 1, name: 'Amina K.', avatar: '', username: 'learner1', guest: false, roles: ['learner'] };
const Where = () => <p>at {useLocation().pathname + useLocation().search}</p>;
/** What the gateway answers next; the test settles it when it likes. */
let answer: (status: number, body?: unknown) => Promise<void>;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  document.cookie = 'csrftoken=token';
  globalThis.fetch = ((_: string, init: RequestInit) =>
    new Promise((resolve) => {
      sent.push(JSON.parse(String(init.body)));
      answer = (status, body = {}) =>
        act(async () =>
          resolve({ ok: status < 400, status, headers: new Headers(), json: async () => body } as unknown as Response),
        );
    })) as typeof fetch;
});

const show = (part: ReactNode, person: Person | null = LEARNER) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
        <Language language="en">
          <SessionContext
            value={{
              person,
              abilities: abilitiesFor(person),
              language: 'en',
              group: null,
              refetch: async () => undefined,
            }}
          >
            <MemoryRouter initialEntries={['/osce-stations/']}>
              {part}
              <Where />
            </MemoryRouter>
          </SessionContext>
        </Language>
      </QueryClientProvider>
    </MantineProvider>,
  );
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the bookmark (spec 3 §4)', () => {
  // rules: 3.4.15
  it('is on at once, before the server has answered', async () => {
    show(<StationBookmark stationId={7} bookmarked={false} />);
    await click('Add bookmark');
    expect(screen.getByRole('button', { name: 'Remove bookmark' })).toHaveAttribute('title', 'Remove bookmark');
    expect(sent).toEqual([{ osce_kit_id: 7, action: 'add' }]);
    await answer(200, { bookmarked: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove bookmark', pressed: true })).toBeEnabled());
  });

  // rules: 3.4.15, 3.8.4
  it.each([
    [false, 403, 'Add bookmark', 'Remove bookmark'],
    [true, 403, 'Remove bookmark', 'Add bookmark'],
    [false, 500, 'Add bookmark', 'Remove bookmark'],
    [true, 503, 'Remove bookmark', 'Add bookmark'],
  ])('from %s goes back, icon and title, when the server answers %s', async (bookmarked, status, before, meanwhile) => {
    show(<StationBookmark stationId={7} bookmarked={bookmarked} />);
    const icon = () => screen.getByRole('button', { name: /bookmark/ }).querySelector('svg')!.outerHTML;
    const first = icon();
    await click(before);
    expect(icon()).not.toBe(first);
    expect(screen.getByTitle(meanwhile)).toBeInTheDocument();
    await answer(status);
    expect(icon()).toBe(first);
    expect(screen.getByTitle(before)).toBeInTheDocument();
  });

  // rules: 3.6.8
  it('leads a stranger to sign in, and a guest to register', async () => {
    const stranger = show(<StationBookmark stationId={7} bookmarked={false} />, null);
    await click('Add bookmark');
    expect(screen.getByText('at /login/?next=%2Fosce-stations%2F')).toBeInTheDocument();
    stranger.unmount();
    show(<StationBookmark stationId={7} bookmarked={false} />, { ...LEARNER, guest: true });
    await click('Add bookmark');
    expect(screen.getByText('at /register/?next=%2Fosce-stations%2F')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('the vote (spec 3 §4)', () => {
  const buttons = () =>
    ['Helpful', 'Not helpful'].map((name) => screen.getByRole('button', { name: new RegExp(`^${name} `) }));

  // rules: 3.3.16, 3.4.17
  it('locks the buttons and dims the other option', async () => {
    show(<StationVote station={{ id: 7, vote: 0, upvotes: 3, downvotes: 1 }} />);
    await click(/^Helpful/);
    expect(sent).toEqual([{ kit_id: 7, vote_type: 1 }]);
    await answer(200, { vote: 1, upvotes: 4, downvotes: 1 });
    const [up, down] = buttons();
    expect(up).toBeDisabled();
    expect(down).toBeDisabled();
    expect(down).toHaveAttribute('data-dimmed');
    expect(up).not.toHaveAttribute('data-dimmed');
    expect(up).toHaveTextContent('4');
  });

  it('cast before is locked from the start', () => {
    show(<StationVote station={{ id: 7, vote: -1, upvotes: 3, downvotes: 1 }} />);
    buttons().forEach((button) => expect(button).toBeDisabled());
  });

  it('can be cast again when the server did not take it', async () => {
    show(<StationVote station={{ id: 7, vote: 0, upvotes: 3, downvotes: 1 }} />);
    await click(/^Not helpful/);
    await answer(403);
    buttons().forEach((button) => expect(button).toBeEnabled());
    expect(buttons()[1]).toHaveTextContent('1');
  });
});
