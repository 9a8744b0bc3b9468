/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { SearchLink } from './search-link';

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
