/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { SearchLink } from './search-link';

const { matchMedia } = window;
const onAWideScreen = () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(min-width: 80em)' });
};
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('on a wide screen', () => {
  it('the search is a box on every page: the key leads into it, and Enter to what is found', async () => {
    onAWideScreen();
    const { router } = await renderApp({
      routes: [
        { path: '/', element: <SearchLink /> },
        { path: '/search/', element: <SearchLink /> },
      ],
      at: '/',
      person: LEARNER,
    });
    const box = await screen.findByRole('searchbox', { name: 'Search' });
    fireEvent.keyDown(document.documentElement, { key: '/', code: 'Slash' });
    expect(box).toHaveFocus();
    await userEvent.type(box, ' hart failure & more {Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/search/', search: '?q=hart+failure+%26+more' });
    // There the page has a larger one.
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('it leaves its room to the way back to a group', async () => {
    onAWideScreen();
    await renderApp({
      routes: [{ path: '/notebook/', element: <SearchLink small /> }],
      at: '/notebook/',
      person: LEARNER,
    });
    expect(await screen.findByRole('link', { name: 'Search' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the key of the search', () => {
  it.each([
    ['on an English keyboard', false],
    ['on a Spanish keyboard, with Shift and 7', true],
  ])('leads to the search %s', async (_, shiftKey) => {
    await renderApp({
      routes: [
        { path: '/', element: <SearchLink /> },
        { path: '/search/', element: <h1>The search</h1> },
      ],
      at: '/',
      person: LEARNER,
    });
    await screen.findByRole('link', { name: 'Search' });
    fireEvent.keyDown(document.documentElement, { key: '/', code: shiftKey ? 'Digit7' : 'Slash', shiftKey });
    expect(await screen.findByRole('heading', { name: 'The search' })).toBeInTheDocument();
  });
});
