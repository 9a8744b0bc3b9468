/** @jest-environment jsdom */
import { readWavHead } from '~/domain/consultations/speech/wav';
import { NoMicrophone } from '~/web/call/microphone';
import { ProblemError } from '~/web/live/problem-error';
import { blocksOf, joined, quiet, RATE, speech } from '../../testing/made-sound';
import { RETRY_EVERY, ServerDictation } from './server-dictation';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A microphone that hears what a test says, and a server that answers when it does. */
function aDictation() {
  const heard: string[] = [];
  const asked: { wav: Uint8Array; answer: (words: string) => void; refuse: (error: unknown) => void }[] = [];
  let [hear, closed, began, lost]: [(block: Float32Array) => void, number, number, () => void] = [
    () => undefined,
    0,
    0,
    () => undefined,
  ];
  let opens: () => Promise<unknown> = async () => undefined;
  const dictation = new ServerDictation({
    heard: (words) => heard.push(words),
    began: () => void (began += 1),
    patientSpeaks: () => false,
    transcribe: (wav, signal) =>
      new Promise((answer, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason as Error));
        asked.push({ wav, answer, refuse });
      }),
    open: async (take, ended) => {
      [hear, lost] = [take, ended];
      await opens();
      return { rate: RATE, close: () => void (closed += 1) };
    },
  });
  dictation.subscribe(() => undefined);
  return {
    dictation,
    heard,
    asked,
    hears: (...sounds: Float32Array[]) => blocksOf(joined(...sounds)).forEach((block) => hear(block)),
    closed: () => closed,
    began: () => began,
    lost: () => lost(),
    opening: (by: () => Promise<unknown>) => void (opens = by),
    now: () => dictation.snapshot(),
  };
}
const QUESTION = [quiet(0.5), speech(1), quiet(0.2)];
const TURN = [...QUESTION, quiet(1.2)];

describe('by hand', () => {
  it('is one turn, from the press to the next', async () => {
    const { dictation, asked, heard, hears, now, closed } = aDictation();
    dictation.start('en', false);
    expect(now().hearing).toBe('starting');
    await settle();
    expect(now().hearing).toBe('listening');
    hears(...TURN);
    expect(now()).toMatchObject({ speaks: true, level: expect.any(Number) });
    expect(asked).toHaveLength(0);
    dictation.stop();
    expect([now().hearing, now().writing, closed()]).toEqual(['idle', true, 1]);
    expect(readWavHead(asked[0]!.wav)).toMatchObject({ rate: 16_000, channels: 1 });
    asked[0]!.answer('Where does it hurt?');
    await settle();
    expect([heard, now().writing]).toEqual([['Where does it hurt?'], false]);
  });

  it('with nothing said sends nothing and says so; so does a text that is empty', async () => {
    const { dictation, asked, hears, now } = aDictation();
    dictation.start('en', false);
    await settle();
    hears(quiet(2));
    dictation.stop();
    expect([asked.length, now().problem]).toEqual([0, 'no-speech']);
    dictation.start('en', false);
    await settle();
    hears(...TURN);
    dictation.stop();
    asked[0]!.answer('');
    await settle();
    expect(now().problem).toBe('no-speech');
  });

  it('that is broken off is not wanted, on its way or not', async () => {
    const { dictation, asked, heard, hears, now, closed } = aDictation();
    dictation.start('en', false);
    await settle();
    hears(...TURN);
    dictation.abort();
    expect([asked.length, now().hearing, now().problem, closed()]).toEqual([0, 'idle', null, 1]);
    dictation.start('en', false);
    await settle();
    hears(...TURN);
    dictation.stop();
    dictation.abort();
    asked[0]!.answer('Too late');
    await settle();
    expect([heard, now().writing]).toEqual([[], false]);
  });

  it('closes a microphone that opens after it was let go', async () => {
    const { dictation, opening, closed, now } = aDictation();
    let open = () => undefined as void;
    opening(() => new Promise<void>((done) => (open = done)));
    dictation.start('en', false);
    dictation.stop();
    open();
    await settle();
    expect([closed(), now().hearing, now().problem]).toEqual([1, 'idle', null]);
  });
});

describe('hands-free', () => {
  it('each turn is sent by its silence, and the microphone stays open', async () => {
    const { dictation, asked, heard, hears, now, began, closed } = aDictation();
    dictation.start('en', true);
    await settle();
    hears(...TURN);
    expect([asked.length, began(), now().hearing]).toEqual([1, 1, 'listening']);
    asked[0]!.answer('Hello.');
    await settle();
    hears(...TURN);
    asked[1]!.answer('Any pain?');
    await settle();
    expect([heard, closed(), now().problem]).toEqual([['Hello.', 'Any pain?'], 0, null]);
    // A stop between two turns is not an error.
    dictation.stop();
    expect([closed(), now().problem]).toEqual([1, null]);
  });

  it('turns become text in their order, one at a time', async () => {
    const { dictation, asked, heard, hears } = aDictation();
    dictation.start('en', true);
    await settle();
    hears(...TURN);
    hears(...TURN);
    expect(asked).toHaveLength(1);
    asked[0]!.answer('First.');
    await settle();
    expect(asked).toHaveLength(2);
    asked[1]!.answer('Second.');
    await settle();
    expect(heard).toEqual(['First.', 'Second.']);
  });

  it('a microphone that is unplugged ends it, with what was said', async () => {
    const { dictation, asked, hears, lost, now } = aDictation();
    dictation.start('en', true);
    await settle();
    hears(...QUESTION);
    lost();
    expect([asked.length, now().hearing]).toEqual([1, 'idle']);
  });
});

describe('trouble', () => {
  it.each([
    ['none', { hearing: 'idle', problem: 'no-microphone' }],
    ['refused', { hearing: 'blocked' }],
    ['insecure', { hearing: 'blocked' }],
    ['busy', { hearing: 'idle', problem: 'unknown' }],
  ] as const)('with the microphone is reported: %s', async (why, state) => {
    const { dictation, opening, now } = aDictation();
    opening(() => Promise.reject(new NoMicrophone(why)));
    dictation.start('en', true);
    await settle();
    expect(now()).toMatchObject(state);
    opening(async () => undefined);
    dictation.start('en', true);
    await settle();
    expect(now()).toMatchObject({ hearing: 'listening', problem: null });
  });

  it.each([
    [503, 'speech-unavailable', 'server'],
    [429, 'too-many', 'too-fast'],
    [422, 'sound-not-valid', 'server'],
  ])('with the server is reported, and the next turn is tried: %d', async (status, code, problem) => {
    const { dictation, asked, heard, hears, now } = aDictation();
    dictation.start('en', true);
    await settle();
    hears(...TURN);
    asked[0]!.refuse(new ProblemError(status, code, ''));
    await settle();
    expect(now()).toMatchObject({ problem, writing: false, hearing: 'listening' });
    hears(...TURN);
    asked[1]!.answer('Again.');
    await settle();
    expect([heard, now().problem]).toEqual([['Again.'], null]);
  });

  it('what was said offline waits on the page, and goes out once when the network is back', async () => {
    const { dictation, asked, heard, hears, now } = aDictation();
    dictation.start('en', true);
    await settle();
    hears(...TURN);
    asked[0]!.refuse(ProblemError.offline());
    await settle();
    expect(now()).toMatchObject({ offline: true, writing: false });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([asked.length, now().offline]).toEqual([2, false]);
    expect(asked[1]!.wav).toBe(asked[0]!.wav);
    asked[1]!.answer('Still here.');
    await settle();
    expect([heard, now().offline, now().writing]).toEqual([['Still here.'], false, false]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('is tried again by itself where the browser did not notice, and not once it is not wanted', async () => {
    jest.useFakeTimers();
    try {
      const { dictation, asked, hears } = aDictation();
      dictation.start('en', true);
      await settle();
      hears(...TURN);
      asked[0]!.refuse(ProblemError.offline());
      await settle();
      jest.advanceTimersByTime(RETRY_EVERY);
      expect(asked).toHaveLength(2);
      asked[1]!.refuse(ProblemError.offline());
      await settle();
      dictation.abort();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
