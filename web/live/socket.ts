import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { LiveHub } from './live-hub';
import { post } from './request';

/** One connection for the whole app: websocket first, long polling where a proxy forbids it. */
const openSocket = (): Socket =>
  io({ path: '/socket.io/', transports: ['websocket', 'polling'], tryAllTransports: true, reconnectionDelay: 500, reconnectionDelayMax: 4_000, timeout: 8_000 });

const hubs = new WeakMap<QueryClient, LiveHub>();

/** The hub that feeds a query cache. */
export function hubOf(cache: QueryClient): LiveHub {
  const hub = hubs.get(cache) ?? new LiveHub(cache, openSocket, post);
  hubs.set(cache, hub);
  return hub;
}

/** Lets a test choose what a query cache is fed by. */
export const feedFrom = (cache: QueryClient, hub: LiveHub): void => void hubs.set(cache, hub);
