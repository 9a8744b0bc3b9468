import { tooMany } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import type { LiveSocket, SocketData } from './live-socket';

/** What one socket may watch at once. */
export const MOST_WATCHES = 24;
/** Sockets that one person may have open on one gateway: a tab each, on every device. */
export const MOST_SOCKETS = 40;
/** `watch` requests a socket may make in `WINDOW_MS`. */
const MOST_REQUESTS = 60;
/** Events of any kind that a socket may send in `WINDOW_MS`. Setting up a call takes about a hundred. */
const MOST_EVENTS = 1_000;
const WINDOW_MS = 10_000;
/** The same in seconds, for answers. */
export const WINDOW_SECONDS = WINDOW_MS / 1000;

function windowOf(socket: LiveSocket): SocketData['window'] {
  const now = Date.now();
  const { window } = socket.data;
  if (now - window.since > WINDOW_MS) Object.assign(window, { since: now, requests: 0, events: 0 });
  return window;
}

/** Counts a `watch`. @throws Problem above `MOST_REQUESTS` */
export function countRequest(socket: LiveSocket): void {
  const window = windowOf(socket);
  window.requests += 1;
  if (window.requests > MOST_REQUESTS) throw tooMany(WINDOW_SECONDS);
}

/** Counts an event, and disconnects a socket that sends too many. A refusal for each would cost an answer each. */
export function cutOffFlood(socket: LiveSocket, log: Deps['log']): boolean {
  const window = windowOf(socket);
  window.events += 1;
  if (window.events <= MOST_EVENTS) return false;
  if (window.events === MOST_EVENTS + 1) log.warn({ person: socket.data.person.id }, 'a socket that floods is cut off');
  socket.disconnect(true);
  return true;
}
