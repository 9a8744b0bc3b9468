import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { appPage } from '~/gateway/plugins/app-page';
import { saveBuild, keptBuilds } from '~/gateway/plugins/kept-builds';

const root = join(__dirname, '../../..');

/** A script's name in a text; looked for at the beginning of a word alone, as some words are pictures of 100 kB. */
const NAME = /(?<![\w~-])[\w~-]+\.js\b/g;

/** In the entry of every build but the first: a page can tell that it is of a later one. */
const LATER = `\ndocument.documentElement.dataset.build = 'later';`;

/**
 * The app as another deployment would build it: its entry is another file, and so is every script that names it, and every one
 * that names those.
 * @param number of the build, 2 to 9
 * @returns its folder
 */
function buildAfter(dist: string, number: number): string {
  const copy = `${dist}-${number}`;
  // What is compressed already would be of the text before.
  cpSync(dist, copy, { recursive: true, filter: (path) => !/\.(?:br|gz|zst)$/.test(path) });
  const assets = readdirSync(join(copy, 'assets'));
  const scripts = new Set(assets.filter((name) => name.endsWith('.js')));
  // The last character of the hash is another one, also if it is that number: a script of the same name with other text
  // would be taken from what the browser keeps, and name scripts of the build before.
  const other = (script: string) =>
    script.replace(/(.)\.js$/, (_, last) => `${last === `${number}` ? '_' : number}.js`);
  const taken = [...scripts].find((name) => scripts.has(other(name)));
  if (taken) throw new Error(`${other(taken)} is a script of the build before as well`);
  const renamed = (name: string) => (scripts.has(name) ? other(name) : name);
  const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(
    readFileSync(join(copy, 'index.html'), 'utf8'),
  )?.[1];
  if (!entry || !scripts.has(entry)) throw new Error('The page names no entry that is there');
  const texts = assets.filter((name) => /\.js(?:on)?$/.test(name)).map((name) => join('assets', name));
  for (const name of ['index.html', 'sw.js', 'routes.json', ...texts]) {
    const file = join(copy, name);
    const text = readFileSync(file, 'utf8').replace(NAME, renamed);
    writeFileSync(file, name === join('assets', entry) ? text + LATER : text);
  }
  for (const name of scripts) renameSync(join(copy, 'assets', name), join(copy, 'assets', other(name)));
  return copy;
}

export interface Deployments {
  url: string;
  /** Swaps the app for the next build as a deployment does: the first is the one that the tests run on. */
  deploy(): Promise<void>;
  /** How many builds' assets are kept. */
  kept(): number;
  close(): Promise<void>;
}

/** The product with its pages and assets served by gateways that are replaced one after the other; everything else is that of `gateway`. */
export async function openDeployments(gateway: string): Promise<Deployments> {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-deployments-'));
  const first = join(folder, 'first');
  cpSync(join(root, 'web/dist'), first, { recursive: true });
  const builds = [first, ...[2, 3, 4].map((number) => buildAfter(first, number))];
  const dist = join(folder, 'dist');
  const kept = join(folder, 'kept');
  const target = new URL(gateway);
  let app: FastifyInstance | undefined;

  const deploy = async () => {
    const build = builds.shift();
    if (!build) throw new Error('There are no more builds');
    await app?.close();
    rmSync(dist, { recursive: true, force: true });
    renameSync(build, dist);
    saveBuild(dist, kept);
    app = Fastify();
    await app.register(appPage, { folder: dist, builds: kept });
    app.get('*', async (_request, reply) => reply.sendApp());
    await app.ready();
  };
  await deploy();

  const open = new Set<Socket>();
  const isApp = ({ method, url = '', headers }: IncomingMessage) =>
    (method === 'GET' || method === 'HEAD') &&
    (url.startsWith('/assets/') || url === '/sw.js' || (headers.accept ?? '').includes('text/html'));
  const server = createServer((incoming, outgoing) => {
    if (isApp(incoming)) return void app!.routing(incoming, outgoing);
    const passed = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.on('connection', (socket) => void open.add(socket.on('close', () => open.delete(socket))));
  server.on('upgrade', (incoming: IncomingMessage, near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    const headers = incoming.rawHeaders.reduce(
      (text, each, index) => text + each + (index % 2 === 0 ? ': ' : '\r\n'),
      '',
    );
    far.write(`GET ${incoming.url} HTTP/1.1\r\n${headers}\r\n`);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('error', () => undefined)
        .on('close', () => to.destroy())
        .pipe(to);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: Object.assign(new URL(gateway), { port: String((server.address() as AddressInfo).port) }).origin,
    deploy,
    kept: () => keptBuilds(kept).length,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
      await app?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
