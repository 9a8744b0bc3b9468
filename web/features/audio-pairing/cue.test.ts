/** @jest-environment jsdom */
import { notify, prepareCue } from './cue';

/** What the browser would show, written down. */
const shown: { title: string; body: string; onclick: (() => void) | null; close: jest.Mock }[] = [];
const asked = jest.fn(() => Promise.resolve('granted'));
class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = asked;
  onclick: (() => void) | null = null;
  close = jest.fn();
  constructor(title: string, { body }: { body: string }) {
    shown.push(Object.assign(this, { title, body }));
  }
}

const look = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
beforeEach(() => {
  shown.length = 0;
  asked.mockClear();
  FakeNotification.permission = 'default';
  Object.assign(globalThis, { Notification: FakeNotification });
  look('hidden');
});

// As jsdom has it.
afterAll(() => void Reflect.deleteProperty(document, 'visibilityState'));

describe('the cue of a match', () => {
  it('is prepared by the press that begins the search: leave to notify is asked for once', () => {
    prepareCue();
    expect(asked).toHaveBeenCalledTimes(1);
    FakeNotification.permission = 'denied';
    prepareCue();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  // rules: 3.4.26
  it('notifies a person who looks at something else, and leads them back', () => {
    FakeNotification.permission = 'granted';
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    notify('Ben is your partner', 'Come within 20 seconds', 'tag');
    expect(shown).toMatchObject([{ title: 'Ben is your partner', body: 'Come within 20 seconds' }]);
    shown[0]!.onclick!();
    expect(focus).toHaveBeenCalled();
    expect(shown[0]!.close).toHaveBeenCalled();
  });

  it.each([
    ['who looks at the page', 'visible', 'granted'],
    ['who has not allowed it', 'hidden', 'denied'],
  ] as const)('does not notify somebody %s', (_who, visibility, permission) => {
    look(visibility);
    FakeNotification.permission = permission;
    notify('Ben is your partner', 'Come', 'tag');
    expect(shown).toEqual([]);
  });

  it('is quiet in a browser that has neither sound nor notifications', () => {
    Object.assign(globalThis, { AudioContext: undefined, Notification: undefined });
    expect(() => {
      prepareCue();
      notify('Ben is your partner', 'Come', 'tag');
    }).not.toThrow();
  });
});
