/** @jest-environment jsdom */
const keepGlobals = require('./put-back-globals.cjs') as () => () => void;

const realMedia = window.matchMedia;

describe('a file that forgets what it replaced', () => {
  const putBack = keepGlobals();
  test('adds, replaces and takes', () => {
    Object.assign(globalThis, { AudioContext: class {}, matchMedia: () => 'a fake' });
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    Reflect.deleteProperty(window, 'ResizeObserver');
    expect(navigator.onLine).toBe(false);
  });
  putBack();
});

test('leaves nothing for the next file', () => {
  expect('AudioContext' in globalThis).toBe(false);
  expect(window.matchMedia).toBe(realMedia);
  expect(navigator.onLine).toBe(true);
  expect('ResizeObserver' in window).toBe(true);
});
