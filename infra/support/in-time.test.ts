import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inTime, Late } from './in-time';

const PATIENCE = 100;
const nobody = new Int32Array(new SharedArrayBuffer(4));
/** As when a machine is suspended, or other processes have all of it. @param milliseconds at least */
const standStill = (milliseconds: number) => void Atomics.wait(nobody, 0, 0, milliseconds);

describe('waiting for an answer', () => {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  let outside: Worker;
  beforeAll(async () => {
    outside = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       parentPort.on('message', (question) => {
         parentPort.postMessage('the answer to ' + question);
         Atomics.store(workerData, 0, 1);
         Atomics.notify(workerData, 0);
       });`,
      { eval: true, workerData: answered },
    );
    await once(outside, 'online');
  });
  afterAll(async () => void (await outside.terminate()));
  beforeEach(() => Atomics.store(answered, 0, 0));

  const ask = async (question: string): Promise<string> => {
    const heard = once(outside, 'message');
    outside.postMessage(question);
    return (await heard)[0] as string;
  };
  const untilAnswered = () => void Atomics.wait(answered, 0, 0);

  it('hears what came while the process stood still', async () => {
    const waiting = inTime(ask('one'), PATIENCE);
    untilAnswered();
    standStill(2 * PATIENCE);
    await expect(waiting).resolves.toBe('the answer to one');
  });

  it('hears it also where the process stood still at the very end', async () => {
    // In a timer, if the last step is over, too.
    const inTimer = (work: () => void) => new Promise<void>((resolve) => begin(() => resolve(work()), 0));
    const { setTimeout: begin } = globalThis;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      let waiting: Promise<string> | undefined;
      await inTimer(() => {
        waiting = inTime(ask('two'), PATIENCE);
        untilAnswered();
        jest.advanceTimersByTime(PATIENCE);
      });
      await expect(waiting).resolves.toBe('the answer to two');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is late where nobody answers, and fails as what is waited for fails', async () => {
    await expect(inTime(new Promise(() => undefined), PATIENCE)).rejects.toBeInstanceOf(Late);
    await expect(inTime(Promise.reject(new RangeError('no')), PATIENCE)).rejects.toBeInstanceOf(RangeError);
  });
});
