/** @jest-environment jsdom */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abilitiesFor } from '~/web/core/testing/abilities';
import type { Person } from '~/web/core/session';
import { LEARNER, renderApp } from '../testing/render-app';
import { BottomBar } from './bottom-bar';
import { Palette } from './palette';

const open = (person: Person | null, answers: object = {}) =>
  renderApp({ routes: [{ path: '/here/', element: <Palette /> }], at: '/here/', person, answers: { ...answers } });
const type = async (text: string, name = text) => {
  await userEvent.type(await screen.findByRole('textbox'), text);
  await userEvent.click(await screen.findByRole('button', { name }));
};

describe('the palette', () => {
  it('shows what was opened from it last, until something is typed', async () => {
    const title = [{ text: 'Chest pain', hit: true }];
    const found = {
      kind: 'station',
      id: 3,
      title,
      snippet: [],
      language: 'en',
      belongs_to: '',
      url: '/osce-stations/chest-pain/',
    };
    const answers = { 'GET /api/search/': { items: [found] } };
    await open(LEARNER, answers);
    await type('Chest pain', 'Chest pain Station');
    expect(await screen.findByRole('heading', { name: '/osce-stations/chest-pain/' })).toBeInTheDocument();
    cleanup();
    await open(LEARNER, answers);
    const recent = await screen.findByRole('button', { name: 'Chest pain Station' });
    await userEvent.type(screen.getByRole('textbox'), 'leaderboard');
    expect(recent).not.toBeInTheDocument();
  });

  it('shows what titles have while a person types, and after a pause what texts have', async () => {
    const found = (label: string) => ({
      kind: 'question',
      id: 3,
      title: [{ text: label, hit: true }],
      snippet: [],
      language: 'en',
      belongs_to: '',
      url: `/${label}/`,
    });
    let address = '';
    await open(LEARNER, {
      'GET /api/search/': () => ({ items: [found(address.includes('texts') ? 'By-text' : 'By-title')] }),
    });
    const fetched = globalThis.fetch;
    globalThis.fetch = (to, init) => {
      address = String(to);
      return fetched(to, init);
    };
    await userEvent.type(await screen.findByRole('textbox'), 'thing');
    expect(await screen.findByRole('button', { name: 'By-title Question' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'By-text Question' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'By-title Question' })).toBeNull();
  });

  it('signs out', async () => {
    const { answers } = await open(LEARNER, { 'POST /logout/': { next_url: '/bye/' } });
    answers['GET /api/session/'] = { person: null, abilities: abilitiesFor(null), language: 'en', group: null };
    await type('Sign out');
    expect(await screen.findByRole('heading', { name: '/bye/' })).toBeInTheDocument();
  });

  it('begins ten questions, also for a visitor, who is offered nothing to sign out of', async () => {
    await open(null, { 'POST /api/trial/quiz/': { next_url: '/learn/quiz/9/' } });
    await screen.findByRole('textbox');
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    await type('Answer ten questions');
    expect(await screen.findByRole('heading', { name: '/learn/quiz/9/' })).toBeInTheDocument();
  });

  it('changes the appearance', async () => {
    await open(LEARNER);
    await type('Appearance: Dark');
    await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark'));
  });

  it('changes the language', async () => {
    const { sent } = await open(LEARNER, { 'POST /i18n/setlang/': { next_url: '/' } });
    await type('Switch to Spanish');
    expect(sent).toEqual([{ path: '/i18n/setlang/', body: { language: 'es' } }]);
  });
});

it('the bar of a visitor has five entries: cards lead to where an account is offered', async () => {
  await renderApp({ routes: [{ path: '/here/', element: <BottomBar onMore={() => undefined} /> }], at: '/here/' });
  const bar = within(screen.getByRole('navigation'));
  expect([...bar.getAllByRole('link'), ...bar.getAllByRole('button')]).toHaveLength(5);
  expect(bar.getByRole('link', { name: 'Cards' })).toHaveAttribute('href', '/flashcards/');
});
