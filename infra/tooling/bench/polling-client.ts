import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkGroup, type LobbySnapshot } from '~/domain/group-practice/contract';
import { MEMBERS } from './plan';
import { carryOut } from './orders';

export interface PollOrder {
  host: string;
  port: number;
  /** Whose polls each connection sends, one after the other and over again. */
  connections: { pin: string; headers: Record<string, string> }[][];
  /** Milliseconds. */
  warmUp: number;
  time: number;
}

export interface PollRound {
  /** Answers a second, over all connections. */
  perSecond: number;
  /** All of them, those of the warm-up too. */
  answers: number;
  wrong: string[];
}

export type PollingOrders = { poll(order: PollOrder): Promise<PollRound> };

/** How long everybody's first answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** Plain sockets and requests that are written once: an HTTP client would cost more than what is measured. */
const END_OF_HEAD = Buffer.from('\r\n\r\n');

function requestOf(pin: string, host: string, headers: Record<string, string>): Buffer {
  const body = JSON.stringify({ data_request: 'check_group_study', pin });
  const all = {
    host,
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  };
  return Buffer.from(
    `POST ${checkGroup.path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
}

function checkBody(pin: string, body: Buffer): string | null {
  const snapshot = JSON.parse(body.toString('utf8')) as LobbySnapshot;
  return snapshot.pin === pin && snapshot.members?.length === MEMBERS
    ? null
    : `the poll of ${pin} was answered ${body.toString('utf8').slice(0, 200)}`;
}

/** Asks, waits for the answer, asks for the next one, until it is told to stop. */
class Poller {
  answers = 0;
  wrong: string | null = null;
  readonly ended: Promise<void>;
  private readonly socket: Socket;
  private readonly requests: Buffer[];
  /** What each of them was answered last. */
  private readonly bodies: Buffer[];
  private heard: Buffer = Buffer.alloc(0);

  constructor(
    { host, port }: PollOrder,
    private readonly asked: PollOrder['connections'][number],
  ) {
    this.requests = asked.map(({ pin, headers }) => requestOf(pin, `${host}:${port}`, headers));
    this.bodies = asked.map(() => Buffer.alloc(0));
    this.socket = connect({ host, port, noDelay: true }, () => this.socket.write(this.requests[0]!));
    this.socket.on('data', (part: Buffer) => {
      this.heard = this.heard.length === 0 ? part : Buffer.concat([this.heard, part]);
      if (this.takeAnswer()) this.socket.write(this.requests[this.answers % this.requests.length]!);
    });
    this.socket.on('error', (error) => (this.wrong ??= error.message));
    this.ended = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  stop(): void {
    this.socket.destroy();
  }

  /** @returns whether a whole answer was there */
  private takeAnswer(): boolean {
    const head = this.heard.indexOf(END_OF_HEAD);
    if (head < 0) return false;
    const text = this.heard.toString('latin1', 0, head);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
    const whole = head + END_OF_HEAD.length + length;
    if (this.heard.length < whole) return false;
    const body = this.heard.subarray(head + END_OF_HEAD.length, whole);
    this.heard = this.heard.subarray(whole);
    const index = this.answers % this.asked.length;
    const { pin } = this.asked[index]!;
    this.answers += 1;
    if (!text.startsWith('HTTP/1.1 200'))
      this.wrong ??= `the poll of ${pin} was answered ${text.slice(0, 40)} ${body.toString('utf8').slice(0, 200)}`;
    // Nothing changes in these lobbies, so every further answer is the same bytes.
    else if (!body.equals(this.bodies[index]!)) this.wrong ??= checkBody(pin, (this.bodies[index] = Buffer.from(body)));
    return true;
  }
}

carryOut({
  async poll(order) {
    const pollers = order.connections.map((asked) => new Poller(order, asked));
    const total = () => pollers.reduce((sum, poller) => sum + poller.answers, 0);
    // Everybody's first answer, then the warm-up, then what counts.
    for (
      const until = performance.now() + PATIENCE;
      performance.now() < until && pollers.some((poller) => poller.answers === 0);
    )
      await pause(10);
    await pause(order.warmUp);
    const [before, began] = [total(), performance.now()];
    await pause(order.time);
    const perSecond = ((total() - before) * 1_000) / (performance.now() - began);
    const silent = pollers.filter((poller) => poller.answers === 0).length;
    pollers.forEach((poller) => poller.stop());
    await Promise.all(pollers.map((poller) => poller.ended));
    return {
      perSecond,
      answers: total(),
      wrong: [
        ...pollers.flatMap((poller) => poller.wrong ?? []),
        ...(silent > 0 ? [`${silent} connections were never answered`] : []),
      ],
    };
  },
} satisfies PollingOrders);
