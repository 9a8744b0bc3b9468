import type { Socket } from 'socket.io-client';

type Listener = (...values: unknown[]) => void;

/** The other end of the socket in a test: answers watches with what it is given, and pushes when told to. */
export class FakeSocket {
  connected = true;
  active = true;
  private readonly listeners = new Map<string, Listener[]>();

  /** @param answers by resource name: the snapshot to answer a watch with */
  constructor(private readonly answers: () => Record<string, { version: number }>) {}

  asSocket = (): Socket => this as unknown as Socket;

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    if (event === 'connect' && this.connected) queueMicrotask(() => listener());
    return this;
  }

  timeout(): this {
    return this;
  }

  emit(event: string, message: { resource: string }, answer?: Listener): this {
    const snapshot = this.answers()[message.resource];
    if (event === 'watch' && this.connected)
      queueMicrotask(() => answer?.(null, { ok: true, version: snapshot?.version, snapshot }));
    return this;
  }

  connect(): this {
    return this;
  }

  disconnect(): this {
    return this;
  }

  receive(event: string, ...values: unknown[]): void {
    if (event === 'disconnect') this.connected = false;
    for (const listener of this.listeners.get(event) ?? []) listener(...values);
  }
}
