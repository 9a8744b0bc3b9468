import { io, type Socket } from 'socket.io-client';
import type { TestClient } from './client';

export interface Push {
  resource: string;
  key: unknown;
  version: number;
  snapshot: any;
}

/** A socket of the real client library, with what arrived on it. */
export class TestSocket {
  readonly pushes: Push[] = [];
  /** How often the gateway has said that the roles are not those which `rolesShown` names. */
  rolesChanged = 0;
  readonly unwatched: { resource: string; key: unknown; error: { status: number } }[] = [];
  private waiting: { matches: (push: Push) => boolean; resolve: (push: Push) => void }[] = [];

  private constructor(readonly socket: Socket) {
    socket.on('live', (push: Push) => {
      this.pushes.push(push);
      this.waiting = this.waiting.filter((one) => !(one.matches(push) && (one.resolve(push), true)));
    });
    socket.on('unwatched', (message) => this.unwatched.push(message));
    socket.on('roles-changed', () => (this.rolesChanged += 1));
  }

  /**
   * @param headers sent with the handshake; `origin` is the gateway's own unless it is given
   * @param rolesShown what the page says that it shows
   * @param connects how often it asks to be let in, at once
   */
  static async open(
    url: string,
    client?: TestClient,
    headers: Record<string, string> = {},
    rolesShown?: unknown,
    connects = 1,
  ): Promise<TestSocket> {
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { roles: rolesShown },
      extraHeaders: { origin: url, cookie: client?.cookieHeader ?? '', ...headers },
    });
    const opened = new TestSocket(socket);
    // The packet CONNECT of Socket.IO, without its library.
    socket.io.once('open', () => {
      for (let times = 1; times < connects; times += 1) socket.io.engine.write('0');
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return opened;
  }

  watch(resource: string, key: unknown): Promise<any> {
    return this.socket.timeout(30_000).emitWithAck('watch', { resource, key });
  }

  unwatch(resource: string, key: unknown): Promise<any> {
    return this.socket.timeout(30_000).emitWithAck('unwatch', { resource, key });
  }

  /** The first push that matches, already here or still to come. */
  next(matches: (push: Push) => boolean): Promise<Push> {
    const here = this.pushes.find(matches);
    return here ? Promise.resolve(here) : new Promise((resolve) => this.waiting.push({ matches, resolve }));
  }

  /** Resolves when everything sent to this socket before now has arrived. */
  async flushed(): Promise<void> {
    await this.unwatch('nothing', 0);
  }

  close(): void {
    this.socket.disconnect();
  }
}
