/** @jest-environment jsdom */
import { lightPaper } from './light-paper';

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  document.documentElement.removeAttribute('data-mantine-color-scheme');
});

test('what is printed from a dark screen is light, and the screen is dark again', () => {
  let preview = (_: { matches: boolean }): void => undefined;
  window.matchMedia = (() => ({
    addEventListener: (_: string, listener: typeof preview) => (preview = listener),
  })) as never;
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  lightPaper();
  window.dispatchEvent(new Event('beforeprint'));
  expect(scheme()).toBe('light');
  // Both tell of the same.
  preview({ matches: true });
  preview({ matches: false });
  window.dispatchEvent(new Event('afterprint'));
  expect(scheme()).toBe('dark');
  preview({ matches: true });
  expect(scheme()).toBe('light');
});
