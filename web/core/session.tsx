import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { session } from '~/domain/accounts/contract';
import { callKey, useCall, type ProblemError } from '../live/client';
import { onSessionRefused } from '../live/request';
import { hasClockMoved, noteServerTime } from '../live/server-time';
import { hubOf } from '../live/socket';
import { forgetSession, saveSession, noteArrived } from './device';
import { isEntered } from './enter';
import { firstAnswers } from './first-answers';
import { forgetOthers, forgetTab } from './forget-device';
import { sessionHere, visitorHere } from './kept-session';
import { network } from './loading/network';
import type { Person, Session } from './session-types';
import { tab } from './stores/browser';
import { forgetVisited } from './visited';

export type { Person, Session };

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
  const { data, error, refetch } = useCall(
    session,
    {},
    // Clocks of the page that ask for nothing themselves go on with the time of its answer.
    { staleTime: 30_000, refetchOnWindowFocus: () => (hasClockMoved() ? 'always' : true) },
  );
  const personId = data ? (data.person?.id ?? null) : undefined;
  const before = useRef(personId);
  const may = JSON.stringify(data?.abilities);
  const mightBefore = useRef({ personId, may });

  // The socket's handshake carries the session it was made with. Before the effects of those below, who may open it anew.
  useLayoutEffect(() => {
    if (before.current !== undefined && personId !== undefined && before.current !== personId) hubOf(cache).reconnect();
    before.current = personId;
  }, [cache, personId]);

  // Before the pages below are drawn, which go on with clocks that they have kept. A gateway of the release before sends none.
  const time = data?.server_time;
  useMemo(() => time && noteServerTime(time), [time]);

  // What somebody may do now is shown by every page that they have open.
  useEffect(() => {
    const was = mightBefore.current;
    mightBefore.current = { personId, may };
    if (personId !== undefined && was.personId === personId && was.may !== may)
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== callKey(session, {})[1] });
  }, [cache, personId, may]);
  useEffect(
    () =>
      hubOf(cache).onSentAway(() => {
        // What the HTML has answered is of before.
        firstAnswers.forget();
        void refetch();
      }),
    [cache, refetch],
  );

  useEffect(() => onSessionRefused(() => void cache.invalidateQueries({ queryKey: callKey(session, {}) })), [cache]);

  // Signed out, or somebody else: what the device remembers of the one before is not theirs.
  useEffect(() => {
    if (personId === undefined || personId === (sessionHere()?.person?.id ?? null)) return;
    forgetSession();
    void forgetVisited();
  }, [personId]);
  // Before the effects of those below, who may keep something.
  const lastHere = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (typeof personId !== 'number') return;
    // Another tab has signed in another person: what this one has in memory is not theirs.
    if (lastHere.current !== null && lastHere.current !== personId && !isEntered(personId))
      return window.location.reload();
    lastHere.current = personId;
    noteArrived(personId);
    const tabOf = tab.get('wardmates.tab-of');
    if (tabOf !== null && tabOf !== String(personId)) forgetTab();
    tab.set('wardmates.tab-of', String(personId));
    void forgetOthers(personId);
  }, [personId]);
  useEffect(() => {
    if (data?.person) saveSession({ person: data.person, language: data.language });
  }, [data]);

  // Also while the network is back and the session is asked for again: what somebody is at would be gone otherwise.
  const [begunAway, setBegunAway] = useState(false);
  if (!data && !begunAway && (error?.code === 'offline' || network.isAway())) setBegunAway(true);

  const given = useMemo(() => {
    if (!data) {
      const kept = begunAway ? (sessionHere() ?? visitorHere()) : null;
      return kept && { ...kept, refetch };
    }
    // A gateway of the release before sends none of these while it is replaced.
    const { abilities = NO_ABILITIES, leaving_at: leavingAt = null, consent_due: consentDue = false } = data;
    return { ...data, abilities, leavingAt, consentDue, refetch };
  }, [data, begunAway, refetch]);
  if (given) return <SessionContext value={given}>{children}</SessionContext>;
  return error ? failed(error, refetch) : waiting;
}

export function useSession(): Session {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
