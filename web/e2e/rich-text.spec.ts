import { expect, test, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { sanitise, sanitiseAgain } from '~/infra/html/sanitise';
import { CORPUS, ORIGIN, type Vector } from './attack-corpus';
import { provokeFrames, removeFrames, showInFrames, WAYS, type Shown, type Way } from './attack-frames';

/** Our own modules as the browser runs them. */
interface Modules {
  sanitise(html: string): string;
  /** Through the editor: read, opened and written. */
  edited(html: string): string;
  pasted(html: string): string;
}
declare global {
  interface Window {
    modules: Modules;
    fired: Set<number>;
  }
}

const ENTRY = `
  import { sanitise } from './web/ui/sanitise';
  import { openEditor } from './web/rich-text/editor';
  import { cleanPasted } from './web/rich-text/html/paste';
  import { toHtml } from './web/rich-text/html/write';
  const edited = (html) => toHtml(openEditor(html).children);
  window.modules = { sanitise, edited, pasted: (html) => edited(cleanPasted(html).html) };
`;

function bundle(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: ENTRY, resolveDir: join(__dirname, '../..'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** What a page does: how often it asked for something, and which vectors asked. */
interface Watch {
  requests: number;
  asked: Set<number>;
}

/** A page without a content security policy, so that nothing but the sanitisers stands in the way. */
async function open(page: Page, script = ''): Promise<Watch> {
  const watch: Watch = { requests: 0, asked: new Set() };
  for (const event of ['request', 'requestfailed', 'requestfinished'] as const)
    page.on(event as 'request', () => (watch.requests += 1));
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const fired = /^\/fired\/(\d+)/.exec(pathname);
    if (origin === ORIGIN && fired) watch.asked.add(Number(fired[1]));
    if (origin === ORIGIN && pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a page</title>' });
    return route.abort();
  });
  await page.goto(`${ORIGIN}/`);
  if (script) await page.addScriptTag({ content: script });
  return watch;
}

/** Until nothing has happened in the page for a while, however slow it is. */
async function settled(page: Page, watch: Watch): Promise<void> {
  let before = '';
  for (let round = 0; round < 40; round += 1) {
    // Animations, and the page's own tasks, have their turn meanwhile.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 120)));
    const now = `${watch.requests} ${await page.evaluate(() => window.fired.size)}`;
    if (now === before) return;
    before = now;
  }
}

async function show(page: Page, watch: Watch, texts: Shown[], way: Way): Promise<void> {
  await page.evaluate(showInFrames, { texts, way });
  await settled(page, watch);
  await page.evaluate(provokeFrames);
  await settled(page, watch);
  await page.evaluate(removeFrames);
}

const shown = ({ id, html, clobbers }: Vector): Shown => ({
  html,
  clobbers: clobbers ? [{ id, expression: clobbers }] : [],
});

async function firedIn(page: Page, { asked }: Watch): Promise<number[]> {
  const called = await page.evaluate(() => [...(window.fired ?? [])]);
  return [...new Set([...called, ...asked])].sort((one, other) => one - other);
}

/** What fires of texts that nothing should fire of, all in one frame for each way. */
async function firedOf(page: Page, watch: Watch, texts: readonly string[]): Promise<string[]> {
  const all = {
    html: texts.map((html) => `<div>${html}</div>`).join('\n'),
    clobbers: CORPUS.flatMap(({ id, clobbers }) => (clobbers ? [{ id, expression: clobbers }] : [])),
  };
  for (const way of WAYS) await show(page, watch, [all], way);
  return (await firedIn(page, watch)).map((id) => `${CORPUS[id]!.family}: ${CORPUS[id]!.html}`);
}

test.describe('the attack corpus in a real browser', () => {
  test('fires where nothing is sanitised', async ({ page }) => {
    const watch = await open(page);
    expect(CORPUS.length).toBeGreaterThan(500);
    const unfired = () => firedIn(page, watch).then((fired) => CORPUS.filter(({ id }) => !fired.includes(id)));
    for (const way of WAYS) {
      const left = await unfired();
      for (let from = 0; from < left.length; from += 200)
        await show(page, watch, left.slice(from, from + 200).map(shown), way);
    }
    const fired = await firedIn(page, watch);
    const families = [...new Set(CORPUS.map(({ family }) => family))];
    const firing = new Set(fired.map((id) => CORPUS[id]!.family));
    expect(families.filter((family) => !firing.has(family))).toEqual([]);
    const silent = CORPUS.filter(({ id }) => !fired.includes(id));
    expect(
      fired.length,
      silent.map(({ family, html }) => `${family}: ${html.slice(0, 160)}`).join('\n'),
    ).toBeGreaterThan(CORPUS.length * 0.85);
  });

  test('does not fire once the server has sanitised it', async ({ page }) => {
    const watch = await open(page);
    expect(
      await firedOf(
        page,
        watch,
        CORPUS.map(({ html }) => sanitise(html)),
      ),
    ).toEqual([]);
    expect(CORPUS.map(({ html }) => sanitiseAgain(html))).toEqual(CORPUS.map(({ html }) => sanitise(html)));
  });

  for (const through of ['sanitise', 'edited', 'pasted'] as const) {
    test(`does not fire, nor is let through, in the browser: ${through}`, async ({ page }) => {
      const watch = await open(page, bundle());
      const texts = await page.evaluate(([vectors, name]) => vectors.map((html) => window.modules[name](html)), [
        CORPUS.map(({ html }) => html),
        through,
      ] as const);
      expect(await firedOf(page, watch, texts)).toEqual([]);
    });
  }

  test('both sanitisers know one vocabulary: what one lets through, the other leaves as it is', async ({ page }) => {
    await open(page, bundle());
    const server = CORPUS.map(({ html }) => sanitise(html));
    const changed = await page.evaluate((texts) => {
      const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
      return texts.filter((html) => window.modules.sanitise(html) !== read(html));
    }, server);
    expect(changed).toEqual([]);
    const browser = await page.evaluate(
      (vectors) => {
        const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
        // A tree that cannot be written as HTML, such as a paragraph in a paragraph, is read as another one.
        return vectors.map((html) => window.modules.sanitise(read(window.modules.sanitise(html))));
      },
      CORPUS.map(({ html }) => html),
    );
    const tagsOf = (html: string) => (html.match(/<[^/][^>]*>/g) ?? []).map((tag) => tag.replace(/ \/>$/, '>'));
    // Nesting that is deeper than the server lets through is its own rule.
    const apart = browser.filter(
      (html) => html.length < 2_000 && JSON.stringify(tagsOf(sanitise(html))) !== JSON.stringify(tagsOf(html)),
    );
    expect(apart).toEqual([]);
  });
});
