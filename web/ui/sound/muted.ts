import { useSyncExternalStore } from 'react';
import { local } from '~/web/core/stores/browser';

/** Whether this device is silent: clocks, bells, the tones of a lobby. */
const MUTED = 'wardmates.timer.muted';
const listeners = new Set<() => void>();

export const isMuted = (): boolean => local.get(MUTED) === 'true';

export function setMuted(muted: boolean): void {
  if (muted) local.set(MUTED, 'true');
  else local.remove(MUTED);
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The mute switch, the same everywhere on the device. */
export const useMuted = (): [boolean, (muted: boolean) => void] => [useSyncExternalStore(subscribe, isMuted), setMuted];
