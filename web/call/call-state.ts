import type { LinkPhase } from './link-phase';
import type { ProblemError } from '../live/problem-error';

/** Out → joining → in ⇄ rejoining (while the gateway cannot be reached) → out. */
export type CallPhase = 'out' | 'joining' | 'in' | 'rejoining';

export interface CallState {
  readonly phase: CallPhase;
  /** The group whose call it is; null while out. */
  readonly pin: string | null;
  /** Our own place in the call. */
  readonly connectionId: string | null;
  readonly muted: boolean;
  /** Without a microphone: one hears, and writes. */
  readonly listening: boolean;
  /** The microphone went away during the call. */
  readonly microphoneLost: boolean;
  /** The browser plays no sound until the page is touched. */
  readonly soundBlocked: boolean;
  /** How the connection to each of the others stands, by their connection id. */
  readonly links: ReadonlyMap<string, LinkPhase>;
  /** Connection ids, our own included. */
  readonly speaking: ReadonlySet<string>;
  /** Why one is out, if not by one's own wish. */
  readonly ended: ProblemError | null;
}

export const OUT: CallState = {
  phase: 'out',
  pin: null,
  connectionId: null,
  muted: false,
  listening: false,
  microphoneLost: false,
  soundBlocked: false,
  links: new Map(),
  speaking: new Set(),
  ended: null,
};

export type CallEvent =
  | { type: 'join'; pin: string; connectionId: string; muted: boolean; listening: boolean }
  | { type: 'joined' }
  /** The gateway cannot be reached; what already flows between the browsers may go on. */
  | { type: 'gateway-lost' }
  | { type: 'mute'; muted: boolean }
  | { type: 'microphone'; listening: boolean }
  | { type: 'microphone-lost' }
  | { type: 'sound'; blocked: boolean }
  | { type: 'links'; links: ReadonlyMap<string, LinkPhase> }
  | { type: 'speaking'; speaking: ReadonlySet<string> }
  | { type: 'left'; because?: ProblemError };

/** The state machine of the call. An event that does not fit the phase changes nothing. */
export function callAfter(state: CallState, event: CallEvent): CallState {
  if (event.type === 'join') {
    const { pin, connectionId, muted, listening } = event;
    return { ...OUT, phase: 'joining', pin, connectionId, muted, listening };
  }
  if (state.phase === 'out') return state;
  switch (event.type) {
    case 'joined':
      return { ...state, phase: 'in' };
    case 'gateway-lost':
      return state.phase === 'in' ? { ...state, phase: 'rejoining' } : state;
    case 'mute':
      return { ...state, muted: event.muted };
    case 'microphone':
      return { ...state, listening: event.listening, microphoneLost: false };
    case 'microphone-lost':
      return { ...state, microphoneLost: true };
    case 'sound':
      return { ...state, soundBlocked: event.blocked };
    case 'links':
      return { ...state, links: event.links };
    case 'speaking':
      return { ...state, speaking: event.speaking };
    case 'left':
      return { ...OUT, ended: event.because ?? null };
  }
}

/** The worst state of the connections to the others, which people should see. */
export function worstLink(links: ReadonlyMap<string, LinkPhase>): LinkPhase | null {
  const phases = new Set(links.values());
  return (['no-route', 'reconnecting', 'connecting', 'connected'] as const).find((phase) => phases.has(phase)) ?? null;
}
