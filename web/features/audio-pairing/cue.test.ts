/** @jest-environment jsdom */

/** What the browser would play and show, written down. */
const played: number[] = [];
const shown: { title: string; body: string; onclick: (() => void) | null; close: jest.Mock }[] = [];
const asked = jest.fn(() => Promise.resolve('granted'));
const param = () => ({ value: 0, setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() });

class FakeAudioContext {
  state = 'suspended';
  currentTime = 10;
  destination = {};
  async resume() {
    this.state = 'running';
  }
  createOscillator() {
    const frequency = param();
    return { frequency, connect: (next: unknown) => next, start: () => void played.push(frequency.value), stop: jest.fn() };
  }
  createGain() {
    return { gain: param(), connect: (next: unknown) => next };
  }
}

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = asked;
  onclick: (() => void) | null = null;
  close = jest.fn();
  constructor(title: string, { body }: { body: string }) {
    shown.push(Object.assign(this, { title, body }));
  }
}

const look = (state: DocumentVisibilityState) => Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
/** The module remembers its sound: each test has one of its own. */
const cue = () => {
  jest.resetModules();
  return require('./cue') as typeof import('./cue');
};

beforeEach(() => {
  played.length = 0;
  shown.length = 0;
  asked.mockClear();
  FakeNotification.permission = 'default';
  Object.assign(globalThis, { AudioContext: FakeAudioContext, Notification: FakeNotification });
  look('hidden');
});

describe('the cue of a match', () => {
  it('is prepared by the press that begins the search: sound is allowed, and leave to notify asked for once', () => {
    const { prepareCue } = cue();
    prepareCue();
    expect(asked).toHaveBeenCalledTimes(1);
    FakeNotification.permission = 'denied';
    prepareCue();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('beeps, and does not where no press has allowed it', async () => {
    const { prepareCue, beep } = cue();
    beep();
    expect(played).toEqual([]);
    prepareCue();
    await Promise.resolve();
    beep();
    expect(played).toEqual([880, 1_175, 880, 1_175]);
  });

  it('notifies whoever looks at something else, and leads them back', () => {
    const { notify } = cue();
    FakeNotification.permission = 'granted';
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    notify('Ben is your partner', 'Come within 20 seconds');
    expect(shown).toMatchObject([{ title: 'Ben is your partner', body: 'Come within 20 seconds' }]);
    shown[0]!.onclick!();
    expect(focus).toHaveBeenCalled();
    expect(shown[0]!.close).toHaveBeenCalled();
  });

  it.each([
    ['who looks at the page', 'visible', 'granted'],
    ['who has not allowed it', 'hidden', 'denied'],
  ] as const)('does not notify somebody %s', (_who, visibility, permission) => {
    const { notify } = cue();
    look(visibility);
    FakeNotification.permission = permission;
    notify('Ben is your partner', 'Come');
    expect(shown).toEqual([]);
  });

  it('is quiet in a browser that has neither', () => {
    Object.assign(globalThis, { AudioContext: undefined, Notification: undefined });
    const { prepareCue, beep, notify } = cue();
    expect(() => {
      prepareCue();
      beep();
      notify('Ben is your partner', 'Come');
    }).not.toThrow();
  });
});

export {};
