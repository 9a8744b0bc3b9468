import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { LiveHub } from './live-hub';
import { post } from './request';

/** Milliseconds between tries while the client's code cannot be fetched. */
const TRY_EVERY = 2_000;

/** One connection for the whole app: websocket first, long polling if a proxy forbids it. Fetched by who watches something. */
async function openSocket(): Promise<Socket> {
  for (;;) {
    try {
      const { io } = await import('socket.io-client');
      return io({
        path: '/socket.io/',
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        reconnectionDelay: 500,
        reconnectionDelayMax: 4_000,
        timeout: 8_000,
      });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
  }
}

const hubs = new WeakMap<QueryClient, LiveHub>();

/** The hub that feeds a query cache. */
export function hubOf(cache: QueryClient): LiveHub {
  const hub = hubs.get(cache) ?? new LiveHub(cache, openSocket, post);
  hubs.set(cache, hub);
  return hub;
}

/** Lets a test choose what a query cache is fed by. */
export const feedFrom = (cache: QueryClient, hub: LiveHub): void => void hubs.set(cache, hub);
