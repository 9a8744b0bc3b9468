/** @jest-environment jsdom */
import { ProblemError } from '~/web/live/problem-error';
import { keepNote, noteKey, readNote } from './kept-note';
import { NoteSaver, RETRY_DELAY, SAVE_DELAY, type Save, type Saved } from './note-saver';

const KEY = noteKey(7, 'station', 5);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

interface Asked extends Save {
  leaving: boolean;
  answer: (more?: Partial<Saved>) => Promise<void>;
  fail: (error?: ProblemError) => Promise<void>;
}

function open(server = { text: '', revision: 0 }) {
  const asked: Asked[] = [];
  const saver = new NoteSaver(
    server,
    KEY,
    (save, leaving) =>
      new Promise<Saved>((resolve, reject) => {
        asked.push({
          ...save,
          leaving,
          answer: async (more = {}) => {
            resolve({ deleted: save.text === '', text: save.text, revision: save.revision, conflict: false, ...more });
            await pass(0);
          },
          fail: async (error = ProblemError.offline()) => {
            reject(error);
            await pass(0);
          },
        });
      }),
  );
  return { saver, asked, stop: saver.start(), last: () => asked.at(-1)! };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a note is saved as one types', () => {
  it('1 s after the last key, once', async () => {
    const { saver, asked, last } = open();
    saver.write('<p>a</p>');
    await pass(SAVE_DELAY - 1);
    saver.write('<p>ab</p>');
    await pass(999);
    expect(asked).toEqual([]);
    expect(saver.get().saving).toBe('saving');
    await pass(1);
    expect(asked.map(({ text, revision, base }) => [text, revision, base])).toEqual([['<p>ab</p>', 1, 0]]);
    await last().answer();
    expect(saver.get().saving).toBe('saved');
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  it('at once when the page is left, also past a save that is under way', async () => {
    const { saver, asked, stop } = open();
    saver.write('<p>a</p>');
    await pass(SAVE_DELAY);
    saver.write('<p>ab</p>');
    stop();
    expect(asked.map(({ text, revision, leaving }) => [text, revision, leaving])).toEqual([
      ['<p>a</p>', 1, false],
      ['<p>ab</p>', 2, true],
    ]);
  });

  it('with what was typed while a save was under way in the next one', async () => {
    const { saver, asked, last } = open({ text: '', revision: 4 });
    saver.write('<p>a</p>');
    await pass(SAVE_DELAY);
    saver.write('<p>ab</p>');
    await pass(SAVE_DELAY);
    expect(asked).toHaveLength(1);
    await last().answer();
    await pass(SAVE_DELAY);
    expect(asked.map(({ text, revision, base }) => [text, revision, base])).toEqual([
      ['<p>a</p>', 5, 4],
      ['<p>ab</p>', 6, 5],
    ]);
  });
});

describe('while offline', () => {
  it('the device keeps the note, and it is tried again until it is saved', async () => {
    const { saver, asked, last } = open();
    saver.write('<p>a</p>');
    expect(readNote(KEY)).toEqual({ text: '<p>a</p>', base: 0 });
    await pass(SAVE_DELAY);
    await last().fail();
    expect(saver.get().saving).toBe('device');
    await pass(RETRY_DELAY);
    expect(asked).toHaveLength(2);
    await last().answer();
    expect([saver.get().saving, readNote(KEY)]).toEqual(['saved', null]);
  });

  it('it is sent as soon as there is a connection', async () => {
    const { saver, asked, last } = open();
    saver.write('<p>a</p>');
    await pass(SAVE_DELAY);
    await last().fail();
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(2);
  });

  it('nothing is tried again once the page is left: the device keeps it for the next time', async () => {
    const { saver, asked, last, stop } = open();
    saver.write('<p>a</p>');
    stop();
    await last().fail();
    await pass(60_000);
    expect([asked.length, readNote(KEY)?.text]).toEqual([1, '<p>a</p>']);
  });

  it('what a browser that was killed had kept is there again, and goes to the server with what it knew', async () => {
    keepNote(KEY, { text: '<p>kept</p>', base: 2 });
    const { saver, last } = open({ text: '<p>old</p>', revision: 2 });
    expect(saver.get()).toMatchObject({ text: '<p>kept</p>', saving: 'device' });
    expect(last()).toMatchObject({ text: '<p>kept</p>', base: 2, revision: 3 });
  });

  it('what is no note is not read from the device', () => {
    localStorage.setItem(KEY, '{"text": 5}');
    expect(open({ text: 'x', revision: 1 }).saver.get()).toMatchObject({ text: 'x', saving: 'saved' });
  });
});

describe('when another editor wrote meanwhile', () => {
  async function conflicting() {
    const opened = open();
    opened.saver.write('<p>mine</p>');
    await pass(SAVE_DELAY);
    await opened.last().answer({ conflict: true, text: '<p>theirs</p>', revision: 9 });
    return opened;
  }

  it('both texts are there, and nothing is sent until one is chosen', async () => {
    const { saver, asked } = await conflicting();
    expect(saver.get()).toMatchObject({ saving: 'conflict', text: '<p>mine</p>', theirs: '<p>theirs</p>' });
    saver.write('<p>mine, more</p>');
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(readNote(KEY)).toEqual({ text: '<p>mine, more</p>', base: 0 });
  });

  it('the chosen one is saved over what is known now', async () => {
    const { saver, last } = await conflicting();
    saver.settle('<p>mine</p>');
    expect(last()).toMatchObject({ text: '<p>mine</p>', base: 9, revision: 10 });
    await last().answer();
    expect([saver.get().saving, readNote(KEY)]).toEqual(['saved', null]);
  });

  it('with the same words there is nothing to choose', async () => {
    const { saver, last } = open();
    saver.write('<p>same</p>');
    await pass(SAVE_DELAY);
    await last().answer({ conflict: true, text: '<p>same</p>', revision: 9 });
    expect(saver.get().saving).toBe('saved');
  });
});

it('a refusal is told, and what was written stays on the device', async () => {
  const { saver, last, asked } = open();
  saver.write('<p>a</p>');
  await pass(SAVE_DELAY);
  await last().fail(new ProblemError(403, 'notes-after-exam', ''));
  expect(saver.get()).toMatchObject({ saving: 'refused', error: { code: 'notes-after-exam' } });
  await pass(60_000);
  expect(asked).toHaveLength(1);
  expect(readNote(KEY)?.text).toBe('<p>a</p>');
});
