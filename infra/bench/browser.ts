import { type Browser, chromium, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { login, session } from '../../domain/accounts/contract';
import { FREE_TEXT, type OpenQuestion } from '../../domain/questions/contract';
import { QUESTIONS_MAX, quizRun, quizSetup, skipQuestion } from '../../domain/quizzes/contract';
import { DEMO_PASSWORD } from '../content/demo-accounts';
import { findChromium } from '../embedded/chromium';
import { startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';

/** How many times slower than this machine the processor of the page is made. */
export const SLOWER = 4;
/** Of the quiz that is taken; from each but the last one goes on. */
export const RUN_LENGTH = 31;
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export interface BrowserResult {
  /** Milliseconds from the key that goes on until the next question is painted, one for each. */
  goneOn: number[];
  /** Milliseconds from the key that submits until the explanation is painted: this one asks the server. */
  explained: number[];
  scripts: { route: string; files: number; /** Bytes. */ gzipped: number; whole: number }[];
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  await page.request.get(session.path);
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(path, { data, headers: { accept: 'application/json', 'x-csrftoken': token } });
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** A quiz of questions with options, from all specialties. What is written by hand is not gone through by keys alone. */
async function aQuiz(page: Page): Promise<{ path: string; questions: OpenQuestion[] }> {
  const { next_url: path } = (await post(page, quizSetup.path, { number_of_questions: QUESTIONS_MAX })) as { next_url: string };
  const quizlog_id = Number(/\d+/.exec(path)![0]);
  const all: OpenQuestion[] = [];
  for (;;) {
    const { questions, places } = (await post(page, path, { data_request: 'questions', from: all.length })) as { questions: { question: OpenQuestion }[]; places: unknown[] };
    all.push(...questions.map(({ question }) => question));
    if (all.length >= places.length) break;
  }
  const kept = all.filter(({ question_type }) => question_type !== FREE_TEXT).slice(0, RUN_LENGTH);
  if (kept.length < RUN_LENGTH) throw new Error(`The bank has only ${kept.length} questions with options.`);
  for (const question of all) if (!kept.includes(question)) await post(page, skipQuestion.path, { question_id: question.question_id, quizlog_id });
  return { path, questions: kept };
}

/** Where to look: what reads differently there, with what has to be there as well. */
const NEXT = { where: '#question', beside: 'main article input[data-option]' };
const EXPLAINED = { where: 'main article h3', beside: 'main article ol' };

/** Presses the space bar. @returns milliseconds from the key to the end of the first frame that shows what it led to */
async function timeSpace(page: Page, looked: typeof NEXT): Promise<number> {
  // No function in here has a name: what translates this file would call upon a helper that the page has not.
  const painted = page.evaluate(
    ({ where, beside }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector(where)?.textContent;
        let pressedAt = Number.NaN;
        window.addEventListener('keydown', (event) => void (pressedAt = event.timeStamp), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          if (document.querySelector(where)?.textContent === before || !document.querySelector(beside)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A task that is posted in a frame runs once the frame has been drawn.
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => resolve(performance.now() - pressedAt);
            drawn.port2.postMessage(null);
          });
        }).observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
      }),
    looked,
  );
  // Answered in order: the page listens before the key comes.
  const [milliseconds] = await Promise.all([painted, page.evaluate(() => undefined).then(() => page.keyboard.press('Space'))]);
  return milliseconds;
}

/** Whoever reads the explanation gives the page time: it has come to rest, where it scrolled to as well. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let before = Number.NaN; before !== window.scrollY; ) {
      before = window.scrollY;
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
    await new Promise((resolve) => void requestIdleCallback(resolve));
  });

async function measureRun(page: Page, say: (line: string) => void): Promise<Pick<BrowserResult, 'goneOn' | 'explained'>> {
  const { path, questions } = await aQuiz(page);
  await page.goto(path);
  await page.locator('input[data-option]').first().waitFor();
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const result = { goneOn: [] as number[], explained: [] as number[] };
  for (const [index, { selectable_answers, moderate }] of questions.entries()) {
    for (let position = 1; position <= selectable_answers; position += 1) await page.keyboard.press(String(position));
    await page.locator(`input[data-option]:checked >> nth=${selectable_answers - 1}`).waitFor();
    result.explained.push(await timeSpace(page, EXPLAINED));
    if (index + 1 === questions.length) break;
    // Where a vote is asked for, it is given before.
    if (moderate) await page.keyboard.press('Shift+ArrowUp');
    await untilAtRest(page);
    result.goneOn.push(await timeSpace(page, NEXT));
    if ((index + 1) % 10 === 0) say(`${index + 1} of ${questions.length - 1} questions`);
  }
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

/** What a route loads of JavaScript before it comes to rest, by a browser that has nothing of it yet. */
async function scriptsOf(browser: Browser, baseURL: string, route: string, path: (page: Page) => Promise<string>): Promise<BrowserResult['scripts'][number]> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await post(page, login.path, { username: 'learner2', password: DEMO_PASSWORD });
  const address = await path(page);
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  await context.close();
  const sum = (size: (script: Buffer) => number) => scripts.reduce((all, script) => all + size(script), 0);
  return { route, files: scripts.length, gzipped: sum((script) => gzipSync(script).length), whole: sum((script) => script.length) };
}

/** A quiz in a real browser with a slow processor, and what its pages load. */
export async function measureBrowser(servers: TestServers, say: (line: string) => void): Promise<BrowserResult> {
  const executablePath = await findChromium(say);
  const product = await startProduct({ gateways: 1, workers: 0, databaseUrl: servers.databaseUrl, redisUrl: servers.redisUrl });
  try {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    try {
      const baseURL = product.gateways[0]!.url;
      const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await post(page, login.path, { username: 'learner1', password: DEMO_PASSWORD });
      const run = await measureRun(page, say);
      await context.close();
      const scripts = [
        await scriptsOf(browser, baseURL, '/', async () => '/'),
        await scriptsOf(browser, baseURL, quizRun.path.replace(/:\w+/, '{id}'), async (visitor) => ((await post(visitor, quizSetup.path, { number_of_questions: 10 })) as { next_url: string }).next_url),
      ];
      return { ...run, scripts };
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
