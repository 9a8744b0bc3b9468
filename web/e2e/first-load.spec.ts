import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { quizSetup } from '~/domain/quizzes/contract';
import { expect, test } from './people';
import { startQuiz } from './quiz';

/**
 * What may come compressed before a first visit has come to rest, in bytes: what reports failures, and what waits for the network, is
 * part of it. Who is known also gets what news is pushed through, and a quiz has dialogs.
 */
const MOST = { visitor: 239_500, learner: 252_500, quiz: 268_500 };
/** Each is asked for by itself; most of a page comes in a few that other pages share. */
const MOST_FILES = 33;

/** The scripts that a page loads in a browser that has nothing of it yet, until it rests; which it never does here, however long it takes. */
async function scriptsOf(page: Page, path: string): Promise<Buffer[]> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const bodies: Promise<Buffer>[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  const html = await (await page.goto(path, { waitUntil: 'networkidle' }))!.text();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = asked.filter((url, at) => html.includes(`"${new URL(url).pathname}"`) && asked.indexOf(url) !== at);
  expect(again, 'asked for again, although it came with the page').toEqual([]);
  return Promise.all(bodies);
}

const compressed = (scripts: Buffer[]) => scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);

test('the JavaScript of a first visit stays within its limit, for a visitor, a learner and in a quiz', async ({
  arrive,
}) => {
  const visitor = await scriptsOf(await arrive(), '/');
  const learner = await scriptsOf(await arrive({ as: 'learner6' }), '/');
  const taking = await arrive({ as: 'learner7' });
  const quiz = await scriptsOf(taking, (await startQuiz(taking, 'cardiology', { most: 3 })).path);
  const sizes = { visitor: compressed(visitor), learner: compressed(learner), quiz: compressed(quiz) };
  const files = { visitor: visitor.length, learner: learner.length, quiz: quiz.length };
  test
    .info()
    .annotations.push(
      { type: 'bytes', description: JSON.stringify(sizes) },
      { type: 'files', description: JSON.stringify(files) },
    );
  for (const who of ['visitor', 'learner', 'quiz'] as const) {
    expect(sizes[who], who).toBeLessThan(MOST[who]);
    expect(files[who], who).toBeLessThanOrEqual(MOST_FILES);
  }
  // What contracts tell the readers of the docs is not sent, and no schema is.
  const sent = [...visitor, ...learner, ...quiz].join('');
  expect(sent.includes(quizSetup.path)).toBe(true);
  expect(sent.includes(quizSetup.summary)).toBe(false);
});

/** What may come, compressed with Brotli, before any page can be used, in bytes, and in how many files: scripts, styles and words. */
const MOST_OF_ANY = { bytes: 366_000, files: 72 };

/** Whose heading and text the gateway writes into the HTML: `web/app/rooms.test.ts` says which pages name theirs. */
const SAID_AT_ONCE = ['/terms/', '/forgotten-password/', '/osce-stations/launchpad/', '/ecoe-stations/geeky-ai/'];

test('the files of a first visit stay within their limits, on every page', () => {
  const dist = join(__dirname, '../dist');
  const { routes, words } = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as {
    routes: Record<
      string,
      { files: string[]; heading?: { es: string }; greeting?: { es: string }; text?: { es: string[] } }
    >;
    words: { es: string[] };
  };
  expect(
    SAID_AT_ONCE.filter((path) => !(routes[path] ?? routes[path.replace(/^\/[\w-]+/, '/:base')])?.heading?.es),
  ).toEqual([]);
  expect(routes['/']?.greeting?.es).toContain('{name}');
  expect(routes['/terms/']?.text?.es.length).toBeGreaterThan(10);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const always = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
  expect(always.length).toBeGreaterThan(1);
  expect(Object.keys(routes).length).toBeGreaterThan(100);
  const weights = Object.entries(routes).map(([path, { files }]) => {
    const all = [...new Set([...always, ...words.es, ...files])];
    return {
      path,
      files: all.length,
      bytes: all.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0),
    };
  });
  expect(weights.filter(({ files, bytes }) => files > MOST_OF_ANY.files || bytes > MOST_OF_ANY.bytes)).toEqual([]);
});

/** A class of Mantine's, as scripts and styles write it. */
const MANTINE_CLASS = /\bm_[0-9a-f]{6,8}\b/g;

test('the build has the styles of every component of Mantine that it uses, and all their variables', () => {
  const assets = join(__dirname, '../dist/assets');
  const textOf = (kind: string) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(kind))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('\n');
  const [scripts, styles] = [textOf('.js'), textOf('.css')];
  const all = new Set(readFileSync(require.resolve('@mantine/core/styles.css'), 'utf8').match(MANTINE_CLASS));
  const worn = [...new Set(scripts.match(MANTINE_CLASS))].filter((name) => all.has(name));
  const styled = new Set(styles.match(MANTINE_CLASS));
  expect(worn.length).toBeGreaterThan(100);
  expect(worn.filter((name) => !styled.has(name))).toEqual([]);
  const defined = new Set([...styles.matchAll(/(--mantine-[\w-]+):/g)].map(([, name]) => name));
  const needed = new Set([...(styles + scripts).matchAll(/var\((--mantine-[\w-]*\w)[,)]/g)].map(([, name]) => name));
  expect([...needed].filter((name) => !defined.has(name))).toEqual([]);
});
