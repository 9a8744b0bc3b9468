import { expect, test, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { join } from 'node:path';
import { sanitise, sanitiseShown } from '../../infra/html';
import { CORPUS, ORIGIN, type Vector } from './attack-corpus';
import { showInFrames, WAYS } from './attack-frames';

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
    bundle: true, write: false, format: 'iife', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' }, logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** A page without a content security policy, so that nothing but the sanitisers stands in the way. */
async function open(page: Page, script = ''): Promise<Set<number>> {
  const asked = new Set<number>();
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const fired = /^\/fired\/(\d+)/.exec(pathname);
    if (origin === ORIGIN && fired) asked.add(Number(fired[1]));
    if (origin === ORIGIN && pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a page</title>' });
    return route.abort();
  });
  await page.goto(`${ORIGIN}/`);
  if (script) await page.addScriptTag({ content: script });
  return asked;
}

const shown = ({ id, html, clobbers }: Vector) => ({ html, clobbers: clobbers ? [{ id, expression: clobbers }] : [] });

async function firedIn(page: Page, asked: Set<number>): Promise<number[]> {
  const called = await page.evaluate(() => [...(window.fired ?? [])]);
  return [...new Set([...called, ...asked])].sort((one, other) => one - other);
}

/** What fires of texts that nothing should fire of, all in one frame for each way. */
async function firedOf(page: Page, asked: Set<number>, texts: readonly string[]): Promise<string[]> {
  const all = { html: texts.map((html) => `<div>${html}</div>`).join('\n'), clobbers: CORPUS.flatMap(({ id, clobbers }) => (clobbers ? [{ id, expression: clobbers }] : [])) };
  for (const way of WAYS) await page.evaluate(showInFrames, { texts: [all], way, settle: 250 });
  return (await firedIn(page, asked)).map((id) => `${CORPUS[id]!.family}: ${CORPUS[id]!.html}`);
}

test.describe('the attack corpus in a real browser', () => {
  test('fires where nothing is sanitised', async ({ page }) => {
    const asked = await open(page);
    expect(CORPUS.length).toBeGreaterThan(500);
    const unfired = () => firedIn(page, asked).then((fired) => CORPUS.filter(({ id }) => !fired.includes(id)));
    for (const way of WAYS) {
      const left = await unfired();
      for (let from = 0; from < left.length; from += 200) await page.evaluate(showInFrames, { texts: left.slice(from, from + 200).map(shown), way, settle: 150 });
    }
    const fired = await firedIn(page, asked);
    const families = [...new Set(CORPUS.map(({ family }) => family))];
    const firing = new Set(fired.map((id) => CORPUS[id]!.family));
    expect(families.filter((family) => !firing.has(family))).toEqual([]);
    const silent = CORPUS.filter(({ id }) => !fired.includes(id));
    expect(fired.length, silent.map(({ family, html }) => `${family}: ${html.slice(0, 160)}`).join('\n')).toBeGreaterThan(CORPUS.length * 0.9);
  });

  test('does not fire once the server has sanitised it', async ({ page }) => {
    const asked = await open(page);
    expect(await firedOf(page, asked, CORPUS.map(({ html }) => sanitise(html)))).toEqual([]);
    expect(CORPUS.map(({ html }) => sanitiseShown(html))).toEqual(CORPUS.map(({ html }) => sanitise(html)));
  });

  for (const through of ['sanitise', 'edited', 'pasted'] as const) {
    test(`does not fire, nor is let through, in the browser: ${through}`, async ({ page }) => {
      const asked = await open(page, bundle());
      const texts = await page.evaluate(([vectors, name]) => vectors.map((html) => window.modules[name](html)), [CORPUS.map(({ html }) => html), through] as const);
      expect(await firedOf(page, asked, texts)).toEqual([]);
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
    const browser = await page.evaluate((vectors) => {
      const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
      // A tree that cannot be written as HTML, such as a paragraph in a paragraph, is read as another one.
      return vectors.map((html) => window.modules.sanitise(read(window.modules.sanitise(html))));
    }, CORPUS.map(({ html }) => html));
    const tagsOf = (html: string) => (html.match(/<[^/][^>]*>/g) ?? []).map((tag) => tag.replace(/ \/>$/, '>'));
    // Nesting that is deeper than the server lets through is its own rule.
    const apart = browser.filter((html) => html.length < 2_000 && JSON.stringify(tagsOf(sanitise(html))) !== JSON.stringify(tagsOf(html)));
    expect(apart).toEqual([]);
  });
});
