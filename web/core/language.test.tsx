/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Language as LanguageCode } from '~/domain/accounts/contract';
import { Library, TRY_EVERY, type Words } from '../messages/words';
import { guessLanguage, Language, LibraryContext, rememberLanguage } from './language';

const WORDS: Record<LanguageCode, Words> = { en: { 'app.cancel': 'Cancel' }, es: { 'app.cancel': 'Cancelar' } };

/** A library whose files come when the test says so. */
function bundle() {
  const asked: LanguageCode[] = [];
  const bring: Partial<Record<LanguageCode, (outcome: Words | Error) => void>> = {};
  const file = (language: LanguageCode) => () =>
    new Promise<{ default: Words }>((resolve, reject) => {
      asked.push(language);
      bring[language] = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve({ default: outcome }));
    });
  const none = { en: [], es: [] };
  const parts: ConstructorParameters<typeof Library>[0] = {
    common: { en: [file('en')], es: [file('es')] },
    writing: {
      en: [
        async () => ({ default: { 'writing.save': 'Save' } }),
        async () => ({ default: { 'writing.undo': 'Undo' } }),
      ],
      es: [async () => ({ default: { 'writing.save': 'Guardar' } })],
    },
    operating: none,
    insights: none,
    learning: none,
    'flashcard-drafting': none,
    consultation: none,
    'circuit-runs': none,
    account: none,
    legal: none,
    payments: none,
    launchpad: none,
    push: none,
    roles: none,
  };
  const library = new Library(parts);
  const page = (language: LanguageCode) => (
    <LibraryContext value={library}>
      <Language language={language} waiting={<p>…</p>}>
        <FormattedMessage id="app.cancel" />
      </Language>
    </LibraryContext>
  );
  return {
    parts,
    library,
    asked,
    page,
    comes: (language: LanguageCode, outcome: Words | Error = WORDS[language]) =>
      act(async () => bring[language]!(outcome)),
  };
}

afterEach(() => jest.useRealTimers());

describe('the words of the page', () => {
  it('are those of the reader’s language, and no other is fetched', async () => {
    const { asked, page, comes } = bundle();
    render(page('es'));
    expect(screen.getByText('…')).toBeInTheDocument();
    await comes('es');
    expect(screen.getByText('Cancelar')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('es');
    expect(asked).toEqual(['es']);
  });

  it('stay as they are until those of another language are there', async () => {
    const { asked, page, comes } = bundle();
    const view = render(page('en'));
    await comes('en');
    view.rerender(page('es'));
    expect(screen.getByText('Cancel')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
    await comes('es');
    expect(screen.getByText('Cancelar')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('es');
    view.rerender(page('en'));
    expect(screen.getByText('Cancel')).toBeInTheDocument();
    expect(asked).toEqual(['en', 'es']);
  });

  it('are fetched once for all who ask at the same time', async () => {
    const { asked, page, comes } = bundle();
    render(
      <>
        <section>{page('en')}</section>
        <section>{page('en')}</section>
      </>,
    );
    await comes('en');
    await waitFor(() => expect(screen.getAllByText('Cancel')).toHaveLength(2));
    expect(asked).toEqual(['en']);
  });

  it('that only some pages say come with the first of these, and belong to every language from then on', async () => {
    const { library, page, comes } = bundle();
    const view = render(page('en'));
    await comes('en');
    expect(library.get('en')).toEqual(WORDS.en);
    await act(() => library.want('writing'));
    expect(library.get('en')).toEqual({ ...WORDS.en, 'writing.save': 'Save', 'writing.undo': 'Undo' });
    view.rerender(page('es'));
    await comes('es');
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect(library.get('es')).toEqual({ ...WORDS.es, 'writing.save': 'Guardar' });
  });

  it('of some pages come in a language, too, that is asked for while they are fetched in another', async () => {
    const { library, page, comes } = bundle();
    const view = render(page('es'));
    const wanted = library.want('writing');
    // The session says which language the account has: not the browser's.
    view.rerender(page('en'));
    await act(() => wanted);
    await comes('en');
    expect(screen.getByText('Cancel')).toBeInTheDocument();
    expect(library.get('en')).toMatchObject({ 'writing.save': 'Save' });
  });

  it('of a room come with its first page, in each language that is spoken', async () => {
    const { library, page, comes } = bundle();
    const view = render(page('en'));
    await comes('en');
    const files = {
      en: async () => ({ default: { 'room.title': 'Room' } }),
      es: async () => ({ default: { 'room.title': 'Sala' } }),
    };
    await act(() => library.want({ room: 'room', files }));
    expect(library.get('en')).toEqual({ ...WORDS.en, 'room.title': 'Room' });
    view.rerender(page('es'));
    await comes('es');
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    expect(library.get('es')).toEqual({ ...WORDS.es, 'room.title': 'Sala' });
  });

  it('that could not be fetched are asked for again', async () => {
    jest.useFakeTimers();
    const { asked, page, comes } = bundle();
    render(page('en'));
    await comes('en', new Error('no network'));
    expect(screen.getByText('…')).toBeInTheDocument();
    await act(async () => void (await jest.advanceTimersByTimeAsync(TRY_EVERY)));
    expect(asked).toEqual(['en', 'en']);
    await comes('en');
    expect(screen.getByText('Cancel')).toBeInTheDocument();
  });
});

describe('the language of the first words', () => {
  afterEach(() => localStorage.clear());

  it('is the browser’s, then that of the last visit', () => {
    expect(guessLanguage()).toBe('en');
    rememberLanguage('es');
    expect(guessLanguage()).toBe('es');
  });
});

it.each([
  ['en', '28 November 2026'],
  ['es', '28 de noviembre de 2026'],
] as const)('days are written in %s as %s', async (language, written) => {
  const file = async () => ({ default: { 'app.close': 'Close' } });
  const library = new Library({ ...bundle().parts, common: { en: [file], es: [file] } });
  await act(async () => {
    render(
      <LibraryContext value={library}>
        <Language language={language}>
          <FormattedDate value="2026-11-28T10:00:00Z" dateStyle="long" timeZone="UTC" />
        </Language>
      </LibraryContext>,
    );
  });
  expect(document.body).toHaveTextContent(written);
});
