/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeck, editDeck } from '~/domain/flashcards/decks/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { CreateDeckPage } from '../create-deck-page';
import { EditDeckPage } from '../edit-deck-page';
import { UPLOAD_HOLDS } from './use-hold';

const EDIT = '/flashcards/edit-deck/4/';
const card = (id: number) => ({
  id: `e${id}`,
  front: `<p>Front ${id}</p>`,
  back: '',
  front_image_url: '',
  back_image_url: '',
  tags: [],
  order: id,
  revision: 1,
  changed_by: '',
  changed_by_self: false,
  sent_id: '',
});
const deck = (more: object = {}) => ({
  id: 4,
  deck_name: 'Murmurs',
  deck_description: 'About',
  deck_shared: false,
  deck_cloneable: false,
  deck_colour: 'teal',
  deck_icon: 'heart',
  category: [],
  language: 'en',
  revision: 1,
  origin: 'written',
  rights_confirmed: false,
  owned: true,
  owner_name: 'Ana',
  live_version: 2,
  ...more,
});
const open = (more: object, cards = [card(1), card(2)], cards_max = 100) =>
  renderApp({
    routes: [{ path: editDeck.path, element: <EditDeckPage /> }],
    at: EDIT,
    person: LEARNER,
    answers: {
      [`GET ${EDIT}`]: { deck: deck(more), cards, cards_max },
      [`GET ${EDIT}editors/`]: { owner: null, editors: [], invitation_url: '' },
    },
  });
const privately = () => screen.findByRole('switch', { name: /^Private/ });
const cloneable = () => screen.getByRole('switch', { name: /^Others may copy it/ });

beforeEach(() => localStorage.clear());

describe('the sharing of a deck', () => {
  // rules: 2.4.21
  it('a private deck is neither shared nor copied: turned on, the switch clears both', async () => {
    await open({ deck_shared: true, deck_cloneable: true });
    expect(await privately()).not.toBeChecked();
    expect(cloneable()).toBeChecked();
    await userEvent.click(await privately());
    expect(cloneable()).not.toBeChecked();
    expect(cloneable()).toBeDisabled();
    await userEvent.click(await privately());
    expect(cloneable()).not.toBeChecked();
    expect(cloneable()).toBeEnabled();
  });

  it('of imported cards asks whether one may share them, and stays private without a yes', async () => {
    await open({ origin: 'import' });
    await userEvent.click(await privately());
    const dialog = await screen.findByRole('dialog', { name: 'May you share these cards?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Share the deck' }));
    expect(await privately()).toBeChecked();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Share the deck' }));
    expect(await privately()).not.toBeChecked();
  });
});

describe('a full deck', () => {
  // rules: 2.6.7
  it('has a way to more room in the place of the button', async () => {
    await open({}, [card(1), card(2)], 2);
    expect(await screen.findByRole('link', { name: 'Become a supporter' })).toHaveAttribute(
      'href',
      '/purchase/supporter/',
    );
    expect(screen.queryByRole('button', { name: /Add a card/ })).not.toBeInTheDocument();
  });

  it('of somebody else offers nothing to buy', async () => {
    await open({ owned: false }, [card(1), card(2)], 2);
    expect(await screen.findByText('This deck is full: it has 2 cards.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Become a supporter' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: /^Private/ })).not.toBeInTheDocument();
  });
});

describe('what is not saved', () => {
  // rules: 2.5.21
  it('a new deck needs a name and a description, and is kept on the device', async () => {
    const setting = {
      routes: [{ path: createDeck.path, element: <CreateDeckPage /> }],
      at: createDeck.path,
      person: LEARNER,
      answers: { [`GET ${createDeck.path}`]: { cards_max: 100 } },
    };
    await renderApp(setting);
    await userEvent.type(await screen.findByLabelText('Name'), 'Murmurs');
    await userEvent.click(screen.getByRole('button', { name: 'Save deck' }));
    expect(screen.getByText('Say in a few words what the deck is about.')).toBeInTheDocument();
    expect(screen.getByLabelText('Description')).toHaveFocus();
    cleanup();
    await renderApp(setting);
    expect(await screen.findByLabelText('Name')).toHaveValue('Murmurs');
    expect(screen.getByText('Changes that were not saved on your last visit are back.')).toBeInTheDocument();
  });

  it('keeps what is typed while the newer deck is on its way', async () => {
    let arrive = () => {};
    const { answers } = await open({});
    answers[`POST ${EDIT}`] = new Refusal(409, 'deck-changed');
    const newer = { deck: deck({ revision: 2 }), cards: [card(1), card(2)], cards_max: 100 };
    const asked = new Promise<void>((begun) => {
      answers[`GET ${EDIT}`] = () => {
        begun();
        return new Promise((answer) => (arrive = () => answer(newer)));
      };
    });
    const name = await screen.findByLabelText('Name');
    await userEvent.type(name, ' 1');
    await userEvent.click(screen.getByRole('button', { name: 'Save deck' }));
    await act(() => asked);
    await userEvent.type(name, '23');
    await act(async () => arrive());
    expect(screen.getByLabelText('Name')).toHaveValue('Murmurs 123');
  });

  // rules: 2.4.17
  it('a deleted card is hidden until one saves, and can be kept', async () => {
    await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card 1' }));
    expect(screen.queryByText('Front 1')).not.toBeInTheDocument();
    expect(screen.getByText('1 card will be deleted when you save.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Front 1')).toBeInTheDocument();
  });
});

describe('a card that was changed elsewhere meanwhile', () => {
  const meet = async (changed_by_self: boolean) => {
    const { answers } = await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Edit card 1' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Front' })).toHaveFocus());
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags of the card' }), 'heart{Enter}');
    answers[`POST ${EDIT}`] = new Refusal(409, 'cards-changed');
    const newer = { ...card(1), front: '<p>Newer</p>', revision: 2, changed_by: 'Ana R.', changed_by_self };
    answers[`GET ${EDIT}`] = { deck: deck(), cards: [newer, card(2)], cards_max: 100 };
    await userEvent.click(screen.getByRole('button', { name: 'Save deck' }));
    return within(await screen.findByRole('alert'));
  };

  it('says who did it', async () => {
    const conflict = await meet(false);
    expect(conflict.getByText('Ana R. changed this card while you were editing it.')).toBeInTheDocument();
    expect(conflict.getByText('Newer')).toBeInTheDocument();
    expect(conflict.getByRole('button', { name: 'Keep both as two cards' })).toBeInTheDocument();
  });

  it('says so if it was oneself, in another tab', async () => {
    const conflict = await meet(true);
    expect(conflict.getByText('You changed this card elsewhere while you were editing it here.')).toBeInTheDocument();
  });
});

describe('the upload of a picture', () => {
  afterEach(() => void jest.useRealTimers());

  // rules: 2.4.22
  it('disables saving for five seconds', async () => {
    await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Edit card 1' }));
    const picture = screen.getByLabelText('Add a picture: Front', { selector: 'input' });
    const saving = screen.getByRole('button', { name: 'Save deck' });
    expect(saving).toBeEnabled();
    jest.useFakeTimers();
    fireEvent.change(picture, { target: { files: [new File(['picture'], 'rash.png', { type: 'image/png' })] } });
    expect(saving).toBeDisabled();
    expect(saving).toHaveTextContent('Uploading…');
    act(() => jest.advanceTimersByTime(UPLOAD_HOLDS - 1));
    expect(saving).toBeDisabled();
    act(() => jest.advanceTimersByTime(1));
    expect(saving).toBeEnabled();
    expect(saving).toHaveTextContent('Save deck');
  });
});
