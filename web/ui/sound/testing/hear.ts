/** When the tones begin that pages have played, in seconds of their clock. All files share one context, as a page does. */
const played: number[] = [];

const param = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  linearRampToValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

class Sound {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator = () => ({
    frequency: param(),
    connect: (next: unknown) => next,
    start: (at: number) => void played.push(at),
    stop: () => undefined,
  });
  createGain = () => ({ gain: param(), connect: (next: unknown) => next });
}

/** Gives the pages of these tests a browser with sound, and takes it away after them. @returns the tones of the present test */
export function hearTones(): readonly number[] {
  const before = globalThis.AudioContext;
  beforeAll(() => void Object.assign(globalThis, { AudioContext: Sound }));
  beforeEach(() => void played.splice(0));
  afterAll(() => void Object.assign(globalThis, { AudioContext: before }));
  return played;
}
