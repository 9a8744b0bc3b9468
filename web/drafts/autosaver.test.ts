import { ProblemError } from '../live/problem-error';
import { AFTER_LAST_KEY, AT_MOST_EVERY, Autosaver, TRY_AGAIN, type DraftHead } from './autosaver';

const typed = (text: string) => ({ text });
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};
const pass = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  await settle();
};

function openSaver(first: DraftHead | null = null) {
  const sent: { text: string; version: number | undefined }[] = [];
  const kept: (string | null)[] = [];
  const answers: (ProblemError | 'slow')[] = [];
  const slow: (() => void)[] = [];
  const saver = new Autosaver(
    {
      changed: 'draft-changed',
      startsAnew: true,
      send: async (form: { text: string }, head: DraftHead | null) => {
        sent.push({ text: form.text, version: head?.version });
        const answer = answers.shift();
        if (answer === 'slow') await new Promise<void>((resolve) => slow.push(resolve));
        else if (answer) throw answer;
        return {
          draft_id: head?.draft_id ?? 9,
          version: (head?.version ?? 0) + 1,
          saved_at: '2026-11-20T10:00:00.000Z',
        };
      },
      keep: (form) => void kept.push(form.text),
      forget: () => void kept.push(null),
    },
    first,
  );
  return { saver, sent, kept, answers, slow };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is typed', () => {
  it('is on the device at once, on the server a second after the last key, and then no longer on the device', async () => {
    const { saver, sent, kept } = openSaver();
    saver.type(typed('A'));
    expect(kept).toEqual(['A']);
    await pass(AFTER_LAST_KEY - 1);
    saver.type(typed('AB'));
    await pass(AFTER_LAST_KEY - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ text: 'AB', version: undefined }]);
    expect(saver.state).toEqual({ kind: 'saved', at: '2026-11-20T10:00:00.000Z' });
    expect(kept.at(-1)).toBeNull();
    expect(saver.unsaved).toBe(false);
  });

  it('is saved every five seconds while somebody types on', async () => {
    const { saver, sent } = openSaver();
    for (let key = 1; key <= 24; key += 1) {
      saver.type(typed(String(key)));
      await pass(AT_MOST_EVERY / 10);
    }
    expect(sent.map(({ text }) => text)).toEqual(['10', '20']);
  });

  it('is sent with the version that the server answered last, one save at a time', async () => {
    const { saver, sent, answers, slow } = openSaver();
    answers.push('slow');
    saver.type(typed('A'));
    await pass(AFTER_LAST_KEY);
    saver.type(typed('AB'));
    await pass(AT_MOST_EVERY);
    expect(sent).toHaveLength(1);
    slow[0]!();
    await settle();
    expect(saver.unsaved).toBe(true);
    await pass(AFTER_LAST_KEY);
    expect(sent).toEqual([
      { text: 'A', version: undefined },
      { text: 'AB', version: 1 },
    ]);
    expect(saver.unsaved).toBe(false);
  });
});

describe('a network that goes', () => {
  it('is reported, and the save is retried after a while and when the network is back', async () => {
    const { saver, sent, kept, answers } = openSaver();
    answers.push(ProblemError.offline(), ProblemError.offline());
    saver.type(typed('A'));
    await pass(AFTER_LAST_KEY);
    expect(saver.state).toMatchObject({ kind: 'failed', problem: { code: 'offline' } });
    expect(kept.at(-1)).toBe('A');
    await pass(TRY_AGAIN);
    expect(sent).toHaveLength(2);
    saver.type(typed('AB'));
    expect(saver.state.kind).toBe('failed');
    saver.retry();
    await pass(0);
    expect(sent.at(-1)!.text).toBe('AB');
    expect(saver.state.kind).toBe('saved');
  });

  it('holds up what needs the draft, such as the preview', async () => {
    const { saver, answers } = openSaver();
    answers.push(ProblemError.offline());
    await expect(saver.saveNow(typed('A'))).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('a draft that was saved elsewhere since', () => {
  const conflict = () => new ProblemError(409, 'draft-changed', '');

  it('is not overwritten: nothing is sent until somebody has chosen', async () => {
    const { saver, sent, kept, answers } = openSaver({ draft_id: 9, version: 3, saved_at: '' });
    answers.push(conflict());
    saver.type(typed('mine'));
    await pass(AFTER_LAST_KEY);
    expect(saver.state.kind).toBe('conflict');
    saver.type(typed('mine, on'));
    await pass(AT_MOST_EVERY + TRY_AGAIN);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toBe('mine, on');
  });

  it('is gone over by mine, on its version', async () => {
    const { saver, sent, answers } = openSaver({ draft_id: 9, version: 3, saved_at: '' });
    answers.push(conflict());
    saver.type(typed('mine'));
    await pass(AFTER_LAST_KEY);
    saver.goOnFrom({ draft_id: 9, version: 7, saved_at: '' }, typed('mine'));
    await pass(AFTER_LAST_KEY);
    expect(sent.at(-1)).toEqual({ text: 'mine', version: 7 });
    expect(saver.state.kind).toBe('saved');
  });

  it('may be merged at once, while the refused save ends', async () => {
    const { saver, sent, answers } = openSaver({ draft_id: 9, version: 3, saved_at: '' });
    answers.push(conflict());
    saver.subscribe(() => {
      if (saver.state.kind !== 'conflict') return;
      saver.goOnFrom({ draft_id: 9, version: 7, saved_at: '' }, typed('both'));
      void saver.flush();
    });
    saver.type(typed('mine'));
    await pass(AFTER_LAST_KEY);
    await pass(AFTER_LAST_KEY);
    expect(sent.at(-1)).toEqual({ text: 'both', version: 7 });
  });

  it('takes the place of mine', async () => {
    const { saver, sent, kept, answers } = openSaver({ draft_id: 9, version: 3, saved_at: '' });
    answers.push(conflict());
    saver.type(typed('mine'));
    await pass(AFTER_LAST_KEY);
    saver.goOnFrom({ draft_id: 9, version: 7, saved_at: 'then' });
    await pass(AT_MOST_EVERY);
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toBeNull();
    expect(saver.state).toEqual({ kind: 'saved', at: 'then' });
  });

  it('begins another one where it was thrown away', async () => {
    const { saver, sent, answers } = openSaver({ draft_id: 9, version: 3, saved_at: '' });
    answers.push(new ProblemError(404, 'draft-not-found', ''));
    saver.type(typed('mine'));
    await pass(AFTER_LAST_KEY);
    await pass(AFTER_LAST_KEY);
    expect(sent.at(-1)).toEqual({ text: 'mine', version: undefined });
    expect(saver.state.kind).toBe('saved');
  });
});

it('saves a form that nobody has touched where a draft is needed', async () => {
  const { saver, sent } = openSaver();
  expect(await saver.saveNow(typed('as it was'))).toMatchObject({ draft_id: 9 });
  expect(await saver.saveNow(typed('as it was'))).toMatchObject({ draft_id: 9 });
  expect(sent).toHaveLength(1);
});
