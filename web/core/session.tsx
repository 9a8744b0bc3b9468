import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { z } from 'zod';
import { session, type Language, type person } from '~/domain/accounts/contract';
import type { Output } from '~/domain/kit/contract';
import { callKey, useCall, type ProblemError } from '../live/client';
import { hubOf } from '../live/socket';
import { forgetSession } from './device';
import { sessionHere } from './kept-session';
import { network } from './loading/network';

export type Person = z.output<typeof person>;

export interface Session {
  /** Null while nobody is signed in. */
  person: Person | null;
  /** What they may do wherever they are; nothing while nobody is signed in. */
  abilities: Output<typeof session>['abilities'];
  language: Language;
  /** Roles that are off until the person sets up a second factor. */
  roles_off?: Output<typeof session>['roles_off'];
  /** The group the person is in right now. */
  group: Output<typeof session>['group'];
  /** When the account is erased; null unless its deletion was asked for. */
  leavingAt?: string | null;
  /** The terms of use are to be accepted first. */
  consentDue?: boolean;
  /** The server could not be asked: it is what this device remembers of the last one. */
  kept?: boolean;
  refetch: () => Promise<unknown>;
}

/** Provided directly only by tests: `<SessionContext value={…}>`. */
export const SessionContext = createContext<Session | null>(null);

/** What is shown instead of the app while the session is not known. */
interface Waiting {
  waiting: ReactNode;
  failed: (error: ProblemError, retry: () => Promise<unknown>) => ReactNode;
  children: ReactNode;
}

const NO_ABILITIES: Session['abilities'] = { publish: false, moderate: false, operate: false };

export function SessionProvider({ waiting, failed, children }: Waiting) {
  const cache = useQueryClient();
  const { data, error, refetch } = useCall(session, {}, { staleTime: 30_000, refetchOnWindowFocus: true });
  const personId = data ? (data.person?.id ?? null) : undefined;
  const before = useRef(personId);
  const may = JSON.stringify(data?.abilities);
  const mightBefore = useRef({ personId, may });

  // The socket's handshake carries the session it was made with. Before the effects of those below, who may open it anew.
  useLayoutEffect(() => {
    if (before.current !== undefined && personId !== undefined && before.current !== personId) hubOf(cache).reconnect();
    before.current = personId;
  }, [cache, personId]);

  // What somebody may do now is shown by every page that they have open.
  useEffect(() => {
    const was = mightBefore.current;
    mightBefore.current = { personId, may };
    if (personId !== undefined && was.personId === personId && was.may !== may)
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== callKey(session, {})[1] });
  }, [cache, personId, may]);
  useEffect(() => hubOf(cache).onSentAway(() => void refetch()), [cache, refetch]);

  // Signed out, or somebody else: what the device remembers of the one before is not theirs.
  useEffect(() => {
    if (personId !== undefined && personId !== (sessionHere()?.person?.id ?? null)) forgetSession();
  }, [personId]);

  if (!data) {
    const kept = error?.code === 'offline' || network.isAway() ? sessionHere() : null;
    if (kept) return <SessionContext value={{ ...kept, refetch }}>{children}</SessionContext>;
    return error ? failed(error, refetch) : waiting;
  }
  // A gateway of the release before sends none of these while it is replaced.
  const { abilities = NO_ABILITIES, leaving_at: leavingAt = null, consent_due: consentDue = false } = data;
  return <SessionContext value={{ ...data, abilities, leavingAt, consentDue, refetch }}>{children}</SessionContext>;
}

export function useSession(): Session {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
