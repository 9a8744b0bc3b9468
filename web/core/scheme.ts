import { useSyncExternalStore } from 'react';
import { local } from './stores/browser';

/** Light, dark or as the device. */
export const SCHEMES = ['light', 'dark', 'auto'] as const;
type Scheme = (typeof SCHEMES)[number];

const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

const listeners = new Set<() => void>();
const ofDevice = () => window.matchMedia('(prefers-color-scheme: dark)');
const chosen = (): Scheme => SCHEMES.find((scheme) => scheme === local.get(KEY)) ?? 'auto';

function shown(): 'light' | 'dark' {
  const scheme = chosen();
  if (scheme !== 'auto') return scheme;
  return ofDevice().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.setAttribute(ATTRIBUTE, shown());
  listeners.forEach((listener) => listener());
}

export function chooseScheme(scheme: Scheme): void {
  local.set(KEY, scheme);
  apply();
}

/** Follows the device, and what is chosen in another tab. `index.html` has applied it before the first paint. */
export function followScheme(): void {
  ofDevice().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => key === KEY && apply());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What was chosen. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, chosen);
/** The scheme that the page shows, light or dark. */
export const useShownScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, shown);
