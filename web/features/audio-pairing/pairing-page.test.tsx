/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import type { Language } from '~/domain/accounts/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import type { Person } from '~/web/core/session';
import { GOES_AFTER } from './matched';
import { PairingFollower } from './pairing-follower';
import './pairing-page';
import { routes } from './room';
import { matched, matchOf, NOW, searching } from './testing/matches';

const PAIRING = '/osce-stations/audio-pairing/';
const ROOM = '/group-study/482913507/';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: NOW });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The lobby and everything that follows one on other pages; the server's answers may change as the test goes on. */
async function open(
  match: MatchSnapshot,
  options: { at?: string; person?: Person | null; language?: Language; blocked?: { id: number; name: string }[] } = {},
) {
  const { at = PAIRING, person = LEARNER, language, blocked = [] } = options;
  const truth = { match };
  const shell = {
    hydrateFallbackElement: <></>,
    element: (
      <>
        <PairingFollower />
        <Outlet />
      </>
    ),
    children: [
      ...routes,
      { path: ROOM, element: <h1>The room</h1> },
      { path: '/elsewhere/', element: <h1>Elsewhere</h1> },
    ],
  };
  const post = (body: Record<string, unknown>) =>
    body.data_request === 'searching' ? { version: 1, searching_count: truth.match.searching_count } : truth.match;
  const app = await renderApp({
    routes: [shell],
    at,
    person,
    language,
    answers: {
      [`GET ${PAIRING}`]: () => ({
        me: LEARNER.id,
        style: 1,
        match: truth.match,
        reliability: { attended: 18, of: 20 },
        blocked,
      }),
      [`POST ${PAIRING}`]: post,
    },
  });
  return {
    ...app,
    /** What the next poll answers, which comes at once. */
    become: async (next: MatchSnapshot) => {
      truth.match = next;
      await act(async () => void (await jest.advanceTimersByTimeAsync(4_100)));
    },
    acted: () => app.sent.map(({ body }) => body),
  };
}

describe('before the search', () => {
  it('one press looks for a partner of this style, near one, in one’s language', async () => {
    const { acted, answers } = await open(matchOf());
    answers[`POST ${PAIRING}`] = () => searching(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Find a partner' }));
    expect(acted()).toEqual([{ data_request: 'search', style: 1, stage: 'near', language: 'en' }]);
    expect(await screen.findByRole('heading', { name: 'Looking for a partner' })).toBeInTheDocument();
  });

  it('may ask for anything', async () => {
    const { acted } = await open(matchOf());
    for (const group of ['Kind of station', 'Training stage', 'Language']) {
      await userEvent.click(
        within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name: /^Any/ }),
      );
    }
    await userEvent.click(screen.getByRole('button', { name: 'Find a partner' }));
    expect(acted()).toEqual([{ data_request: 'search', style: 'any', stage: 'any', language: 'any' }]);
  });

  it('says what others see of one', async () => {
    await open(matchOf());
    expect(await screen.findByText('Partners see this about you: turned up to 18 of the last 20.')).toBeInTheDocument();
  });

  it('says so when the search is refused', async () => {
    const { answers } = await open(matchOf());
    answers[`POST ${PAIRING}`] = new Refusal(429, 'too-many');
    await userEvent.click(await screen.findByRole('button', { name: 'Find a partner' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it.each([
    ['a guest to registration', GUEST, '/register/'],
    ['a stranger to signing in', null, '/login/'],
  ])('leads %s', async (_, person, to) => {
    const { router } = await open(matchOf(), { person });
    await userEvent.click(await screen.findByRole('button', { name: 'Find a partner' }));
    expect(router.state.location.pathname).toBe(to);
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(PAIRING);
  });

  it('takes a block back', async () => {
    const { sent } = await open(matchOf(), { blocked: [{ id: 31, name: 'Kim' }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Kim' }));
    expect(sent.at(-1)?.body).toEqual({ data_request: 'unblock', account_id: 31 });
  });
});

describe('searching', () => {
  it('counts the time waited, also from before this page was opened', async () => {
    await open(searching(65));
    expect(await screen.findByText('1:05')).toBeInTheDocument();
    await act(async () => void (await jest.advanceTimersByTimeAsync(2_000)));
    expect(screen.getByText('1:07')).toBeInTheDocument();
  });

  it.each([
    [0, ['OSCE stations', 'Training stage near yours', 'English']],
    [12, ['OSCE stations', 'Training stage not too far from yours (widened while you waited)', 'English']],
    [21, ['OSCE stations', 'Any training stage (widened while you waited)', 'English']],
    [31, ['Any kind (widened while you waited)', 'Any training stage (widened while you waited)', 'English']],
    [
      61,
      [
        'Any kind (widened while you waited)',
        'Any training stage (widened while you waited)',
        'Any (widened while you waited)',
      ],
    ],
  ])('after %d s says who fits', async (seconds, fits) => {
    await open(searching(seconds));
    const list = (await screen.findByRole('heading', { name: 'Who we are matching you with' }))
      .closest('section')!
      .querySelector('ul')!;
    expect([...list.children].map((each) => each.textContent!.trim())).toEqual(fits);
  });

  it.each([
    [4, 'Those who found a partner lately hardly waited.'],
    [41, 'Those who found a partner lately usually waited about 45 seconds.'],
    [150, 'Those who found a partner lately usually waited about 3 minutes.'],
  ])('says what others waited (%s s), and draws a candidate whose partner is awaited', async (usual_wait, words) => {
    await open(searching(3, { usual_wait }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect([...document.querySelectorAll('[data-awaited]')].map((figure) => figure.getAttribute('data-role'))).toEqual([
      'examiner',
    ]);
    expect(document.querySelector('[data-role="examiner"]')).toHaveAttribute('data-state', 'ghost');
    expect(document.querySelector('[data-role="student"]')).toHaveAttribute('data-state', 'filled');
  });

  it('says nothing of how long it takes while too few found a partner', async () => {
    await open(searching(3, { usual_wait: null }));
    expect(await screen.findByText('Nobody else is searching right now')).toBeInTheDocument();
    expect(screen.queryByText(/found a partner lately/)).not.toBeInTheDocument();
  });

  it('says how many others search, oneself not counted', async () => {
    await open(searching(3, { searching_count: 4 }));
    expect(await screen.findByText('3 other people are searching')).toBeInTheDocument();
  });

  // rules: 3.7.18
  it('says that it checks every four seconds while nothing is pushed', async () => {
    await open(searching(3));
    expect(await screen.findByText('Checking every 4 seconds')).toBeInTheDocument();
  });

  it('can be stopped', async () => {
    const { answers, acted } = await open(searching(3));
    answers[`POST ${PAIRING}`] = () => matchOf({ version: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop searching' }));
    expect(acted()).toEqual([{ data_request: 'stop' }]);
    expect(await screen.findByRole('button', { name: 'Find a partner' })).toBeInTheDocument();
  });

  it.each([
    ['partner-left', 'Your partner left in the first minute'],
    ['partner-did-not-come', 'Your partner did not join'],
  ] as const)('says why one is searching again: %s', async (notice, words) => {
    await open(searching(3, { notice }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent('at the front of the queue');
  });
});

describe('matched', () => {
  it.each([20, -20, 180, -180])(
    'counts the seconds to come evenly if the clock of the device is set by %i minutes',
    async (minutes) => {
      await open(matched());
      await userEvent.click(await screen.findByRole('button', { name: 'Wait a moment' }));
      const left = () =>
        Number(/(\d+) of 20 seconds left to join/.exec(screen.getByText(/of 20 seconds left/).textContent ?? '')?.[1]);
      const before = left();
      jest.setSystemTime(Date.now() + minutes * 60_000);
      await act(async () => void (await jest.advanceTimersByTimeAsync(3_000)));
      expect(before - left()).toBeGreaterThanOrEqual(3);
      expect(left()).toBeGreaterThan(0);
    },
  );

  // rules: 3.4.24, 3.4.27
  it('shows the partner, changes the title and says by when to come', async () => {
    const { become } = await open(searching(3));
    await screen.findByRole('heading', { name: 'Looking for a partner' });
    await become(matched({ server_time: NOW + 4_000 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Ben is your partner' })).toBeInTheDocument();
    expect(document.title).toBe('Ben is your partner · Wardmates');
    for (const words of ['Undergraduate medical student', 'Turned up to 18 of the last 20'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(/of 20 seconds left to join/)).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveTextContent('Ben is your partner');
    expect(screen.getByRole('link', { name: 'Go to the room' })).toHaveAttribute('href', ROOM);
  });

  it('goes to the room by itself after a few seconds', async () => {
    const { router } = await open(matched());
    await screen.findByRole('heading', { name: 'Ben is your partner' });
    await act(async () => void (await jest.advanceTimersByTimeAsync((GOES_AFTER - 1) * 1_000)));
    expect(router.state.location.pathname).toBe(PAIRING);
    await act(async () => void (await jest.advanceTimersByTimeAsync(1_500)));
    expect(router.state.location).toMatchObject({ pathname: ROOM, state: { talk: true } });
  });

  it('stays where it is when told to', async () => {
    const { router } = await open(matched());
    await userEvent.click(await screen.findByRole('button', { name: 'Wait a moment' }));
    await act(async () => void (await jest.advanceTimersByTimeAsync(GOES_AFTER * 2_000)));
    expect(router.state.location.pathname).toBe(PAIRING);
    expect(screen.getByText(/Join when you are ready/)).toBeInTheDocument();
  });

  it('takes nobody anywhere while the page is not seen', async () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { router } = await open(matched());
    await screen.findByRole('heading', { name: 'Ben is your partner' });
    await act(async () => void (await jest.advanceTimersByTimeAsync(GOES_AFTER * 2_000)));
    expect(router.state.location.pathname).toBe(PAIRING);
    hidden.mockRestore();
  });

  it('can be cancelled', async () => {
    const { answers, acted } = await open(matched());
    answers[`POST ${PAIRING}`] = () => matchOf({ version: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(acted()).toEqual([{ data_request: 'stop' }]);
  });
});

describe('on other pages', () => {
  it('tells of a match, and of a search that goes on', async () => {
    const { router, become } = await open(searching(3));
    await screen.findByRole('heading', { name: 'Looking for a partner' });
    await act(async () => void (await router.navigate('/elsewhere/')));
    expect(await screen.findByRole('link', { name: 'Back to the search' })).toHaveAttribute('href', PAIRING);
    await become(matched({ server_time: NOW + 4_000 }));
    expect(await screen.findByRole('link', { name: 'Go to the room' })).toHaveAttribute('href', ROOM);
  });

  it('leads from the room back to the search when the partner goes', async () => {
    const { router, become } = await open(matched());
    await screen.findByRole('heading', { name: 'Ben is your partner' });
    await act(async () => void (await router.navigate(ROOM)));
    await become(searching(30, { version: 3, notice: 'partner-left' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PAIRING));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your partner left in the first minute');
  });

  it('leaves a person alone who never searched', async () => {
    const { sent } = await open(matchOf(), { at: '/elsewhere/' });
    await act(async () => void (await jest.advanceTimersByTimeAsync(10_000)));
    expect(sent).toEqual([]);
  });
});

describe('afterwards', () => {
  const to_rate = { pairing_id: 5, partner_name: 'Ben', partner_avatar: '' };

  it.each([
    ['It went well', true],
    ['It did not go well', false],
  ])('one press says: %s', async (name, well) => {
    const { answers, acted, router } = await open(matchOf({ to_rate }));
    await screen.findByRole('button', { name });
    await act(async () => void (await router.navigate('/elsewhere/')));
    answers[`POST ${PAIRING}`] = () => matchOf({ version: 2 });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(acted()).toEqual([{ data_request: 'rate', pairing_id: 5, well }]);
    // What else there is to say stays, until it is put away.
    expect(await screen.findByText('Thank you. We will not tell Ben what you said.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Report' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
  });

  it('somebody can be blocked, after being asked once', async () => {
    const { acted } = await open(matchOf({ to_rate }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    expect(acted()).toEqual([]);
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Block Ben?' })).getByRole('button', { name: 'Block' }),
    );
    expect(acted()).toEqual([{ data_request: 'block', pairing_id: 5 }]);
    expect(await screen.findByText('You will not be paired with Ben again.')).toBeInTheDocument();
  });

  it('somebody can be reported, in one’s own words', async () => {
    const { acted } = await open(matchOf({ to_rate }));
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Ben' }));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'spam');
    await userEvent.type(dialog.getByRole('textbox'), 'Sold courses.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(acted()).toEqual([{ data_request: 'report', pairing_id: 5, reason: 'spam', details: 'Sold courses.' }]);
    expect(await screen.findByText(/Thank you for telling us/)).toBeInTheDocument();
  });
});

it('speaks Spanish', async () => {
  await open(matched(), { language: 'es' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu compañero es Ben' })).toBeInTheDocument();
  expect(screen.getByText('Se presentó a 18 de las últimas 20')).toBeInTheDocument();
});
