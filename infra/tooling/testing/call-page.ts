import { randomUUID } from 'node:crypto';
import { CALL_EVENTS, type CallSaid, type CallSignalled } from '~/domain/group-practice/call-contract';
import type { TestClient } from './client';
import { TestSocket } from './socket';

/** A page with a call: a socket, the connection id of the page, and what arrived. */
export class CallPage {
  readonly signals: CallSignalled[] = [];
  readonly said: CallSaid[] = [];

  private constructor(
    readonly socket: TestSocket,
    readonly pin: string,
    readonly connection_id: string,
  ) {
    socket.socket.on(CALL_EVENTS.signal, (message: CallSignalled) => this.signals.push(message));
    socket.socket.on(CALL_EVENTS.said, (message: CallSaid) => this.said.push(message));
  }

  static async open(
    url: string,
    client: TestClient,
    pin: string,
    connectionId: string = randomUUID(),
  ): Promise<CallPage> {
    return new CallPage(await TestSocket.open(url, client), pin, connectionId);
  }

  /** The answer of the gateway to any event of a call. */
  send(event: string, message: unknown): Promise<any> {
    return this.socket.socket.timeout(30_000).emitWithAck(event, message);
  }

  join = (muted = false) => this.send(CALL_EVENTS.join, { pin: this.pin, connection_id: this.connection_id, muted });
  leave = () => this.send(CALL_EVENTS.leave, { pin: this.pin });
  update = (muted: boolean) => this.send(CALL_EVENTS.update, { pin: this.pin, muted });
  say = (text: string) => this.send(CALL_EVENTS.say, { pin: this.pin, text });
  offer = (to: CallPage | string, sdp = 'v=0') =>
    this.send(CALL_EVENTS.signal, {
      pin: this.pin,
      to: typeof to === 'string' ? to : to.connection_id,
      description: { type: 'offer', sdp },
    });

  /** The call as of the first push that matches. */
  async sees(matches: (people: { person_id: number; muted: boolean; connection_id: string }[]) => boolean) {
    return (
      await this.socket.next(({ resource, snapshot }) => resource === 'group.call' && matches(snapshot.participants))
    ).snapshot;
  }
}
