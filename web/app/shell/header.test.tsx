/** @jest-environment jsdom */
import { abilitiesFor } from '~/web/core/testing/abilities';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { SESSION } from '~/web/core/device';
import { shownToasts } from '~/web/ui/toast';
import { Refusal } from '../testing/fake-gateway';
import { GUEST, LEARNER, renderApp } from '../testing/render-app';
import { Header } from './header';
import { usePageFocus } from './page-focus';

const GROUP = { pin: '482913507', station_name: 'Acute chest pain', state: 'lobby' };
const routes = [{ path: '/somewhere/', element: <Header /> }];
const open = (setting: Omit<Parameters<typeof renderApp>[0], 'routes' | 'at'>) =>
  renderApp({ routes, at: '/somewhere/', ...setting });
const names = (role: string) =>
  screen.getAllByRole(role).map((element) => element.getAttribute('aria-label') ?? element.textContent);

describe('somebody who is not signed in', () => {
  // rules: 2.6.1
  it('can browse stations, join a group, sign in and register', async () => {
    await open({});
    expect(names('link')).toEqual(
      expect.arrayContaining(['Wardmates, start page', 'Join a group', 'Sign in', 'Register']),
    );
    expect(screen.getByRole('button', { name: 'Practise' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });

  it('finds the four styles of station in the menu, and nothing that wants an account', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Practise' }));
    const addresses = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
    expect(addresses).toEqual([
      '/join/',
      '/osce-stations/',
      '/sca-cases/',
      '/nursing-toc/',
      '/ecoe-stations/',
      '/osce-stations/launchpad/',
    ]);
    expect(screen.queryByRole('button', { name: 'Cards' })).not.toBeInTheDocument();
  });
});

describe('quizzes', () => {
  it('are found in a menu of their own: one from the bank, one by AI, one’s own, mistakes, and writing them', async () => {
    await open({ person: LEARNER });
    await userEvent.click(screen.getByRole('button', { name: 'Questions' }));
    const addresses = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
    expect(addresses).toEqual([
      '/learn/quiz/setup/',
      '/ai-quiz/setup/',
      '/teach/create-quiz/',
      '/learn/mistakes/',
      '/questions/mine/',
    ]);
  });
});

describe('a guest', () => {
  it('sees their group, how to keep results, and the way out; nothing else', async () => {
    await open({ person: GUEST, group: GROUP });
    expect(names('link')).toEqual([
      'Wardmates, start page',
      'Back to your group: Acute chest pain',
      'Register to keep results',
    ]);
    expect(screen.queryByRole('button', { name: 'Practise' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Join a group' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });

  it('is asked once before leaving, and then leaves the group and the session', async () => {
    const { sent } = await open({
      person: GUEST,
      group: GROUP,
      answers: { 'POST /group-study/482913507/': { next_url: '/' }, 'POST /logout/': { next_url: '/gone/' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Priya, guest' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    expect(sent).toEqual([]);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: '/gone/' })).toBeInTheDocument();
    expect(sent).toEqual([
      { path: '/group-study/482913507/', body: { data_request: 'leave' } },
      { path: '/logout/', body: {} },
    ]);
  });
});

describe('signing out that fails', () => {
  const refused = new Refusal(503, 'unavailable');

  it('is said where nothing else would say it', async () => {
    const { answers } = await open({ person: LEARNER, answers: { 'POST /logout/': refused } });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana R.' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(shownToasts()).toMatchObject([{ tone: 'failure' }]));
    answers['POST /logout/'] = { next_url: '/bye/' };
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana R.' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: '/bye/' })).toBeInTheDocument();
  });

  it('keeps the question open for a guest, who can try again; what was kept of them here is taken away then', async () => {
    localStorage.setItem(SESSION, '{}');
    const { answers } = await open({
      person: GUEST,
      group: GROUP,
      answers: { 'POST /group-study/482913507/': { next_url: '/' }, 'POST /logout/': refused },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Priya, guest' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Leave' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    answers['POST /logout/'] = { next_url: '/gone/' };
    answers['GET /api/session/'] = { person: null, abilities: abilitiesFor(null), language: 'en', group: null };
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: '/gone/' })).toBeInTheDocument();
    expect(localStorage.getItem(SESSION)).toBeNull();
  });
});

describe('a learner', () => {
  // rules: 3.2.33
  it('has notifications and an account, and is led back to the group', async () => {
    await open({ person: LEARNER, group: GROUP });
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to your group: Acute chest pain' })).toHaveAttribute(
      'href',
      '/group-study/482913507/',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana R.' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('is not led back to where they are', async () => {
    await renderApp({
      routes: [{ path: '/osce-stations/x/checklist/', element: <Header /> }],
      at: '/osce-stations/x/checklist/?pin=482913507',
      person: LEARNER,
      group: GROUP,
    });
    expect(screen.queryByRole('link', { name: /Back to your group/ })).not.toBeInTheDocument();
  });

  it('dismisses the way back, which returns once the group was opened again', async () => {
    const { router } = await open({ person: LEARNER, group: GROUP });
    await userEvent.click(screen.getByRole('button', { name: 'Hide the way back to your group' }));
    const chip = () => screen.queryByRole('link', { name: /Back to your group/ });
    expect(chip()).not.toBeInTheDocument();
    await act(() => router.navigate('/somewhere/?pin=482913507'));
    await act(() => router.navigate('/somewhere/'));
    expect(chip()).toBeInTheDocument();
  });

  it('is not led back to a group that has ended meanwhile', async () => {
    const ended = { person: LEARNER, abilities: abilitiesFor(LEARNER), language: 'en', group: null };
    await open({ person: LEARNER, group: GROUP, answers: { 'GET /api/session/': ended } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Back to your group/ })).not.toBeInTheDocument());
  });

  it('asks again once the gateway says that the group is over for them', async () => {
    const { answers, polls } = await open({
      person: LEARNER,
      group: GROUP,
      answers: { 'POST /api/group-study/knocks/': { version: 1, knocks: [] } },
    });
    await waitFor(() => expect(polls).not.toEqual([]), { timeout: 30_000 });
    const chip = () => screen.queryByRole('link', { name: /Back to your group/ });
    expect(chip()).toBeInTheDocument();
    answers['GET /api/session/'] = {
      person: LEARNER,
      abilities: abilitiesFor(LEARNER),
      language: 'en',
      group: null,
    };
    delete answers['POST /api/group-study/knocks/'];
    await waitFor(() => expect(chip()).not.toBeInTheDocument(), { timeout: 30_000 });
  });

  it('signs out', async () => {
    const { sent, answers } = await open({ person: LEARNER, answers: { 'POST /logout/': { next_url: '/bye/' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana R.' }));
    answers['GET /api/session/'] = { person: null, abilities: abilitiesFor(null), language: 'en', group: null };
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: '/bye/' })).toBeInTheDocument();
    expect(sent.filter((call) => call.path === '/logout/')).toHaveLength(1);
  });

  // rules: 1.2.31
  it('reads the page in Spanish after switching', async () => {
    const { sent, answers } = await open({ person: LEARNER, answers: { 'POST /i18n/setlang/': { next_url: '/' } } });
    answers['GET /api/session/'] = { person: LEARNER, abilities: abilitiesFor(LEARNER), language: 'es', group: null };
    await userEvent.click(screen.getByRole('radio', { name: 'ES' }));
    expect(await screen.findByRole('button', { name: 'Practicar' })).toBeInTheDocument();
    expect(sent).toEqual([{ path: '/i18n/setlang/', body: { language: 'es' } }]);
    expect(document.documentElement.lang).toBe('es');
  });
});

describe('the appearance', () => {
  it('is one of three, and the menu says which', async () => {
    await open({ person: LEARNER });
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    const options = await screen.findAllByRole('menuitemradio');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Light', 'Dark', 'System']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveAttribute('aria-checked', 'false');
  });
});

describe('after navigation', () => {
  function Frame() {
    return (
      <main ref={usePageFocus()} tabIndex={-1}>
        <Outlet />
      </main>
    );
  }

  it("the focus is on the new page's heading", async () => {
    const pages = [
      {
        element: <Frame />,
        children: [
          { path: '/one/', element: <h1>One</h1> },
          { path: '/two/', element: <h1>Two</h1> },
        ],
      },
    ];
    const { router } = await renderApp({ routes: pages, at: '/one/' });
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/two/'));
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  });
});

describe('staff', () => {
  it('find the operations in their menu; others do not', async () => {
    await open({ person: { ...LEARNER, roles: ['staff'] } });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana R.' }));
    expect(await screen.findByRole('menuitem', { name: 'Operations' })).toHaveAttribute('href', '/ops/');
    cleanup();
    await open({ person: LEARNER });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana R.' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Operations' })).not.toBeInTheDocument();
  });
});
