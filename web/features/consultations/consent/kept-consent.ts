import { useState } from 'react';
import { local } from '~/web/core/stores/browser';
import type { LocalKey } from '~/web/core/stores/registry';

/** What somebody has decided on this device: yes, no, or nothing yet. */
export type Decision = 'yes' | 'no' | null;

const keyOf = (personId: number, service: string): LocalKey => `wardmates.consent.${personId}.${service}`;

export function readConsent(personId: number, service: string): Decision {
  const kept = local.get(keyOf(personId, service));
  return kept === 'yes' || kept === 'no' ? kept : null;
}

/**
 * Whether what one says may go to a service, asked once for each person, device and service: another model is another
 * question. Undecided is no.
 */
export function useConsent(personId: number, service: string) {
  const [decided, setDecided] = useState<{ key: string; decision: Decision } | null>(null);
  // Decided about another service while the page was open: this one is asked about anew.
  const key = keyOf(personId, service);
  return {
    decision: decided?.key === key ? decided.decision : readConsent(personId, service),
    decide(next: 'yes' | 'no') {
      setDecided({ key, decision: next });
      local.set(key, next);
    },
  };
}
