/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchPage } from '~/domain/search/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { SearchPage } from './search-page';

const item = (kind: string, label: string, { language = 'en', belongs_to = '' } = {}) => ({
  kind,
  id: label.length,
  title: [{ text: label, hit: true }],
  snippet: [],
  language,
  belongs_to,
  url: `/${label}/`,
});
const links = () => [...document.querySelectorAll('a[data-found]')].map(({ textContent }) => textContent);

describe('the page of the search', () => {
  it('offers what titles have while a person types, then shows all that was found, and filters by kind', async () => {
    let answer = (_: unknown) => {};
    const whole = new Promise((resolve) => (answer = resolve));
    await renderApp({
      routes: [{ path: searchPage.path, element: <SearchPage /> }],
      at: searchPage.path,
      person: LEARNER,
      answers: {
        'GET /api/search/': {
          items: [item('notebook', 'Offered'), item('station', 'Practised', { belongs_to: 'osce-stations' })],
        },
        'GET /search/': () => whole,
      },
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'thing');
    expect(await screen.findByRole('link', { name: 'Offered' })).toBeInTheDocument();
    expect(links()).toEqual(['Offered', 'Practised']);
    expect(screen.queryByText(/In English/)).not.toBeInTheDocument();
    const groups = [{ kind: 'station', items: [item('station', 'Found', { language: 'es' })], more: false }];
    answer({ q: 'thing', groups, corrected: '', some_words_only: false });
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(links()).toEqual(['Found']);
    expect(screen.getByText('In Spanish')).toBeInTheDocument();
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
    expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('All');
    expect(kinds.getByRole('link', { name: 'Stations 1' })).toHaveAttribute('href', '/search/?q=thing&kind=station');
    expect(kinds.getByRole('link', { name: 'Decks 0' })).toBeInTheDocument();
  });
});
