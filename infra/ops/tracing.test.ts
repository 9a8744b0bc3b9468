import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { io } from 'socket.io-client';
import { type Product, startProduct } from '../tooling/testing/product';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** A collector that speaks OTLP in JSON, as far as it has to. */
async function startCollector() {
  const spans: Span[] = [];
  const waiting: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      if (request.url === '/v1/traces')
        spans.push(...body.resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      waiting.splice(0).forEach((tell) => tell());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Resolves when what has arrived is as wanted. */
    async until(enough: () => boolean): Promise<void> {
      while (!enough()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Calls of somebody who is signed in, over the wire. */
async function signedIn(url: string, username: string) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        cookie: cookie(),
        ...(body
          ? { 'content-type': 'application/json', 'x-csrftoken': decodeURIComponent(cookies.get('csrftoken') ?? '') }
          : {}),
      },
      body: body && JSON.stringify(body),
    });
    for (const set of answer.headers.getSetCookie())
      cookies.set(set.slice(0, set.indexOf('=')), set.slice(set.indexOf('=') + 1).split(';')[0]!);
    return (await answer.json()) as { quizlog_id: number };
  };
  await send('/api/session/');
  await send('/login/', { username, password: 'practise-2026' });
  return { send, cookie };
}

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let product: Product;

  beforeAll(async () => {
    collector = await startCollector();
    const { TEST_DATABASE_URL: databaseUrl = '', TEST_REDIS_URL: redisUrl = '' } = process.env;
    product = await startProduct({
      gateways: 1,
      workers: 1,
      web: false,
      databaseUrl,
      redisUrl,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    });
  });
  afterAll(async () => {
    await product?.stop();
    await collector.close();
  });

  it('lead from the request to the job, in another process, to the push', async () => {
    const { url } = product.gateways[0]!;
    const { send, cookie } = await signedIn(url, 'learner1');
    const station = '/osce-stations/acute-chest-pain-history';
    const { quizlog_id } = await send(`${station}/checklist/`, { timer: 10 });
    const socket = io(url, { transports: ['websocket'], extraHeaders: { origin: url, cookie: cookie() } });
    const written = new Promise<void>((resolve) =>
      socket.on('live', ({ snapshot }) => snapshot.ai_feedback && resolve()),
    );
    const watched = (await socket
      .timeout(30_000)
      .emitWithAck('watch', { resource: 'station.feedback', key: quizlog_id })) as {
      snapshot: { ai_feedback: string };
    };
    if (watched.snapshot.ai_feedback === '') await written;
    // As if it had failed, so that asking for it has somebody watch from the request on.
    const database = new Client({ connectionString: product.databaseUrl });
    await database.connect();
    await database.query(
      `UPDATE station_feedback SET state = 'failed', failure = 'internal', text = '', writer = NULL, version = version + 1 WHERE attempt_id = $1`,
      [quizlog_id],
    );
    await database.end();
    collector.spans.length = 0;
    await send(`/osce-stations/summary/${quizlog_id}`, { data_request: 'start_ai_feedback' });

    const path = (span: Span): string[] => {
      const parent = collector.spans.find(
        ({ spanId, traceId }) => traceId === span.traceId && spanId === span.parentSpanId,
      );
      return [...(parent ? path(parent) : []), span.name];
    };
    const paths = () =>
      collector.spans.filter(({ name }) => name === 'push station.feedback').map((span) => path(span).join(' → '));
    const request = 'POST /osce-stations/summary/:quizlog_id';
    const wanted = [
      `${request} → publish station.feedback → push station.feedback`,
      `${request} → job stations.write-feedback → publish station.feedback → push station.feedback`,
    ];
    // Still watching meanwhile: the first push may hold the feedback already, and the second is to be seen as well.
    await collector.until(() => wanted.every((one) => paths().includes(one)));
    socket.disconnect();
    // Pushes of the feedback that began by itself may still arrive; they belong to the submission's trace.
    const ofRequest = collector.spans.filter(
      (span) => span.name === 'push station.feedback' && path(span)[0] === request,
    );
    expect(new Set(ofRequest.map(({ traceId }) => traceId)).size).toBe(1);
  });

  it('are not all that a process tells operators: its event loop, its memory and its processor are under /metrics', async () => {
    const told = await (await fetch(`${product.gateways[0]!.url}/metrics`)).text();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect(told).toContain(name);
  });
});

describe('without a collector', () => {
  it('no SDK is loaded', () => {
    const script = `require('./infra/ops/tracing'); require('./infra/database/transaction'); console.log(Object.keys(require.cache).filter((file) => /opentelemetry.(sdk|exporter|resources)/.test(file)).length)`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
      cwd: join(__dirname, '../..'),
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr]).toEqual(['0', '']);
  });
});
