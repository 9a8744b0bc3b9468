import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** A client that is given its socket rather than making one, so that the socket can be destroyed (`watch-pool.ts`). */
export class PoolSocketClient extends Client {
  readonly socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }
}

/** @throws TypeError for a client of another kind */
export function socketOf(client: Client): Socket {
  if (!(client instanceof PoolSocketClient)) throw new TypeError('the pool was not made with PoolSocketClient');
  return client.socket;
}
