/** @jest-environment jsdom */
import { ProblemError } from '~/web/live/problem-error';
import { AFTER_LAST_KEY, Autosaver } from '~/web/drafts/autosaver';
import { saveCopy } from '~/web/drafts/device-copy';
import { runSaver } from '~/web/drafts/use-saver';
import { noteKey, notePorts, readNote, RETRY_DELAY, type Save, type Saved } from './note-ports';
import { savingOf } from './saving-mark';

const KEY = noteKey(7, 'station', 5);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

interface Asked extends Save {
  leaving: boolean;
  answer: (more?: Partial<Saved>) => Promise<void>;
  fail: (error?: ProblemError) => Promise<void>;
}

function open(server = { text: '', revision: 0 }) {
  const asked: Asked[] = [];
  const ports = notePorts(
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
  const kept = readNote(KEY);
  const saver = new Autosaver(
    ports,
    { version: kept?.version ?? server.revision },
    { saved: server.text, unsent: kept?.form },
  );
  const choose = (text: string) => {
    saver.goOnFrom(saver.theirs!.head, text);
    void saver.flush();
  };
  return {
    saver,
    asked,
    choose,
    stop: runSaver(saver),
    last: () => asked.at(-1)!,
    saving: () => savingOf(saver.state),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a note is saved as one types', () => {
  it('1 s after the last key, once', async () => {
    const { saver, asked, last, saving } = open();
    saver.type('<p>a</p>');
    await pass(AFTER_LAST_KEY - 1);
    saver.type('<p>ab</p>');
    await pass(999);
    expect(asked).toEqual([]);
    expect(saving()).toBe('saving');
    await pass(1);
    expect(asked.map(({ text, revision, base }) => [text, revision, base])).toEqual([['<p>ab</p>', 1, 0]]);
    await last().answer();
    expect(saving()).toBe('saved');
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  it('at once when the page is left, also past a save that is under way', async () => {
    const { saver, asked, stop } = open();
    saver.type('<p>a</p>');
    await pass(AFTER_LAST_KEY);
    saver.type('<p>ab</p>');
    stop();
    expect(asked.map(({ text, revision, leaving }) => [text, revision, leaving])).toEqual([
      ['<p>a</p>', 1, false],
      ['<p>ab</p>', 2, true],
    ]);
  });

  it('with what was typed while a save was under way in the next one', async () => {
    const { saver, asked, last } = open({ text: '', revision: 4 });
    saver.type('<p>a</p>');
    await pass(AFTER_LAST_KEY);
    saver.type('<p>ab</p>');
    await pass(AFTER_LAST_KEY);
    expect(asked).toHaveLength(1);
    await last().answer();
    await pass(AFTER_LAST_KEY);
    expect(asked.map(({ text, revision, base }) => [text, revision, base])).toEqual([
      ['<p>a</p>', 5, 4],
      ['<p>ab</p>', 6, 5],
    ]);
  });
});

describe('while offline', () => {
  it('the device keeps the note, and it is tried again until it is saved', async () => {
    const { saver, asked, last, saving } = open();
    saver.type('<p>a</p>');
    expect(readNote(KEY)).toMatchObject({ form: '<p>a</p>', version: 0 });
    await pass(AFTER_LAST_KEY);
    await last().fail();
    expect(saving()).toBe('device');
    await pass(RETRY_DELAY);
    expect(asked).toHaveLength(2);
    await last().answer();
    expect([saving(), readNote(KEY)]).toEqual(['saved', null]);
  });

  it('it is sent as soon as there is a connection', async () => {
    const { saver, asked, last } = open();
    saver.type('<p>a</p>');
    await pass(AFTER_LAST_KEY);
    await last().fail();
    window.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(2);
  });

  it('nothing is tried again once the page is left: the device keeps it for the next time', async () => {
    const { saver, asked, last, stop } = open();
    saver.type('<p>a</p>');
    stop();
    await last().fail();
    await pass(60_000);
    expect([asked.length, readNote(KEY)?.form]).toEqual([1, '<p>a</p>']);
  });

  it('what a browser that was killed had kept is there again, and goes to the server with what it knew', async () => {
    saveCopy(KEY, '<p>kept</p>', 2);
    const { saving, last } = open({ text: '<p>old</p>', revision: 2 });
    expect(saving()).toBe('device');
    expect(last()).toMatchObject({ text: '<p>kept</p>', base: 2, revision: 3 });
  });

  it('what an earlier version of the page had kept is sent as well', () => {
    localStorage.setItem(KEY, '{"text": "<p>kept</p>", "base": 2}');
    expect(open({ text: '<p>old</p>', revision: 2 }).last()).toMatchObject({ text: '<p>kept</p>', base: 2 });
  });

  it('what is no note is not read from the device', () => {
    localStorage.setItem(KEY, '{"text": 5}');
    const { saving, asked } = open({ text: 'x', revision: 1 });
    expect([saving(), asked]).toEqual(['saved', []]);
  });
});

describe('when another editor wrote meanwhile', () => {
  async function conflicting() {
    const opened = open();
    opened.saver.type('<p>mine</p>');
    await pass(AFTER_LAST_KEY);
    await opened.last().answer({ conflict: true, text: '<p>theirs</p>', revision: 9 });
    return opened;
  }

  it('both texts are there, and nothing is sent until one is chosen', async () => {
    const { saver, asked, saving } = await conflicting();
    expect(saving()).toBe('conflict');
    expect(saver.theirs?.value).toBe('<p>theirs</p>');
    saver.type('<p>mine, more</p>');
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(readNote(KEY)).toMatchObject({ form: '<p>mine, more</p>', version: 0 });
  });

  it('the chosen one is saved over what is known now', async () => {
    const { choose, last, saving } = await conflicting();
    choose('<p>mine</p>');
    expect(last()).toMatchObject({ text: '<p>mine</p>', base: 9, revision: 10 });
    await last().answer();
    expect([saving(), readNote(KEY)]).toEqual(['saved', null]);
  });

  it('with the same words there is nothing to choose', async () => {
    const { saver, last, saving } = open();
    saver.type('<p>same</p>');
    await pass(AFTER_LAST_KEY);
    await last().answer({ conflict: true, text: '<p>same</p>', revision: 9 });
    expect(saving()).toBe('saved');
  });
});

it('a refusal is reported, and the text stays on the device', async () => {
  const { saver, last, asked, saving } = open();
  saver.type('<p>a</p>');
  await pass(AFTER_LAST_KEY);
  await last().fail(new ProblemError(403, 'notes-after-exam', ''));
  expect(saving()).toBe('refused');
  expect(saver.state).toMatchObject({ problem: { code: 'notes-after-exam' } });
  await pass(60_000);
  expect(asked).toHaveLength(1);
  expect(readNote(KEY)?.form).toBe('<p>a</p>');
});
