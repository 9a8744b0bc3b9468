/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { chooseScheme, followScheme, useScheme, useShownScheme } from './scheme';

const { matchMedia } = window;
let dark = false;
let deviceChanges = (): void => undefined;
beforeEach(() => {
  dark = false;
  window.matchMedia = (() => ({
    get matches() {
      return dark;
    },
    addEventListener: (_: string, listener: () => void) => (deviceChanges = listener),
  })) as never;
});
afterEach(() => {
  window.matchMedia = matchMedia;
  document.documentElement.removeAttribute('data-mantine-color-scheme');
});
const onPage = () => document.documentElement.getAttribute('data-mantine-color-scheme');

it('is that of the device until one is chosen, and is kept', () => {
  const { result } = renderHook(() => [useScheme(), useShownScheme()]);
  followScheme();
  expect(result.current).toEqual(['auto', 'light']);
  dark = true;
  act(deviceChanges);
  expect(result.current).toEqual(['auto', 'dark']);
  expect(onPage()).toBe('dark');
  act(() => chooseScheme('light'));
  expect(result.current).toEqual(['light', 'light']);
  expect(onPage()).toBe('light');
  expect(renderHook(useScheme).result.current).toBe('light');
});

it('follows what another tab has chosen', () => {
  const { result } = renderHook(useShownScheme);
  followScheme();
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mantine-color-scheme-value' })));
  expect(result.current).toBe('dark');
  expect(onPage()).toBe('dark');
});
