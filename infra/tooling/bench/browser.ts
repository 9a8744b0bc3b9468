import { type Browser, chromium, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { login, session } from '~/domain/accounts/contract';
import { FREE_TEXT, type OpenQuestion } from '~/domain/questions/contract';
import { quizRun, quizSetup, skipQuestion } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { DEMO_PASSWORD } from '~/infra/content/demo-accounts';
import { findHeadlessChromium } from '../embedded/chromium';
import { startProduct } from '../testing/product';
import { AIMS } from './aims';
import type { Context, Measurement, Result } from './benchmark';
import { ms, table } from './tables';
import { median, percentile } from './statistics';

/** How many times slower than this machine the processor of the page is made. */
const SLOWER = 4;
/** Of the quiz that is taken; from each but the last one goes on. */
const RUN_LENGTH = 31;
/** So many questions, and then so many keys of the bare page. */
const ROUND = 10;
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface BrowserResult {
  /** Milliseconds from the key that goes on until the next question is painted, one for each. */
  goneOn: number[];
  /** The same of a page without anything but the question: what this browser takes for it on this machine, right then. */
  bare: number[];
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
  const { next_url: path } = (await post(page, quizSetup.path, { number_of_questions: QUESTIONS_MAX })) as {
    next_url: string;
  };
  const quizlog_id = Number(/\d+/.exec(path)![0]);
  const all: OpenQuestion[] = [];
  for (;;) {
    const { questions, places } = (await post(page, path, { data_request: 'questions', from: all.length })) as {
      questions: { question: OpenQuestion }[];
      places: unknown[];
    };
    all.push(...questions.map(({ question }) => question));
    if (all.length >= places.length) break;
  }
  const kept = all.filter(({ question_type }) => question_type !== FREE_TEXT).slice(0, RUN_LENGTH);
  if (kept.length < RUN_LENGTH) throw new Error(`The bank has only ${kept.length} questions with options.`);
  for (const question of all)
    if (!kept.includes(question))
      await post(page, skipQuestion.path, { question_id: question.question_id, quizlog_id });
  return { path, questions: kept };
}

/** Behind the question that is shown stands the next one, and for a moment the last one. */
const SHOWN = ':not([aria-hidden="true"] *)';
/** Where to look: what reads differently there, with what has to be there as well. */
const NEXT = { where: '#question', beside: `main article input[data-option]${SHOWN}` };
const EXPLAINED = { where: `main article h3${SHOWN}`, beside: `main article ol${SHOWN}` };

declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/** Presses the space bar. @returns milliseconds from the key to the end of the first frame that shows what it led to */
async function timeSpace(page: Page, looked: typeof NEXT): Promise<number> {
  // No function in here has a name: what translates this file would call upon a helper that the page has not.
  const painted = page.evaluate(
    ({ where, beside }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector(where)?.textContent;
        let pressedAt = Number.NaN;
        window.addEventListener('keydown', (event) => void (pressedAt = event.timeStamp), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          if (document.querySelector(where)?.textContent === before || !document.querySelector(beside)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A task that is posted in a frame runs once the frame has been drawn; this one before other tasks.
            void scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' });
          });
        }).observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
      }),
    looked,
  );
  // Answered in order: the page listens before the key comes.
  const [milliseconds] = await Promise.all([
    painted,
    page.evaluate(() => undefined).then(() => page.keyboard.press('Space')),
  ]);
  return milliseconds;
}

/** As when the explanation is read: the page is at rest and has scrolled. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let before = Number.NaN; before !== window.scrollY;) {
      before = window.scrollY;
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
    await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1_000 }));
  });

/** What slows a page down keeps a core busy: one page at a time. */
async function throttle(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const debug = await page.context().newCDPSession(page);
  return (rate) => debug.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A page of a few lines that puts one question in the place of another, with no frame, no state and no style to speak of. */
async function barePage(page: Page, questions: OpenQuestion[]): Promise<Page> {
  const bare = await (await page.context().browser()!.newContext({ viewport: page.viewportSize() })).newPage();
  await bare.setContent(
    '<style>body{font:16px/1.6 sans-serif}main{max-width:74ch;margin:auto}label{display:flex;gap:14px;min-height:56px;padding:12px;margin:8px 0;border:1px solid #ccc;border-radius:8px}</style><main><article><h2 id="question" tabindex="-1"></h2><div id="shown"></div></article></main>',
  );
  await bare.evaluate((shown) => {
    let at = 0;
    document.addEventListener('keydown', () => {
      const question = shown[(at += 1) % shown.length]!;
      const heading = document.querySelector<HTMLElement>('#question')!;
      heading.textContent = `Question ${at}`;
      document.querySelector('#shown')!.innerHTML =
        question.question_text +
        question.answers
          .map(
            (answer, index) =>
              `<label><input type="radio" name="${question.question_id}" data-option><b>${index + 1}</b> ${answer.answer_text}</label>`,
          )
          .join('');
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    });
  }, questions);
  return bare;
}

async function measureRun(
  page: Page,
  say: (line: string) => void,
): Promise<Pick<BrowserResult, 'goneOn' | 'bare' | 'explained'>> {
  const { path, questions } = await aQuiz(page);
  await page.goto(path);
  await page.locator(`input[data-option]${SHOWN}`).first().waitFor();
  const bare = await barePage(page, questions);
  const [slow, slowBare] = [await throttle(page), await throttle(bare)];
  await slow(SLOWER);
  const result = { goneOn: [] as number[], bare: [] as number[], explained: [] as number[] };
  for (const [index, { selectable_answers, moderate }] of questions.entries()) {
    for (let position = 1; position <= selectable_answers; position += 1) await page.keyboard.press(String(position));
    await page.locator(`input[data-option]:checked${SHOWN} >> nth=${selectable_answers - 1}`).waitFor();
    result.explained.push(await timeSpace(page, EXPLAINED));
    if (index + 1 === questions.length) break;
    // If a vote is asked for, it is given before.
    if (moderate) await page.keyboard.press('Shift+ArrowUp');
    await untilAtRest(page);
    result.goneOn.push(await timeSpace(page, NEXT));
    if ((index + 1) % ROUND !== 0) continue;
    await slow(1);
    await slowBare(SLOWER);
    for (let key = 0; key < ROUND; key += 1) {
      await untilAtRest(bare);
      result.bare.push(await timeSpace(bare, NEXT));
    }
    await slowBare(1);
    await slow(SLOWER);
    say(`${index + 1} of ${questions.length - 1} questions`);
  }
  await bare.context().close();
  return result;
}

/** What a route loads of JavaScript before it comes to rest, by a browser that has nothing of it yet. */
async function scriptsOf(
  browser: Browser,
  baseURL: string,
  route: string,
  path: (page: Page) => Promise<string>,
): Promise<BrowserResult['scripts'][number]> {
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
  return {
    route,
    files: scripts.length,
    gzipped: sum((script) => gzipSync(script).length),
    whole: sum((script) => script.length),
  };
}

/** A quiz in a real browser with a slow processor, and what its pages load. */
async function measureBrowser({ servers, say }: Context): Promise<BrowserResult> {
  const executablePath = await findHeadlessChromium(say);
  const product = await startProduct({
    gateways: 1,
    workers: 0,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
  });
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    try {
      const baseURL = product.gateways[0]!.url;
      const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await post(page, login.path, { username: 'learner1', password: DEMO_PASSWORD });
      const run = await measureRun(page, say);
      await context.close();
      const scripts = [
        await scriptsOf(browser, baseURL, '/', async () => '/'),
        await scriptsOf(
          browser,
          baseURL,
          quizRun.path.replace(/:\w+/, '{id}'),
          async (visitor) =>
            ((await post(visitor, quizSetup.path, { number_of_questions: 10 })) as { next_url: string }).next_url,
        ),
      ];
      return { ...run, scripts };
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

function report({ goneOn, bare, explained, scripts }: BrowserResult): Result {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const row = (name: string, milliseconds: readonly number[]) => [
    name,
    String(milliseconds.length),
    ms(median(milliseconds)),
    ms(percentile(milliseconds, 0.95)),
    ms(Math.max(...milliseconds)),
  ];
  const text = [
    `A quiz taken by the keyboard in Chromium with a processor made ${SLOWER} times slower, from the key to the painted frame.`,
    table(
      ['milliseconds', 'keys', 'median', 'p95', 'most'],
      [
        row('the next question', goneOn),
        row('the same in a bare page', bare),
        row('its explanation, by the server', explained),
      ],
    ),
    table(
      ['JavaScript that a first visit loads, kB', 'files', 'gzipped', 'whole'],
      scripts.map(({ route, files, gzipped, whole }) => [route, String(files), kilobytes(gzipped), kilobytes(whole)]),
    ),
  ].join('\n\n');
  return {
    text,
    figures: [
      [AIMS.nextQuestion, median(goneOn)],
      [AIMS.scripts, Math.max(...scripts.map(({ gzipped }) => gzipped)) / 1_000],
    ],
  };
}

export const browser: Measurement = {
  name: 'browser',
  title: 'A quiz in a browser with a slow processor',
  peer: 'The peer is a page of a few lines that puts one question in the place of another, with no frame and no state.',
  run: async (context) => report(await measureBrowser(context)),
};
