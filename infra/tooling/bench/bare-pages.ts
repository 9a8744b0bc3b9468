import type { Browser } from '@playwright/test';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startChild } from '../embedded/child';
import { dataDir, root, vite } from '../launch/paths';
import { PHONE } from './page-visit';

/** The same words as pages without anything else. */
interface BarePages {
  /** One HTML document. */
  document: string;
  /** A React app by Vite that asks for its words. */
  app: string;
}

/** The lines of a page as it stands, its heading first. */
async function linesOf(browser: Browser, url: string, cookies: readonly object[]): Promise<string[]> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addCookies(cookies as never);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const heading = await page.locator('#content h1').first().innerText();
  const text = await page.locator('#content').innerText();
  await context.close();
  return [heading, ...text.split('\n').filter((line) => line && line !== heading)];
}

const STYLE = 'body{font:16px/1.6 sans-serif;margin:16px}';
const escaped = (line: string) => line.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const documentOf = ([heading = '', ...lines]: readonly string[]) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>First screen</title><style>${STYLE}</style><main><h1>${escaped(heading)}</h1>${lines
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}</main></html>`;

const PAGE = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>First screen</title><style>${STYLE}</style></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;
const MAIN = `import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
function App() {
  const [lines, setLines] = useState([]);
  useEffect(() => void fetch('/data.json').then((answer) => answer.json()).then(setLines), []);
  return lines.length > 0 && h('main', null, h('h1', null, lines[0]), lines.slice(1).map((line, key) => h('p', { key }, line)));
}
createRoot(document.getElementById('root')).render(h(App));
`;

/** @returns the folder of the built app */
async function buildApp(): Promise<string> {
  mkdirSync(dataDir(), { recursive: true });
  const folder = mkdtempSync(join(dataDir(), 'bare-app-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'main.js'), MAIN);
  const child = await startChild({
    command: process.execPath,
    args: [vite, 'build', folder, '--configLoader', 'native', '--logLevel', 'warn'],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    logFile: join(folder, 'build.log'),
  });
  if ((await child.exited).code !== 0) throw new Error(readFileSync(join(folder, 'build.log'), 'utf8'));
  return folder;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

/** Both peers of each page, under its path: as a document below `/document`, as an app below `/app`. Everything is compressed. */
export async function startBarePages(
  browser: Browser,
  pages: readonly { url: string; cookies?: readonly object[] }[],
): Promise<{ of(url: string): BarePages; stop(): Promise<void> }> {
  const lines = new Map<string, string[]>();
  for (const { url, cookies = [] } of pages) lines.set(url, await linesOf(browser, url, cookies));
  const folder = await buildApp();
  const assets = new Map(
    readdirSync(join(folder, 'dist', 'assets')).map((name) => [
      `/assets/${name}`,
      readFileSync(join(folder, 'dist', 'assets', name)),
    ]),
  );
  const page = readFileSync(join(folder, 'dist', 'index.html'));
  const urls = [...lines.keys()];
  // One page is measured at a time, and its data has one address.
  let shown: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://none');
    const [, kind, number] = pathname.split('/');
    if (kind === 'document' || kind === 'app') shown = lines.get(urls[Number(number)]!) ?? [];
    const body =
      kind === 'document'
        ? documentOf(shown)
        : kind === 'app'
          ? page
          : pathname === '/data.json'
            ? JSON.stringify(shown)
            : assets.get(pathname);
    if (body === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': TYPES[extname(pathname)] ?? (pathname === '/data.json' ? 'application/json' : TYPES['.html']),
        'content-encoding': 'br',
      })
      .end(brotliCompressSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    of: (url) => ({ document: `${origin}/document/${urls.indexOf(url)}`, app: `${origin}/app/${urls.indexOf(url)}` }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
