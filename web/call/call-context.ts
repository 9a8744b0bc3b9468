import { createContext, useContext } from 'react';
import type { CallSaid, CallSnapshot } from '~/domain/group-practice/call-contract';
import type { LobbySnapshot } from '~/domain/group-practice/contract';
import type { CallEngine } from './call-engine';
import type { CallState } from './call-state';

export interface Said extends CallSaid {
  /** Counts what was said, for lists. */
  number: number;
}

export interface GroupCall {
  engine: CallEngine;
  state: CallState;
  /** The group of this page, or the one whose call one is in; null if there is neither. */
  pin: string | null;
  /** Null until known. */
  lobby: LobbySnapshot | null;
  call: CallSnapshot | null;
  me: number | null;
  said: readonly Said[];
  /** What was said while the chat was closed. */
  unread: number;
  chatOpen: boolean;
  showChat: (open: boolean) => void;
  /** @throws ProblemError */
  say: (text: string) => Promise<void>;
  /** Enters the call of `pin`; what is given up belongs to the call from now on. */
  enter: (microphone: MediaStream | null, muted: boolean) => void;
  mute: (muted: boolean) => void;
  hangUp: () => void;
}

export const CallContext = createContext<GroupCall | null>(null);

/** Null outside the shell, as in tests of single pages. */
export const useGroupCall = (): GroupCall | null => useContext(CallContext);
