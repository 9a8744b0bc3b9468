/** @jest-environment jsdom */

/** What the browser would play, written down. */
const played: number[] = [];
let allowed = false;
const param = () => ({
  value: 0,
  setValueAtTime: jest.fn(),
  exponentialRampToValueAtTime: jest.fn(),
  linearRampToValueAtTime: jest.fn(),
});

class FakeAudioContext {
  state = 'suspended';
  currentTime = 10;
  destination = {};
  /** As browsers do: it waits until the page was touched. */
  resume = () =>
    new Promise<void>((resolve) => {
      if (!allowed) return;
      this.state = 'running';
      resolve();
    });
  createOscillator() {
    const frequency = param();
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => void played.push(frequency.value),
      stop: jest.fn(),
    };
  }
  createGain() {
    return { gain: param(), connect: (next: unknown) => next };
  }
}

/** The modules remember their sound: each test has its own. */
function sounds() {
  const load = () => ({
    ...(require('./cues') as typeof import('./cues')),
    ...(require('./tones') as typeof import('./tones')),
    ...(require('./muted') as typeof import('./muted')),
  });
  let loaded: ReturnType<typeof load> | undefined;
  jest.isolateModules(() => (loaded = load()));
  return loaded!;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  played.length = 0;
  allowed = true;
  localStorage.clear();
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
});

it('is not heard before the person has touched the page', async () => {
  allowed = false;
  const { playMatch } = sounds();
  playMatch();
  await settle();
  expect(played).toEqual([]);
});

// rules: 3.4.25
it('is heard at once after a press has prepared it', async () => {
  const { prepareSound, playMatch } = sounds();
  prepareSound();
  await settle();
  playMatch();
  expect(played).toEqual([880, 1_175, 880, 1_175]);
});

it.each([1, 2, 3] as const)('the bell has %s strokes', async (strokes) => {
  const { playBell } = sounds();
  playBell(strokes);
  await settle();
  expect(played.filter((hertz) => hertz === 880)).toHaveLength(strokes);
});

it('the clocks of a muted device are silent, and stay so', async () => {
  sounds().setMuted(true);
  const { playBell, playEnd, isMuted } = sounds();
  expect(isMuted()).toBe(true);
  playBell(3);
  playEnd();
  await settle();
  expect(played).toEqual([]);
});

it('is quiet in a browser without sound', () => {
  Object.assign(globalThis, { AudioContext: undefined });
  expect(() => sounds().playBell(1)).not.toThrow();
});

export {};
