import { useState } from 'react';

/** What somebody has decided on this device: yes, no, or nothing yet. */
export type Decision = 'yes' | 'no' | null;

const keyOf = (personId: number, service: string): string => `wardmates.consent.${personId}.${service}`;

export function readConsent(personId: number, service: string): Decision {
  try {
    const kept = localStorage.getItem(keyOf(personId, service));
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Whether what one says may go to a service, asked once for each person, device and service: another model is another
 * question. Undecided is no.
 */
export function useConsent(personId: number, service: string) {
  const [decision, setDecision] = useState(() => readConsent(personId, service));
  return {
    decision,
    decide(next: 'yes' | 'no') {
      setDecision(next);
      try {
        localStorage.setItem(keyOf(personId, service), next);
      } catch {
        return;
      }
    },
  };
}
