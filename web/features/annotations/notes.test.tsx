/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notesPage } from '~/domain/annotations/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { NotesPage } from './notes-page';

const noteOf = (id: number, more: object = {}) => ({
  entity_id: id,
  entity_type: 'station',
  title: `Station ${id}`,
  url: `/osce-stations/s-${id}/`,
  text: `<p>note ${id}</p>`,
  updated_at: '2026-03-02T12:00:00.000Z',
  ...more,
});
const listOf = (items: unknown[], more: object = {}) => ({ items, page: 1, pages: 1, count: items.length, ...more });
const open = (list: unknown, at = '/notes/') =>
  renderApp({
    routes: [{ path: notesPage.path, element: <NotesPage /> }],
    at,
    person: LEARNER,
    answers: { 'GET /notes/': list },
  });

it('lists notes with what they stand at', async () => {
  await open(listOf([noteOf(1), noteOf(2, { entity_type: 'question', title: 'Gone', url: null })]));
  const [first, second] = within(await screen.findByRole('list', { name: 'Your notes' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Station 1' })).toHaveAttribute('href', '/osce-stations/s-1/');
  expect(first).toHaveTextContent('note 1');
  expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Question');
});

it('searches by the address, once the typing stops', async () => {
  const { router } = await open(listOf([noteOf(1)]));
  const field = await screen.findByRole('searchbox', { name: 'Search your notes' });
  await userEvent.type(field, 'onset');
  await waitFor(() => expect(router.state.location.search).toBe('?search=onset'));
});

it('goes from page to page with the search', async () => {
  await open(listOf([noteOf(1)], { pages: 2 }), '/notes/?search=onset');
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/notes/?search=onset&page=2');
});

it.each([
  ['/notes/', 'No notes yet'],
  ['/notes/?search=x', 'No note matches'],
])('without notes, %s says %s', async (at, words) => {
  await open(listOf([]), at);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

// rules: 3.2.9, 3.9.23
it('Notes page scroll on screens narrower than 786 px (spec 3 §9): only wider ones scroll the list within the page', () => {
  const [outside, wide] = readFileSync(join(__dirname, 'notes.module.css'), 'utf8').split('@media (min-width: 786px)');
  expect(outside).not.toContain('overflow');
  expect(wide).toMatch(/\.list \{[^}]*max-height[^}]*overflow-y: auto/);
});
