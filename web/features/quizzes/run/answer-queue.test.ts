/** @jest-environment jsdom */
import { ProblemError } from '~/web/live/problem-error';
import { RETRY_FIRST } from '~/web/live/kept-queue';
import { AnswerQueue, RETRY_LONGEST } from './answer-queue';
import { keep, keptKey, readKept, type Entry } from './kept-answers';

const KEY = keptKey(7, 40);
const entryOf = (questionId: number, submissionId = `s${questionId}`): Entry => ({
  kind: 'answer_submit',
  question_id: questionId,
  submission_id: submissionId,
  seconds: 5,
  answer_id: String(questionId * 10 + 1),
});
const settle = () => jest.advanceTimersByTimeAsync(0);

let sent: string[];
let taken: string[];
let refused: [string, string][];
/** What the server answers; a test changes it as it goes on. */
let server: (entry: Entry) => Promise<string>;
let online: boolean;
let close: () => void;

function open(): AnswerQueue<string> {
  const queue = new AnswerQueue<string>(KEY, {
    send: (entry) => {
      sent.push(entry.submission_id);
      return server(entry);
    },
    taken: (entry) => taken.push(entry.submission_id),
    refused: (entry, problem) => refused.push([entry.submission_id, problem.code]),
  });
  close = queue.open();
  return queue;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  [sent, taken, refused] = [[], [], []];
  online = true;
  server = async () => 'ok';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

describe('an answer on its way', () => {
  it('is kept on the device before it is sent, and forgotten when the server has it', async () => {
    let keptWhenSent: Entry[] = [];
    server = async () => {
      keptWhenSent = readKept(KEY);
      return 'ok';
    };
    const queue = open();
    queue.add(entryOf(1));
    await settle();
    expect(keptWhenSent).toEqual([entryOf(1)]);
    expect(taken).toEqual(['s1']);
    expect(readKept(KEY)).toEqual([]);
    expect(queue.snapshot()).toEqual({ waiting: 0, connection: 'online', problem: null });
  });

  it('goes one after the other, in the order they were given', async () => {
    let answer: (value: string) => void = () => {};
    server = () => new Promise((resolve) => (answer = resolve));
    const queue = open();
    queue.add(entryOf(1));
    queue.add(entryOf(2));
    await settle();
    expect(sent).toEqual(['s1']);
    answer('ok');
    await settle();
    expect(sent).toEqual(['s1', 's2']);
  });

  it('was kept before a reload goes first', async () => {
    keep(KEY, entryOf(3));
    open().add(entryOf(4));
    await settle();
    expect(taken).toEqual(['s3', 's4']);
  });
});

describe('without a connection', () => {
  it('nothing is sent, everything is kept, and it goes out in order when the network is back', async () => {
    online = false;
    const queue = open();
    queue.add(entryOf(1));
    queue.add(entryOf(2));
    await settle();
    expect(sent).toEqual([]);
    expect(queue.snapshot()).toMatchObject({ waiting: 2, connection: 'offline' });
    expect(readKept(KEY)).toHaveLength(2);
    online = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(taken).toEqual(['s1', 's2']);
    expect(queue.snapshot().waiting).toBe(0);
  });

  it('a failed request is tried again by itself, less and less often', async () => {
    server = () => Promise.reject(ProblemError.offline());
    open().add(entryOf(1));
    await settle();
    await jest.advanceTimersByTimeAsync(RETRY_FIRST);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(RETRY_FIRST);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(RETRY_FIRST);
    expect(sent).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(4 * RETRY_LONGEST);
    const often = sent.length;
    server = async () => 'ok';
    await jest.advanceTimersByTimeAsync(RETRY_LONGEST);
    expect(sent).toHaveLength(often + 1);
    expect(taken).toEqual(['s1']);
  });

  it('a server that asks for patience gets it', async () => {
    server = () => Promise.reject(new ProblemError(429, 'too-many', '', [], 20));
    open().add(entryOf(1));
    await settle();
    await jest.advanceTimersByTimeAsync(19_000);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(2);
  });
});

describe('a refusal', () => {
  it('is reported, and does not hold up the others', async () => {
    server = (entry) =>
      entry.question_id === 1 ? Promise.reject(new ProblemError(409, 'already-answered', '')) : Promise.resolve('ok');
    const queue = open();
    queue.add(entryOf(1));
    queue.add(entryOf(2));
    await settle();
    expect(refused).toEqual([['s1', 'already-answered']]);
    expect(taken).toEqual(['s2']);
  });

  it('for want of a session keeps the answer until the person has signed in', async () => {
    server = () => Promise.reject(new ProblemError(401, 'not-signed-in', ''));
    const queue = open();
    queue.add(entryOf(1));
    await settle();
    expect(queue.snapshot()).toMatchObject({ waiting: 1, connection: 'stopped' });
    await jest.advanceTimersByTimeAsync(RETRY_LONGEST);
    expect(sent).toHaveLength(1);
    server = async () => 'ok';
    queue.retry();
    await settle();
    expect(taken).toEqual(['s1']);
  });
});

describe('a change of mind in an exam', () => {
  it('takes the place of what has not gone out yet', async () => {
    const queue = open();
    queue.add(entryOf(1, 'a'), 400);
    await jest.advanceTimersByTimeAsync(300);
    queue.add(entryOf(1, 'b'), 400);
    await jest.advanceTimersByTimeAsync(399);
    expect(sent).toEqual([]);
    expect(readKept(KEY).map((entry) => entry.submission_id)).toEqual(['b']);
    await jest.advanceTimersByTimeAsync(1);
    expect(taken).toEqual(['b']);
  });

  it('goes out at once when the page is hidden', async () => {
    open().add(entryOf(1, 'a'), 400);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(sent).toEqual(['a']);
  });
});

describe('what is kept', () => {
  it('and cannot be read is no answer', () => {
    localStorage.setItem(KEY, '{"not": "a list"}');
    expect(readKept(KEY)).toEqual([]);
    close = () => {};
  });
});
