import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { session } from '~/domain/accounts/contract';
import type { Live } from '~/domain/kit/contract';
import { ProblemError, type ProblemBody } from './problem-error';
import { callKey } from './client';
import { liveKey } from './query-keys';
import { saveSnapshot } from './snapshots';

export type Connection = 'live' | 'polling' | 'offline';

export interface LiveState {
  readonly connection: Connection;
  /** Why watching ended, if it did: not there, or not ours to see. */
  readonly error: ProblemError | null;
}

interface Watch {
  readonly resource: Live;
  readonly key: string;
  users: number;
  /** Whether the socket has answered our watch; while not, the documented address is polled. */
  answered: boolean;
  state: LiveState;
  /** Polling has stopped because nothing more is to come for now. */
  settled?: boolean;
  timer?: ReturnType<typeof setTimeout>;
  leaving?: ReturnType<typeof setTimeout>;
}

type Answer = { ok: true; version: number; snapshot: unknown } | { ok: false; error: ProblemBody };
interface Push {
  resource: string;
  key: string | number;
  snapshot: unknown;
}

/** Milliseconds that a socket gets before the first poll, so that an ordinary page load does not poll at all. */
export const GRACE = 1_000;
/** Milliseconds after which an unanswered watch means that the socket is dead. */
export const ANSWER_WITHIN = 5_000;
/** Milliseconds a watch outlives its last user, so that going from page to page keeps it. */
export const LINGER = 250;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
const IDLE: LiveState = { connection: 'polling', error: null };
const idOf = (name: string, key: string | number): string => `${name}\n${key}`;
const isFinal = (problem: ProblemError): boolean =>
  problem.status === 401 || problem.status === 403 || problem.status === 404;

/**
 * The one bridge from push, or poll, to the query cache. Every (re)connect watches again and is answered the current
 * snapshot, so nothing is missed; while the socket is down, the resource's documented address is polled.
 */
export class LiveHub {
  private socket: Socket | null = null;
  private opening: Promise<Socket> | null = null;
  private closed = false;
  private readonly watches = new Map<string, Watch>();
  private readonly listeners = new Set<() => void>();
  private readonly sentAway = new Set<() => void>();

  constructor(
    private readonly cache: QueryClient,
    private readonly open: () => Socket | Promise<Socket>,
    private readonly poll: (path: string, body: unknown) => Promise<unknown>,
  ) {}

  /** Watches until the returned function is called; several users of the same thing share one watch. */
  join(resource: Live, key: string): () => void {
    const id = idOf(resource.name, key);
    const known = this.watches.get(id);
    const watch: Watch = known ?? { resource, key, users: 0, answered: false, state: IDLE };
    watch.users += 1;
    clearTimeout(watch.leaving);
    if (!known || watch.state.error) {
      this.watches.set(id, watch);
      this.show(watch, IDLE);
      this.schedule(watch, GRACE);
      if (this.connected()) this.ask(watch);
    }
    let joined = true;
    return () => {
      if (!joined) return;
      joined = false;
      watch.users -= 1;
      if (watch.users === 0) watch.leaving = setTimeout(() => this.leave(id, watch), LINGER);
    };
  }

  stateOf(name: string, key: string): LiveState {
    return this.watches.get(idOf(name, key))?.state ?? IDLE;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Tells when the server has closed the socket, or knows other roles than the page shows: who is signed in and what they may do has to be asked again. */
  readonly onSentAway = (listener: () => void): (() => void) => {
    this.sentAway.add(listener);
    return () => void this.sentAway.delete(listener);
  };

  /** Something is to come again: polls on, if the socket is down and polling had stopped. */
  resume(name: string, key: string): void {
    const watch = this.watches.get(idOf(name, key));
    if (watch?.settled && this.isCurrent(watch) && !watch.answered) this.schedule(watch, watch.resource.poll.every);
  }

  /** The socket itself, for what is said on it besides live resources. */
  wire(): Promise<Socket> {
    this.begin();
    return this.socket ? Promise.resolve(this.socket) : this.opening!;
  }

  /** A new handshake: after signing in or out, or when the old connection may be dead. */
  readonly reconnect = (): void => {
    this.socket?.disconnect().connect();
  };

  /** The tab or the network is back: ask at once instead of waiting for time-outs. */
  readonly wake = (): void => {
    if (!this.socket) return;
    if (!this.socket.connected) this.reconnect();
    for (const watch of this.running()) {
      if (this.socket.connected) this.ask(watch);
      if (!watch.answered) this.schedule(watch, 0);
    }
  };

  /** The device says that it has no network; the socket would notice only after its time-out. */
  readonly lose = (): void => {
    for (const watch of this.running()) {
      watch.answered = false;
      this.show(watch, { connection: 'offline', error: null });
      this.schedule(watch, watch.resource.poll.every);
    }
  };

  close(): void {
    this.closed = true;
    for (const watch of this.watches.values()) clearTimeout(watch.timer);
    this.watches.clear();
    this.socket?.disconnect();
  }

  /** Asks who is signed in if the page still believes that somebody is. */
  private signedOut(): void {
    const queryKey = callKey(session, {});
    if (this.cache.getQueryData<{ person: unknown }>(queryKey)?.person) void this.cache.invalidateQueries({ queryKey });
  }

  private rolesShown(): readonly string[] | undefined {
    return this.cache.getQueryData<{ person: { roles: string[] } | null }>(callKey(session, {}))?.person?.roles;
  }

  private connected(): boolean {
    this.begin();
    return this.socket?.connected ?? false;
  }

  /** What opens the socket may have to be fetched first; news is polled meanwhile. */
  private begin(): void {
    if (this.socket || this.opening) return;
    const opened = this.open();
    if (!(opened instanceof Promise)) this.socket = this.listenTo(opened);
    else
      this.opening = opened.then((socket) => {
        this.socket = this.listenTo(socket);
        if (this.closed) socket.disconnect();
        else if (socket.connected) this.running().forEach((watch) => this.ask(watch));
        return socket;
      });
  }

  private listenTo(socket: Socket): Socket {
    // Roles that change while there is no socket reach nobody: the gateway compares at each connection.
    socket.auth = (send: (auth: object) => void) => send({ roles: this.rolesShown() });
    socket.on('roles-changed', () => this.sentAway.forEach((listener) => listener()));
    socket.on('connect', () => this.running().forEach((watch) => this.ask(watch)));
    socket.on('disconnect', (reason) => {
      for (const watch of this.running()) this.fallBack(watch);
      if (reason !== 'io server disconnect') return;
      // The session has ended or the person's roles have changed, or Redis was away. Not all should come back in the same instant.
      setTimeout(() => socket.connect(), 100 + Math.random() * 400);
      this.sentAway.forEach((listener) => listener());
    });
    // A refused handshake is not retried by the client itself. A session that was ended elsewhere is noticed by it.
    socket.on('connect_error', (error: Error & { data?: ProblemBody }) => {
      if (error.data?.status === 401) this.signedOut();
      if (!socket.active) setTimeout(() => socket.connect(), ANSWER_WITHIN);
    });
    socket.on('live', (push: Push) => {
      const watch = this.watches.get(idOf(push.resource, push.key));
      if (watch && !watch.state.error) saveSnapshot(this.cache, watch.resource.name, watch.key, push.snapshot);
    });
    socket.on('unwatched', (end: { resource: string; key: string | number; error?: ProblemBody }) => {
      const watch = this.watches.get(idOf(end.resource, end.key));
      if (watch) this.fail(watch, ProblemError.from(end.error ?? {}, 404));
    });
    return socket;
  }

  private running(): Watch[] {
    return [...this.watches.values()].filter((watch) => !watch.state.error);
  }

  private isCurrent(watch: Watch): boolean {
    return this.watches.get(idOf(watch.resource.name, watch.key)) === watch && !watch.state.error;
  }

  private ask(watch: Watch): void {
    const socket = this.socket;
    socket
      ?.timeout(ANSWER_WITHIN)
      .emit('watch', { resource: watch.resource.name, key: watch.key }, (silence: Error | null, answer: Answer) => {
        if (!this.isCurrent(watch)) return;
        if (silence) {
          if (!socket.connected) return;
          this.reconnect();
        } else if (answer.ok) {
          saveSnapshot(this.cache, watch.resource.name, watch.key, answer.snapshot);
          watch.answered = true;
          clearTimeout(watch.timer);
          this.show(watch, { connection: 'live', error: null });
        } else {
          const problem = ProblemError.from(answer.error);
          if (isFinal(problem)) this.fail(watch, problem);
        }
      });
  }

  private fallBack(watch: Watch): void {
    watch.answered = false;
    this.show(watch, { connection: isOffline() ? 'offline' : 'polling', error: null });
    this.schedule(watch, GRACE);
  }

  private schedule(watch: Watch, after: number): void {
    clearTimeout(watch.timer);
    watch.settled = false;
    watch.timer = setTimeout(() => void this.pollOnce(watch), after);
  }

  private async pollOnce(watch: Watch): Promise<void> {
    const { poll, name } = watch.resource;
    if (this.isSettled(watch)) return;
    try {
      const snapshot = await this.poll(poll.path(watch.key), poll.body(watch.key));
      if (!this.isCurrent(watch)) return;
      saveSnapshot(this.cache, name, watch.key, snapshot);
      if (watch.answered) return;
      this.show(watch, { connection: 'polling', error: null });
      if (this.connected()) this.ask(watch);
    } catch (error) {
      if (!this.isCurrent(watch)) return;
      if (error instanceof ProblemError && isFinal(error)) return this.fail(watch, error);
      if (watch.answered) return;
      if (!(error instanceof ProblemError) || error.passing) this.show(watch, { connection: 'offline', error: null });
    }
    if (!this.isSettled(watch)) this.schedule(watch, poll.every);
  }

  private isSettled(watch: Watch): boolean {
    const held = this.cache.getQueryData(liveKey(watch.resource.name, watch.key));
    watch.settled = held !== undefined && watch.resource.poll.settled?.(held) === true;
    return watch.settled;
  }

  private fail(watch: Watch, error: ProblemError): void {
    clearTimeout(watch.timer);
    watch.answered = false;
    this.show(watch, { connection: 'polling', error });
  }

  private leave(id: string, watch: Watch): void {
    if (watch.users > 0) return;
    clearTimeout(watch.timer);
    this.watches.delete(id);
    if (this.socket?.connected) this.socket.emit('unwatch', { resource: watch.resource.name, key: watch.key });
  }

  private show(watch: Watch, state: LiveState): void {
    if (watch.state.connection === state.connection && watch.state.error === state.error) return;
    watch.state = state;
    this.listeners.forEach((listener) => listener());
  }
}
