/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browseCards } from '~/domain/flashcards/browse/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { en } from '~/web/e2e/words';
import type { Card, Data } from './browse-data';
import { BrowsePage } from './browse-page';

const card = (id: number, more: Partial<Card> = {}): Card => ({
  id,
  front: `Front ${id}`,
  back: 'Back',
  deck_id: 1,
  deck_name: 'Murmurs',
  tags: [],
  suspended: false,
  memory: null,
  ...more,
});
const DATA: Data = {
  items: [card(4), card(3), card(2, { tags: ['heart'] }), card(1)],
  next: null,
  count: 4,
  decks: [
    { id: 1, deck_name: 'Murmurs', cards: 4 },
    { id: 2, deck_name: 'Lungs', cards: 0 },
  ],
  tags: ['heart'],
};

/** What the page sent, and the cards that the service says it changed. */
function open(data: Partial<Data> = {}) {
  return renderApp({
    routes: [{ path: browseCards.path, element: <BrowsePage /> }],
    at: browseCards.path,
    person: LEARNER,
    answers: {
      [`GET ${browseCards.path}`]: { ...DATA, ...data },
      [`POST ${browseCards.path}`]: ({ data_request, ids }: { data_request: string; ids: number[] }) =>
        data_request === 'cards' ? { items: [card(9)], next: null } : { ids: ids ?? [4, 3, 2, 1] },
    },
  });
}

const rows = () => screen.getAllByRole('row').slice(1);
const selected = () => rows().flatMap((row, nth) => (row.getAttribute('aria-selected') === 'true' ? [nth] : []));
const done = () => screen.getAllByRole('status')[0]!;
const counted = () => screen.getAllByRole('status')[1]!;
const button = (name: string) => screen.getByRole('button', { name: en(`flashcards.browse.${name}`) });
const press = (keys: string) => userEvent.keyboard(keys);
const deleteSelected = async () => {
  await press('{Delete}');
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: en('flashcards.browse.delete') }));
};
const enter = async () => {
  await screen.findByRole('grid');
  rows()[0]!.focus();
};

it('selects by keys alone: one, a range that shrinks again, and all', async () => {
  await open();
  await enter();
  await press(' ');
  expect(selected()).toEqual([0]);
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selected()).toEqual([0, 1, 2]);
  await press('{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual([0, 1]);
  expect(rows()[1]).toHaveFocus();
  await press('{Control>}a{/Control}');
  await waitFor(() => expect(selected()).toEqual([0, 1, 2, 3]));
  expect(counted()).toHaveTextContent('4 cards selected');
});

it('deletes what is selected, keeps the focus in the list, and brings it back', async () => {
  const { sent } = await open();
  await enter();
  await press(' {Delete}');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toHaveFocus();
  expect(sent.at(-1)?.body).toEqual({ data_request: 'delete', ids: [4] });
  expect(done()).toHaveTextContent('1 card deleted.');
  await userEvent.click(button('undo'));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(sent.at(-1)?.body).toEqual({ data_request: 'restore', ids: [4] });
});

it('asks before it deletes more than one card, by key and by button', async () => {
  const { sent } = await open();
  await enter();
  await press('{Control>}a{/Control}');
  await waitFor(() => expect(selected()).toHaveLength(4));
  await press('{Delete}');
  const question = await screen.findByRole('dialog', { name: 'Delete 4 cards?' });
  await userEvent.click(within(question).getByRole('button', { name: en('app.cancel') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button('delete'));
  expect(await screen.findByRole('dialog', { name: 'Delete 4 cards?' })).toBeInTheDocument();
  expect(sent.map(({ body }) => body.data_request)).not.toContain('delete');
});

it('keeps the focus in the list when all it shows is deleted, and when that is taken back', async () => {
  await open();
  await enter();
  await press('{Control>}a{/Control}');
  await waitFor(() => expect(selected()).toHaveLength(4));
  await deleteSelected();
  const nothing = await screen.findByText(en('flashcards.browse.nothing'));
  await waitFor(() => expect(document.activeElement).toContainElement(nothing));
  expect(document.body).not.toHaveFocus();
  await userEvent.click(button('undo'));
  await waitFor(() => expect(rows()[0]).toHaveFocus());
});

it('lets one take the last act back until it is closed, whatever is selected meanwhile', async () => {
  await open();
  await enter();
  await press(' {Delete}');
  await waitFor(() => expect(rows()).toHaveLength(3));
  await press(' ');
  expect(counted()).toHaveTextContent('1 card selected');
  expect(button('undo')).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: en('app.close') }));
  expect(screen.queryByRole('button', { name: en('flashcards.browse.undo') })).toBeNull();
  expect(done()).toBeEmptyDOMElement();
});

it('suspends what is selected, says so, and lets it come again', async () => {
  const { sent } = await open();
  await enter();
  await press(' ');
  await userEvent.click(screen.getByRole('button', { name: en('flashcards.browse.suspend') }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent(en('flashcards.browse.card.suspended')));
  expect(sent.at(-1)?.body).toEqual({ data_request: 'suspend', ids: [4] });
  await userEvent.click(screen.getByRole('button', { name: en('flashcards.browse.undo') }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent(en('flashcards.browse.card.new')));
  expect(sent.at(-1)?.body).toEqual({ data_request: 'resume', ids: [4] });
});

it('moves cards into a deck that is chosen, and shows it at once', async () => {
  const { sent } = await open();
  await enter();
  await press(' ');
  await userEvent.click(screen.getByRole('button', { name: en('flashcards.browse.move') }));
  const dialog = await screen.findByRole('dialog', { name: 'Move 1 card' });
  await userEvent.click(within(dialog).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Lungs' }));
  await userEvent.click(within(dialog).getByRole('button', { name: en('flashcards.browse.move') }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Lungs'));
  expect(sent.at(-1)?.body).toEqual({ data_request: 'move', ids: [4], deck_id: 2 });
});

it('suggests tags only while one types: nothing covers the second field and the buttons', async () => {
  const { sent } = await open();
  await enter();
  await press(' ');
  await userEvent.click(screen.getByRole('button', { name: en('flashcards.browse.tag') }));
  const dialog = await screen.findByRole('dialog', { name: 'Change tags of 1 card' });
  const add = within(dialog).getByRole('combobox', { name: en('flashcards.browse.tag.add') });
  await waitFor(() => expect(add).toHaveFocus());
  expect(add).toHaveAttribute('aria-expanded', 'false');
  await press('he');
  expect(add).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await screen.findByRole('option', { name: 'heart' }));
  expect(add).toHaveAttribute('aria-expanded', 'false');
  await press('new{Enter}');
  expect(add).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(within(dialog).getByRole('button', { name: en('flashcards.browse.tag') }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('heart, new'));
  expect(sent.at(-1)?.body).toEqual({ data_request: 'tag', ids: [4], add: ['heart', 'new'], remove: [] });
  await userEvent.click(screen.getByRole('combobox', { name: en('flashcards.browse.tags') }));
  expect(await screen.findByRole('option', { name: 'new' })).toBeInTheDocument();
});

it('shows flags, suspended and buried cards, and flags cards by keys', async () => {
  const { sent } = await open({
    items: [card(4, { flag: 1 }), card(3, { buried: true }), card(2, { suspended: true })],
  });
  await enter();
  expect(rows()[0]).toHaveTextContent('Flag: Red.');
  expect(rows()[1]).toHaveTextContent(en('flashcards.browse.card.buried'));
  await press(' ');
  screen.getByRole('button', { name: en('flashcards.browse.flag') }).focus();
  await press('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Flag 1 card' });
  const go = within(dialog).getByRole('button', { name: en('flashcards.browse.flag') });
  expect(go).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('radio', { name: en('flashcards.flag.0') }));
  await userEvent.click(go);
  await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Flag: Red.'));
  expect(sent.at(-1)?.body).toEqual({ data_request: 'flag', ids: [4], flag: 0 });
});

it('does not show a card that did not come back when its deletion was taken back', async () => {
  await renderApp({
    routes: [{ path: browseCards.path, element: <BrowsePage /> }],
    at: browseCards.path,
    person: LEARNER,
    answers: {
      [`GET ${browseCards.path}`]: DATA,
      [`POST ${browseCards.path}`]: ({ data_request }: { data_request: string }) => ({
        ids: data_request === 'restore' ? [3] : [4, 3],
      }),
    },
  });
  await enter();
  await press(' {ArrowDown} ');
  await deleteSelected();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.click(button('undo'));
  await waitFor(() => expect(done()).toHaveTextContent('1 card is back. 1 stayed as it was.'));
  expect(rows()).toHaveLength(3);
});

it('says why cards stayed as they were, and takes those out that are not there any more', async () => {
  await renderApp({
    routes: [{ path: browseCards.path, element: <BrowsePage /> }],
    at: browseCards.path,
    person: LEARNER,
    answers: { [`GET ${browseCards.path}`]: DATA, [`POST ${browseCards.path}`]: { ids: [4], gone: [2] } },
  });
  await enter();
  await press(' {ArrowDown} {ArrowDown} ');
  await userEvent.click(button('suspend'));
  await waitFor(() =>
    expect(done()).toHaveTextContent('1 card suspended. 1 was suspended already. 1 card no longer exists.'),
  );
  expect(rows()).toHaveLength(3);
  expect(counted()).toHaveTextContent('2 cards selected');
});

it('keeps its filters if the cards of another one cannot be fetched, and says so where the list was', async () => {
  const { answers } = await open();
  await userEvent.type(await screen.findByLabelText(en('flashcards.browse.q')), 'x');
  await screen.findByRole('grid');
  answers[`GET ${browseCards.path}`] = new Refusal(403, 'not-allowed');
  await userEvent.selectOptions(screen.getByLabelText(en('flashcards.browse.state')), 'due');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByLabelText(en('flashcards.browse.q'))).toHaveValue('x');
});

it('fetches the next cards at the end of the list, and goes on there', async () => {
  await open({ next: { text: '', number: -1, id: 1 }, count: 5 });
  await enter();
  await press('{End}{ArrowDown}');
  await waitFor(() => expect(rows()).toHaveLength(5));
  await press('{ArrowDown}');
  expect(rows()[4]).toHaveFocus();
});

it('asks before it discards what was typed on a card', async () => {
  const at = '/flashcards/edit-card/4/';
  const { answers } = await open();
  answers[`GET ${at}`] = {
    card: {
      ...{ id: 'e4', front: '<p>Front 4</p>', back: '<p>Back</p>', front_image_url: '', back_image_url: '' },
      ...{ tags: [], order: 1, revision: 1, changed_by: '', changed_by_self: false, sent_id: '' },
    },
    deck: { id: 1, deck_name: 'Murmurs' },
    next_url: browseCards.path,
  };
  const edited = () => screen.queryByRole('dialog', { name: en('flashcards.decks.edit-card') });
  const question = () => screen.queryByRole('dialog', { name: en('flashcards.browse.discard') });
  await enter();
  await press('{Enter}');
  await userEvent.type(await screen.findByRole('combobox', { name: en('flashcards.decks.tags') }), 'heart{Enter}');
  await press('{Tab}{Escape}');
  await userEvent.click(within(question()!).getByRole('button', { name: en('app.cancel') }));
  expect(edited()).toHaveTextContent('heart');
  await userEvent.click(within(edited()!).getByRole('button', { name: en('app.cancel') }));
  await userEvent.click(within(question()!).getByRole('button', { name: en('flashcards.browse.discard.confirm') }));
  await waitFor(() => expect(edited()).toBeNull());
  await press('{Enter}');
  await screen.findByRole('combobox', { name: en('flashcards.decks.tags') });
  await press('{Escape}');
  await waitFor(() => expect(edited()).toBeNull());
  expect(question()).toBeNull();
});

it('says what to do if there are no cards, and if none match', async () => {
  await open({ items: [], count: 0 });
  expect(await screen.findByText(en('flashcards.browse.nothing'))).toBeInTheDocument();
});
