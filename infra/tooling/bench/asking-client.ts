import { connect } from 'node:net';
import { carryOut } from './orders';

export interface AskOrder {
  host: string;
  port: number;
  /** What each connection asks, one after the other; over again where `cycle` says so. */
  connections: { method: string; path: string; headers: Record<string, string>; body: string }[][];
  cycle: boolean;
  /** Milliseconds after which no further request is sent. */
  time: number;
  /** Milliseconds between an answer and the next request of its connection; none without it. */
  pause?: number;
}

export interface AskRound {
  perSecond: number;
  answers: number;
  /** Of each answer, in milliseconds. */
  latencies: number[];
  wrong: string[];
}

export type AskingOrders = { ask(order: AskOrder): Promise<AskRound> };

const END_OF_HEAD = Buffer.from('\r\n\r\n');

function bytesOf({ method, path, headers, body }: AskOrder['connections'][number][number], host: string): Buffer {
  const all = {
    host,
    accept: 'application/json',
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
    ...headers,
  };
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
}

/** One connection that asks, waits for the answer, and asks the next: plain sockets, for an HTTP client would cost more than what is measured. */
function askAll(
  order: AskOrder,
  requests: Buffer[],
  until: number,
): Promise<{ latencies: number[]; wrong: string | null }> {
  return new Promise((resolve) => {
    const latencies: number[] = [];
    let [heard, asked, next, wrong]: [Buffer, number, number, string | null] = [Buffer.alloc(0), 0, 0, null];
    const socket = connect({ host: order.host, port: order.port, noDelay: true }, () => ask());
    const ask = () => {
      const request = requests[order.cycle ? next % requests.length : next];
      if (!request || performance.now() > until) return void socket.destroy();
      next += 1;
      asked = performance.now();
      socket.write(request);
    };
    socket.on('data', (part: Buffer) => {
      heard = heard.length === 0 ? part : Buffer.concat([heard, part]);
      const head = heard.indexOf(END_OF_HEAD);
      if (head < 0) return;
      const text = heard.toString('latin1', 0, head);
      const whole = head + END_OF_HEAD.length + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (heard.length < whole) return;
      if (!text.startsWith('HTTP/1.1 200'))
        wrong ??= `${text.slice(0, 40)} ${heard.toString('utf8', head, Math.min(whole, head + 300))}`;
      heard = heard.subarray(whole);
      latencies.push(performance.now() - asked);
      if (order.pause) setTimeout(ask, order.pause);
      else ask();
    });
    socket.on('error', (error) => (wrong ??= error.message));
    socket.once('close', () => resolve({ latencies, wrong }));
  });
}

carryOut({
  async ask(order) {
    const host = `${order.host}:${order.port}`;
    const prepared = order.connections.map((requests) => requests.map((request) => bytesOf(request, host)));
    const began = performance.now();
    const rounds = await Promise.all(prepared.map((requests) => askAll(order, requests, began + order.time)));
    const took = performance.now() - began;
    const latencies = rounds.flatMap((round) => round.latencies);
    return {
      perSecond: (latencies.length * 1_000) / took,
      answers: latencies.length,
      latencies,
      wrong: rounds.flatMap((round) => round.wrong ?? []),
    };
  },
} satisfies AskingOrders);
