import type { Socket } from 'socket.io';
import { tooMany } from '~/domain/kit/errors';
import { takeTurns } from '~/infra/support/take-turns';

export type CallEvent = 'join' | 'signal' | 'update' | 'leave' | 'say';

/** What one socket may send of each in `WINDOW_MS`. Making a connection takes some dozens of signals. */
const MOST: Record<CallEvent, number> = { join: 20, signal: 300, update: 40, leave: 20, say: 10 };
const WINDOW_MS = 10_000;
const busy = () => tooMany(WINDOW_MS / 1000);

/** What one socket has sent since `since`, and what of it waits for its turn. */
interface Sending {
  since: number;
  sent: Map<CallEvent, number>;
  /** One after the other: a candidate or an answer must not overtake the offer that it belongs to. */
  signals: ReturnType<typeof takeTurns>;
  /** Likewise: a leave that follows a join comes after it. It does not wait for signals: the socket may be gone by then. */
  comingAndGoing: ReturnType<typeof takeTurns>;
}

/** Limits what a socket sends of a call, and keeps the order if it matters. */
export function createTurns() {
  // Made with the first message of a call: most sockets never send one.
  const sendings = new WeakMap<Socket, Sending>();

  function sendingOf(socket: Socket): Sending {
    let sending = sendings.get(socket);
    if (!sending) {
      sending = {
        since: 0,
        sent: new Map(),
        signals: takeTurns(1, MOST.signal, busy),
        comingAndGoing: takeTurns(1, MOST.join + MOST.leave, busy),
      };
      sendings.set(socket, sending);
    }
    return sending;
  }

  function count(sending: Sending, event: CallEvent): void {
    const now = Date.now();
    if (now - sending.since > WINDOW_MS) Object.assign(sending, { since: now, sent: new Map() });
    const sent = (sending.sent.get(event) ?? 0) + 1;
    sending.sent.set(event, sent);
    if (sent > MOST[event]) throw busy();
  }

  /** Runs `work` when it is the event's turn. @throws Problem when the socket sends too much */
  return async function inTurn<T>(socket: Socket, event: CallEvent, work: () => Promise<T>): Promise<T> {
    const sending = sendingOf(socket);
    count(sending, event);
    if (event === 'signal') return sending.signals(work);
    return event === 'join' || event === 'leave' ? sending.comingAndGoing(work) : work();
  };
}
