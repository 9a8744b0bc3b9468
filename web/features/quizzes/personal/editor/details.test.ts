import { ProblemError } from '~/web/live/problem-error';
import { quizOf } from '../testing/quizzes';
import { Autosaver } from '~/web/drafts/autosaver';
import { detailsOf, detailsPorts, mergeDetails, SAVE_AFTER, type Details, type Edited } from './details';

type Sent = { title: string; version: unknown };

function saver() {
  const sent: Sent[] = [];
  const answers: { take: (edited: Edited) => void; refuse: (problem: Error) => void }[] = [];
  const saved: Edited[] = [];
  const elsewhere: { quiz?: ReturnType<typeof quizOf> } = {};
  const ports = detailsPorts(
    (input) => {
      sent.push({ title: input.title, version: input.version });
      return new Promise((take, refuse) => answers.push({ take, refuse }));
    },
    (edited) => void saved.push(edited),
    async () => elsewhere.quiz,
  );
  const first = detailsOf(quizOf());
  const one = new Autosaver(ports, { version: 1 }, { saved: first });
  const change = (part: Partial<Details>, after?: number) => one.type({ ...first, ...part }, after);
  const adopt = (title: string, version: number, anyway = false) =>
    one.adopt({ version }, detailsOf(quizOf({ title, version })), anyway);
  const answer = async (title: string, version: number) => {
    answers.shift()!.take({ quiz: quizOf({ title, version }), questions: [] });
    await jest.advanceTimersByTimeAsync(0);
  };
  const refuse = async (problem: Error) => {
    answers.shift()!.refuse(problem);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { one, change, adopt, sent, saved, elsewhere, answer, refuse };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('saving the details of a quiz', () => {
  it('waits until nothing has been typed for a while, and sends once', async () => {
    const { change, sent } = saver();
    for (const title of ['F', 'Fi', 'Fin']) {
      change({ title });
      jest.advanceTimersByTime(SAVE_AFTER - 1);
    }
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([{ title: 'Fin', version: 1 }]);
  });

  it('sends what was changed meanwhile behind the save that is on its way, with its version', async () => {
    const { one, change, sent, answer } = saver();
    change({ title: 'One' }, 0);
    jest.advanceTimersByTime(0);
    change({ title: 'Two' }, 0);
    jest.advanceTimersByTime(SAVE_AFTER);
    expect(sent).toHaveLength(1);
    await answer('One', 2);
    jest.advanceTimersByTime(SAVE_AFTER);
    expect(sent).toEqual([
      { title: 'One', version: 1 },
      { title: 'Two', version: 2 },
    ]);
    await answer('Two', 3);
    expect(one.state.kind).toBe('saved');
  });

  it('saves what waits when the page is left, and nothing where nothing waits', () => {
    const { one, change, sent } = saver();
    one.leave();
    expect(sent).toEqual([]);
    change({ title: 'Last' });
    one.leave();
    expect(sent).toEqual([{ title: 'Last', version: 1 }]);
  });

  it('sends nothing for what was changed back, or has no title', () => {
    const { one, change, sent } = saver();
    change({ title: 'Other' });
    change({ title: 'Finals' });
    expect(one.state.kind).toBe('saved');
    change({ title: '  ' });
    void one.flush();
    jest.advanceTimersByTime(SAVE_AFTER);
    expect([one.state.kind, sent]).toEqual(['invalid', []]);
  });

  it('keeps what was refused, and sends it again when asked to', async () => {
    const { one, change, sent, refuse, answer } = saver();
    change({ title: 'Again' }, 0);
    jest.advanceTimersByTime(0);
    await refuse(ProblemError.offline());
    expect(one.state).toMatchObject({ kind: 'failed', problem: { code: 'offline' } });
    void one.flush();
    expect(sent).toHaveLength(2);
    await answer('Again', 2);
    expect(one.state.kind).toBe('saved');
  });

  it('takes what was saved elsewhere only where nothing here would be lost', () => {
    const { one, change, adopt, sent } = saver();
    expect(adopt('Older', 1)).toBe(false);
    expect(adopt('Newer', 2)).toBe(true);
    change({ title: 'Mine' });
    expect(adopt('Newest', 3)).toBe(false);
    expect(adopt('Newest', 3, true)).toBe(true);
    expect(one.state.kind).toBe('saved');
    jest.advanceTimersByTime(SAVE_AFTER);
    expect(sent).toEqual([]);
  });

  it('sends nothing over what was saved elsewhere until that is taken', async () => {
    const { one, change, adopt, sent, refuse } = saver();
    change({ title: 'Mine' }, 0);
    jest.advanceTimersByTime(0);
    await refuse(new ProblemError(409, 'quiz-changed', ''));
    change({ title: 'Mine, more' }, 0);
    jest.advanceTimersByTime(SAVE_AFTER);
    expect([one.state.kind, sent.length]).toEqual(['conflict', 1]);
    adopt('Theirs', 5, true);
    change({ title: 'On top' }, 0);
    jest.advanceTimersByTime(0);
    expect(sent.at(-1)).toEqual({ title: 'On top', version: 5 });
  });
});

describe('what was saved elsewhere', () => {
  it('is answered with the state of the server', async () => {
    const { one, change, elsewhere, refuse } = saver();
    elsewhere.quiz = quizOf({ title: 'Theirs', version: 5 });
    change({ title: 'Mine' }, 0);
    jest.advanceTimersByTime(0);
    await refuse(new ProblemError(409, 'quiz-changed', ''));
    expect(one.theirs).toMatchObject({ value: { title: 'Theirs' }, head: { version: 5 } });
  });

  const base = detailsOf(quizOf({ title: 'Both', category: ['A'] }));
  it('is merged where the fields are others, or both did the same', () => {
    expect(mergeDetails(base, { ...base, title: 'Mine' }, { ...base, category: ['B'] })).toEqual({
      ...base,
      title: 'Mine',
      category: ['B'],
    });
    expect(mergeDetails(base, { ...base, title: 'New' }, { ...base, title: 'New' })).toEqual({ ...base, title: 'New' });
  });

  it('is for the person to decide where both changed one field', () => {
    expect(mergeDetails(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })).toBeNull();
  });
});
