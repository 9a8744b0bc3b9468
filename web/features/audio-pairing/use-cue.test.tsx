/** @jest-environment jsdom */
import { messages } from '~/web/messages/testing/messages';
import { matched } from './testing/matches';

/** Sounds share one context of the browser, which their module keeps: here is a module of its own. */
const load = () => ({
  ...(require('@testing-library/react') as typeof import('@testing-library/react')),
  ...(require('react-intl') as typeof import('react-intl')),
  ...(require('./use-cue') as typeof import('./use-cue')),
});
let loaded!: ReturnType<typeof load>;
jest.isolateModules(() => (loaded = load()));

let beeps = 0;
class Sound {
  state = 'running';
  currentTime = 0;
  createOscillator = () => ({
    frequency: {},
    connect: (next: unknown) => next,
    start: () => void (beeps += 1),
    stop: () => undefined,
  });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
}

const before = globalThis.AudioContext;
afterEach(() => void Object.assign(globalThis, { AudioContext: before }));

// rules: 3.4.25
it('a match beeps once, however often its page is drawn', () => {
  Object.assign(globalThis, { AudioContext: Sound });
  const { renderHook, IntlProvider, useCue } = loaded;
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <IntlProvider locale="en" messages={messages.en}>
      {children}
    </IntlProvider>
  );
  const { rerender } = renderHook(() => useCue(matched()), { wrapper });
  expect(beeps).toBe(4);
  rerender();
  expect(beeps).toBe(4);
});
