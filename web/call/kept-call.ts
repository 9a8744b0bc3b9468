import { tab } from '~/web/core/stores/browser';

/** The call this tab is in, so that a reload brings one back into it. */
export interface KeptCall {
  pin: string;
  muted: boolean;
  listening: boolean;
}

const KEY = 'wardmates.call';

export function keptCall(): KeptCall | null {
  try {
    const kept = JSON.parse(tab.get(KEY) ?? 'null') as KeptCall | null;
    return kept && typeof kept.pin === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function saveCall(call: KeptCall | null): void {
  if (call) tab.set(KEY, JSON.stringify(call));
  else tab.remove(KEY);
}
