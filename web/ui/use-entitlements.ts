import { useEffect, useRef } from 'react';
import { accountEntitlements } from '~/domain/purchases/entitlements/contract';
import type { Ability } from '~/domain/purchases/entitlements/abilities';
import { useSession } from '../core/session';
import { useLive } from '../live/use-live';

/** What the person may do beyond an account, kept up to date by push; undefined while it is not known. */
export function useEntitlements(): { may: (ability: Ability) => boolean; version: number } | undefined {
  const { person } = useSession();
  const { snapshot } = useLive(accountEntitlements, person?.id ?? 0, { enabled: person !== null && !person.guest });
  return snapshot && { may: (ability) => snapshot.abilities.includes(ability), version: snapshot.version };
}

/** Asks a page again as soon as what the person may do changes, and once if it has changed before: the page may be older. */
export function useEntitlementNews(refetch: () => unknown): void {
  const version = useEntitlements()?.version ?? 0;
  const seen = useRef(0);
  const again = useRef(refetch);
  again.current = refetch;
  useEffect(() => {
    if (version <= seen.current) return;
    seen.current = version;
    again.current();
  }, [version]);
}
