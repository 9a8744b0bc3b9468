import { ProblemError } from '~/web/live/problem-error';
import { quizOf } from '../testing/quizzes';
import { DetailsSaver, SAVE_AFTER, type Edited } from './details-saver';

type Sent = { title: string; version: unknown };

function saver() {
  const sent: Sent[] = [];
  const answers: { take: (edited: Edited) => void; refuse: (problem: Error) => void }[] = [];
  const saved: Edited[] = [];
  const one = new DetailsSaver(quizOf(), {
    send: (input) => {
      sent.push({ title: input.title, version: input.version });
      return new Promise((take, refuse) => answers.push({ take, refuse }));
    },
    saved: (edited) => void saved.push(edited),
  });
  const answer = async (title: string, version: number) => {
    answers.shift()!.take({ quiz: quizOf({ title, version }), questions: [] });
    await jest.advanceTimersByTimeAsync(0);
  };
  const refuse = async (problem: Error) => {
    answers.shift()!.refuse(problem);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { one, sent, saved, answer, refuse };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('saving the details of a quiz', () => {
  it('waits until nothing has been typed for a while, and sends once', async () => {
    const { one, sent } = saver();
    for (const title of ['F', 'Fi', 'Fin']) {
      one.change({ title });
      jest.advanceTimersByTime(SAVE_AFTER - 1);
    }
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([{ title: 'Fin', version: 1 }]);
  });

  it('sends what was changed meanwhile behind the save that is on its way, with its version', async () => {
    const { one, sent, answer } = saver();
    one.change({ title: 'One' }, 0);
    jest.advanceTimersByTime(0);
    one.change({ title: 'Two' }, 0);
    jest.advanceTimersByTime(SAVE_AFTER);
    expect(sent).toHaveLength(1);
    await answer('One', 2);
    jest.advanceTimersByTime(0);
    expect(sent).toEqual([
      { title: 'One', version: 1 },
      { title: 'Two', version: 2 },
    ]);
    await answer('Two', 3);
    expect(one.snapshot()).toMatchObject({ status: 'saved', details: { title: 'Two' } });
  });

  it('saves what waits when the page is left, and nothing where nothing waits', () => {
    const { one, sent } = saver();
    one.flush(true);
    expect(sent).toEqual([]);
    one.change({ title: 'Last' });
    one.flush(true);
    expect(sent).toEqual([{ title: 'Last', version: 1 }]);
  });

  it('sends nothing for what was changed back, or has no title', () => {
    const { one, sent } = saver();
    one.change({ title: 'Other' });
    one.change({ title: 'Finals' });
    expect(one.snapshot().status).toBe('saved');
    one.change({ title: '  ' });
    one.flush();
    jest.advanceTimersByTime(SAVE_AFTER);
    expect([one.snapshot().status, sent]).toEqual(['invalid', []]);
  });

  it('keeps what was refused, and sends it again when asked to', async () => {
    const { one, sent, refuse, answer } = saver();
    one.change({ title: 'Again' }, 0);
    jest.advanceTimersByTime(0);
    await refuse(ProblemError.offline());
    expect(one.snapshot()).toMatchObject({
      status: 'failed',
      details: { title: 'Again' },
      problem: { code: 'offline' },
    });
    one.flush();
    expect(sent).toHaveLength(2);
    await answer('Again', 2);
    expect(one.snapshot()).toMatchObject({ status: 'saved', problem: null });
  });

  it('takes what was saved elsewhere only where nothing here would be lost', () => {
    const { one } = saver();
    one.adopt(quizOf({ title: 'Older', version: 1 }));
    expect(one.snapshot().details.title).toBe('Finals');
    one.adopt(quizOf({ title: 'Newer', version: 2 }));
    expect(one.snapshot().details.title).toBe('Newer');
    one.change({ title: 'Mine' });
    one.adopt(quizOf({ title: 'Newest', version: 3 }));
    expect(one.snapshot().details.title).toBe('Mine');
    one.adopt(quizOf({ title: 'Newest', version: 3 }), true);
    expect(one.snapshot()).toMatchObject({ status: 'saved', details: { title: 'Newest' } });
  });
});
