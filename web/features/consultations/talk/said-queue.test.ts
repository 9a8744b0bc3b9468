/** @jest-environment jsdom */
import { ProblemError } from '~/web/live/problem-error';
import { saveSaid, readSaid, saidKey, type Said } from './kept';
import { RETRY_FIRST } from '~/web/live/kept-queue';
import { SaidQueue } from './said-queue';

const KEY = saidKey(7, 41);
const saying = (text: string): Said => ({ turn_id: `id of ${text}`, text });
const settle = () => jest.advanceTimersByTimeAsync(0);

function openQueue(send: (said: Said) => Promise<string>) {
  const sent: string[] = [];
  const refused: string[] = [];
  const queue = new SaidQueue<string>(KEY, {
    send: (said) => {
      sent.push(said.text);
      return send(said);
    },
    taken: () => undefined,
    refused: (said, problem) => refused.push(`${said.text}: ${problem.code}`),
  });
  return { queue, sent, refused, close: queue.open() };
}

const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what was said', () => {
  it('is sent at once, and kept no longer than needed', async () => {
    const { queue, sent } = openQueue(async () => 'taken');
    queue.add(saying('Hello'));
    expect(readSaid(KEY)).toEqual([saying('Hello')]);
    await settle();
    expect(sent).toEqual(['Hello']);
    expect(readSaid(KEY)).toEqual([]);
  });

  it('while offline waits on the device, and goes out once when the network is back', async () => {
    online(false);
    const { queue, sent } = openQueue(async () => 'taken');
    queue.add(saying('Hello'));
    await settle();
    expect(sent).toEqual([]);
    expect(queue.snapshot()).toMatchObject({ connection: 'offline', entries: [saying('Hello')] });
    online(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sent).toEqual(['Hello']);
    expect(queue.snapshot()).toMatchObject({ connection: 'online', entries: [] });
  });

  it('before the page was reloaded goes out first, under the same id', async () => {
    saveSaid(KEY, saying('Before'));
    const sent: Said[] = [];
    openQueue(async (said) => String(sent.push(said)));
    await settle();
    expect(sent).toEqual([saying('Before')]);
  });

  it('is sent again when the answer got lost', async () => {
    let tries = 0;
    const { queue, sent } = openQueue(async () => {
      tries += 1;
      if (tries === 1) throw ProblemError.offline();
      return 'taken';
    });
    queue.add(saying('Hello'));
    await settle();
    expect(queue.snapshot().connection).toBe('offline');
    await jest.advanceTimersByTimeAsync(RETRY_FIRST);
    expect(sent).toEqual(['Hello', 'Hello']);
    expect(queue.snapshot()).toMatchObject({ connection: 'online', entries: [] });
  });

  it('waits while the patient answers', async () => {
    const { queue, sent } = openQueue(async () => 'taken');
    queue.hold(true);
    queue.add(saying('Next'));
    await settle();
    expect(sent).toEqual([]);
    queue.hold(false);
    await settle();
    expect(sent).toEqual(['Next']);
  });

  it('is not sent again once the transcript has it', async () => {
    online(false);
    const { queue, sent } = openQueue(async () => 'taken');
    queue.add(saying('Hello'));
    await settle();
    queue.settle(new Set([saying('Hello').turn_id]));
    online(true);
    queue.retry();
    await settle();
    expect(sent).toEqual([]);
    expect(readSaid(KEY)).toEqual([]);
  });

  it('goes back to who said it when it is refused', async () => {
    const { queue, refused } = openQueue(async () => Promise.reject(new ProblemError(409, 'consultation-over', '')));
    queue.add(saying('Too late'));
    await settle();
    expect(refused).toEqual(['Too late: consultation-over']);
    expect(readSaid(KEY)).toEqual([]);
  });
});

it.each([['{}'], ['nonsense'], ['[{"turn_id":1,"text":"x"}]'], ['[null, {"turn_id":"a","text":""}]']])(
  'what somebody else has left on the device (%s) is not said',
  (kept) => {
    localStorage.setItem(KEY, kept);
    expect(readSaid(KEY)).toEqual([]);
  },
);
