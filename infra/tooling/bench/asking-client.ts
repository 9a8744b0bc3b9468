import { connect } from 'node:net';
import { carryOut } from './client-process';

export interface Ask {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Part of the answer's body. */
  expect?: string;
}

interface AskOrder {
  host: string;
  port: number;
  /** What each connection asks, one after the other; over again if `cycle` is set. */
  connections: Ask[][];
  cycle: boolean;
  /** Milliseconds that count in `perSecond`, after those of `warmUp`. Then no further request is sent. */
  time: number;
  warmUp?: number;
  /** Milliseconds between an answer and the next request of its connection; none without it. The first ones are spread over it, as people do not begin together. */
  pause?: number;
}

interface AskRound {
  perSecond: number;
  /** All of them, those of the warm-up too. */
  answers: number;
  /** Of each answer, in milliseconds. */
  latencies: number[];
  wrong: string[];
}

export type AskingOrders = { ask(order: AskOrder): Promise<AskRound> };

interface Prepared {
  request: Buffer;
  expect: Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

function prepare({ method, path, headers, body, expect = '' }: Ask, host: string): Prepared {
  const all = {
    host,
    accept: 'application/json',
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    request: Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    expect: Buffer.from(expect),
  };
}

/** One connection that asks, waits for the answer, and asks the next. Plain sockets: an HTTP client would cost more than what is measured. */
function askAll(
  order: AskOrder,
  asks: Prepared[],
  times: { begins: number; counted: number; end: number },
): Promise<{ latencies: number[]; counted: number; wrong: string | null }> {
  return new Promise((resolve) => {
    const latencies: number[] = [];
    let [heard, asked, next, counted, wrong]: [Buffer, number, number, number, string | null] = [
      Buffer.alloc(0),
      0,
      0,
      0,
      null,
    ];
    const socket = connect({ host: order.host, port: order.port, noDelay: true }, () => setTimeout(ask, times.begins));
    const ask = () => {
      const following = asks[order.cycle ? next % asks.length : next];
      if (!following || performance.now() > times.end) return void socket.destroy();
      next += 1;
      asked = performance.now();
      socket.write(following.request);
    };
    socket.on('data', (part: Buffer) => {
      heard = heard.length === 0 ? part : Buffer.concat([heard, part]);
      const head = heard.indexOf(END_OF_HEAD);
      if (head < 0) return;
      const text = heard.toString('latin1', 0, head);
      const whole = head + END_OF_HEAD.length + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (heard.length < whole) return;
      const { expect } = asks[(next - 1) % asks.length]!;
      if (!text.startsWith('HTTP/1.1 200') || !heard.subarray(head, whole).includes(expect))
        wrong ??= `${text.slice(0, 40)} ${heard.toString('utf8', head, Math.min(whole, head + 300))}`;
      heard = heard.subarray(whole);
      const now = performance.now();
      latencies.push(now - asked);
      if (now >= times.counted) counted += 1;
      if (order.pause) setTimeout(ask, order.pause);
      else ask();
    });
    socket.on('error', (error) => (wrong ??= error.message));
    socket.once('close', () => {
      if (asks.length > 0 && latencies.length === 0) wrong ??= 'a connection was never answered';
      resolve({ latencies, counted, wrong });
    });
  });
}

carryOut({
  async ask(order) {
    const host = `${order.host}:${order.port}`;
    const prepared = order.connections.map((asks) => asks.map((one) => prepare(one, host)));
    const counted = performance.now() + (order.warmUp ?? 0);
    const times = { counted, end: counted + order.time };
    const apart = (order.pause ?? 0) / prepared.length;
    const rounds = await Promise.all(
      prepared.map((asks, nth) => askAll(order, asks, { ...times, begins: nth * apart })),
    );
    const took = performance.now() - counted;
    const latencies = rounds.flatMap((round) => round.latencies);
    return {
      perSecond: (rounds.reduce((sum, round) => sum + round.counted, 0) * 1_000) / took,
      answers: latencies.length,
      latencies,
      wrong: rounds.flatMap((round) => round.wrong ?? []),
    };
  },
} satisfies AskingOrders);
