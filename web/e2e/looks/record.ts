/**
 * Records what the product answers to the screens of `screens.ts`, for the visual tests: not a test. Run it after a change of
 * a contract that `kept-answers.test.ts` complains about, or to add a screen.
 *
 *     node --require tsx/cjs web/e2e/looks/record.ts [names, between commas]
 *
 * `RECORD_PART` is the number of the one part of `main` that has them, which is sooner done.
 */
import { type BrowserContext, chromium, expect, type Page, type WebSocket } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { launchpad } from '~/domain/consultations/contract';
import { eventsPage } from '~/domain/events/contract';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { deckPage, decksPage } from '~/domain/flashcards/sharing/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { leaderboardPage } from '~/domain/leaderboard/contract';
import { notebookHome, topicPage } from '~/domain/notebook/contract';
import { endQuiz, quizSetup, STUDY } from '~/domain/quizzes/contract';
import type { checklistView } from '~/domain/stations/checklist-contract';
import { stationEntry, stationList } from '~/domain/stations/contract';
import { bankLaunchpad } from '~/domain/stations/launchpad/contract';
import { history } from '../cards';
import { openCircuit } from '../circuit';
import { ask, askNext, beginAt, beginConsultation, finish, LAUNCHPAD } from '../consultation';
import { boxes, endStation, tick } from '../examiner';
import { startForPictures } from '../a-product';
import {
  ASTHMA,
  CHEST_PAIN,
  giveRole,
  joinAsGuest,
  joinByPin,
  openGroup,
  people,
  startButton,
  type Station,
} from '../group';
import { gatewayUrl, post, signInByCall } from '../people';
import { answerByKeys, explanation, isPlain, quizOf, startQuiz } from '../quiz';
import { registerByCall } from '../second-factor';
import { es } from '../words';
import { type KeptScreen, liveName, requestName, writeScreen } from './kept';
import { PICTURED, SCREENS } from './screens';

const only = process.argv[2]?.split(',');
const station = href(stationEntry, { base: CHEST_PAIN.base, slug: CHEST_PAIN.slug });
const PHONE = { width: 390, height: 844 };

/** Notes what a socket is answered, and what is pushed after. */
function listen(socket: WebSocket, live: KeptScreen['live']): void {
  const asked = new Map<string, string>();
  socket.on('framesent', ({ payload }) => {
    const [, id, rest] = /^42(\d+)(\[.*)$/s.exec(String(payload)) ?? [];
    if (id === undefined) return;
    const [event, watch] = JSON.parse(rest!) as [string, { resource: string; key: string }];
    if (event === 'watch') asked.set(id, liveName(watch.resource, watch.key));
  });
  socket.on('framereceived', ({ payload }) => {
    const [, kind, id, rest] = /^(42|43)(\d*)(\[.*)$/s.exec(String(payload)) ?? [];
    if (kind === '43' && asked.has(id!)) {
      const [answer] = JSON.parse(rest!) as [{ ok: boolean; snapshot?: unknown }];
      live[asked.get(id!)!] = answer.ok ? answer.snapshot : null;
    } else if (kind === '42') {
      const [event, push] = JSON.parse(rest!) as [string, { resource: string; key: string; snapshot: unknown }];
      if (event === 'live') live[liveName(push.resource, push.key)] = push.snapshot;
    }
  });
}

/** What the HTML came with. */
function firstIn(html: string): Record<string, unknown> {
  const [, json] = /<script type="application\/json" id="answers"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return json ? (JSON.parse(json) as Record<string, unknown>) : {};
}

/** Opens the page anew in this browser, and keeps what it is answered. */
async function take(context: BrowserContext, name: string, path: string): Promise<void> {
  if (only && !only.includes(name)) return;
  const { ready, act } = (SCREENS[name] ?? PICTURED[name])!;
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  const kept: KeptScreen = { path, at: 0, first: {}, answers: {}, live: {} };
  const reading: Promise<void>[] = [];
  page.on('websocket', (socket) => listen(socket, kept.live));
  page.on('response', (response) => {
    const request = response.request();
    const { pathname, search } = new URL(request.url());
    if (/^\/(assets|socket\.io)\//.test(pathname)) return;
    const named = requestName(request.method(), pathname + search, request.postData());
    // In the order of arrival; some bodies take longer to read.
    const places = request.isNavigationRequest() ? [] : (kept.answers[named] ??= []);
    const place = places.push({}) - 1;
    reading.push(
      response.body().then(
        (body) => {
          const type = response.headers()['content-type'] ?? '';
          if (request.isNavigationRequest()) kept.first = firstIn(body.toString());
          else if (type.includes('json'))
            places[place] = {
              ...(response.ok() ? {} : { status: response.status() }),
              json: JSON.parse(body.toString()) as unknown,
            };
          else places[place] = { type, base64: body.toString('base64') };
        },
        () => undefined,
      ),
    );
  });
  try {
    await page.goto(path);
    await ready(page).waitFor();
    await act?.(page);
    await page.waitForLoadState('networkidle');
    // A wide window may ask for more.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.waitForLoadState('networkidle');
    kept.at = await page.evaluate(() => Date.now());
    await Promise.all(reading);
    const text = JSON.stringify(kept).replaceAll(gatewayUrl(1), 'https://wardmates.example');
    writeScreen(name, JSON.parse(text) as KeptScreen);
    console.log(name, Math.round(text.length / 1_000), 'kB');
  } catch (error) {
    console.error(name, error);
  } finally {
    await page.close();
  }
}

async function visitors(context: BrowserContext): Promise<void> {
  await take(context, 'landing', '/');
  await take(context, 'login', '/login/');
  await take(context, 'refused-login', '/login/');
  await take(context, 'register', '/register/');
  await take(context, 'join', '/join/123456789/');
  await take(context, 'not-found', '/nowhere/');
  await take(context, 'station-gone', '/osce-stations/no-such-station/');
}

async function reader(context: BrowserContext): Promise<void> {
  await take(context, 'newcomer', '/');
  await take(context, 'stations', href(stationList, { base: CHEST_PAIN.base }));
  await take(context, 'empty-list', `${href(stationList, { base: CHEST_PAIN.base })}?search=xyzzy`);
  await take(context, 'launchpad', href(bankLaunchpad, { base: CHEST_PAIN.base }));
  await take(context, 'station', station);
  await take(context, 'checklist', `${station}checklist/`);
  await take(context, 'candidate', `${station}student/`);
  await take(context, 'virtual-patients', LAUNCHPAD);
  await take(context, 'notebook', notebookHome.path);
  await take(context, 'profile', '/profile/');
  await take(context, 'notifications', '/notifications/');
  await take(context, 'search', '/search/?q=asthma');
  await take(context, 'events', eventsPage.path);
  await take(context, 'leaderboard', leaderboardPage.path);
  await take(context, 'pairing', href(audioPairingPage, { base: CHEST_PAIN.base }));
}

/** Who is no supporter sees the beginning of each text. */
async function supporter(page: Page): Promise<void> {
  const topic = href(topicPage, { topic_slug: 'heart-failure' });
  await take(page.context(), 'topic', topic);
  await post(page, setLanguage.path, { language: 'es' });
  await take(page.context(), 'topic-es', topic);
}

async function questions(context: BrowserContext, page: Page): Promise<void> {
  await take(context, 'quiz-setup', quizSetup.path);
  const quiz = await startQuiz(page, 'cardiology', { most: 4, wanted: isPlain });
  const at = (index: number) => `${quiz.path}?question_id=${quiz.questions[index]!.question_id}`;
  await take(context, 'question', at(0));
  await page.goto(quiz.path);
  await answerByKeys(page, quiz.questions[0]!);
  await explanation(page).waitFor();
  await take(context, 'answered-question', at(0));
  await post(page, endQuiz.path, { quizlog_id: quiz.quizlog_id });
  await take(context, 'quiz-summary', `${quiz.path}summary/`);
}

const CARDS = [
  ['<p>Ejection systolic murmur that radiates to the carotids</p>', '<p><strong>Aortic stenosis.</strong></p>'],
  ['<p>Pansystolic murmur at the apex</p>', '<p>Mitral regurgitation</p><ul><li>radiates to the axilla</li></ul>'],
] as const;

/** Begins to learn a pack; the first without its name. @returns the address of the review */
async function beginCards(page: Page, name?: string): Promise<string> {
  const answer = await page.request.get(flashcardSetup.path, { headers: { accept: 'application/json' } });
  const { packs } = (await answer.json()) as { packs: { id: number; deck_name: string }[] };
  const pack = name ? packs.find(({ deck_name }) => deck_name === name)! : packs[0]!;
  const begun = { data_request: 'submit', quiz_type: 1, deck_id: pack.id, length: 10 };
  return ((await post(page, flashcardSetup.path, begun)) as { next_url: string }).next_url;
}

async function cards(context: BrowserContext, page: Page): Promise<void> {
  await take(context, 'card-review', await beginCards(page));
  await history(page);
  await take(context, 'cards', flashcardHome.path);
  const made = (await post(page, createDeck.path, {
    deck_name: 'Murmurs by ear',
    deck_description: 'Where each one is heard, and what it means.',
    deck_shared: true,
    deck_cloneable: true,
    deck_colour: 'violet',
    deck_icon: 'heart',
    category: ['cardiology', 'examination'],
    cards: CARDS.map(([front, back]) => ({ id: `n${crypto.randomUUID()}`, front, back, tags: ['auscultation'] })),
  })) as { next_url: string };
  await take(context, 'decks', decksPage.path);
  await take(context, 'deck', href(deckPage, { deck_id: Number(/\d+/.exec(made.next_url)![0]) }));
}

async function alone(context: BrowserContext, page: Page): Promise<void> {
  await openCircuit(page, 'On the ward', CHEST_PAIN, ASTHMA);
  await take(context, 'circuit', new URL(page.url()).pathname);
  await beginConsultation(page);
  await ask(page, 'When did the headaches start?', /weeks|month/);
  await take(context, 'talk', new URL(page.url()).pathname);
  await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw aches/);
  await finish(page);
  await take(context, 'consultation', new URL(page.url()).pathname);
}

/** How many ticks the server has: the page says 'saved' before the first of them is sent, too. */
async function savedTicks(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as PageData<typeof checklistView>).draft?.ticked.length ?? 0;
}

async function together(host: Page, examiner: Page, guest: Page): Promise<void> {
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Gilberto de la Fuente');
  await expect(people(host)).toHaveCount(3);
  await giveRole(host, 'Diego S.', 'examiner');
  await giveRole(host, 'Gilberto de la Fuente', 'student');
  await take(host.context(), 'lobby', new URL(host.url()).pathname);
  await startButton(host).click();
  await boxes(examiner).first().waitFor();
  const whereIs = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
  const ticks = [0, 1, 2, 5, 8];
  await tick(examiner, ...ticks);
  await expect.poll(() => savedTicks(examiner, whereIs(examiner))).toBe(ticks.length);
  await take(examiner.context(), 'group-checklist', whereIs(examiner));
  await take(guest.context(), 'group-candidate', whereIs(guest));
  await endStation(examiner);
  await guest.waitForURL(/summary/);
  await take(guest.context(), 'group-summary', whereIs(guest));
}

const ECOE = 'ecoe-stations';
const IN_SPANISH: readonly Station[] = [
  { base: ECOE, slug: 'dolor-toracico-y-disnea', name: 'Dolor torácico y disnea en urgencias' },
  { base: ECOE, slug: 'nerviosismo-y-perdida-de-peso', name: 'Nerviosismo y pérdida de peso' },
  { base: ECOE, slug: 'diarrea-con-sangre', name: 'Diarrea con sangre en un adulto joven' },
];

/** What the landing shows a visitor who reads Spanish: each way to practise, with Spanish content. */
async function spanish(host: Page, member: Page, guest: Page): Promise<void> {
  const context = host.context();
  const pin = await openGroup(host, IN_SPANISH[0]!);
  await joinByPin(member, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Gilberto de la Fuente');
  await expect(people(host)).toHaveCount(3);
  await giveRole(host, 'Diego S.', 'examiner');
  await giveRole(host, 'Gilberto de la Fuente', 'student');
  await post(host, setLanguage.path, { language: 'es' });
  await take(context, 'lobby-es', new URL(host.url()).pathname);
  await take(context, 'pairing-es', href(audioPairingPage, { base: ECOE }));
  await openCircuit(host, 'Urgencias y consulta', ...IN_SPANISH);
  await take(context, 'circuit-es', new URL(host.url()).pathname);
  // A specialty has few questions in Spanish: they are of all of them.
  const begun = (await post(host, quizSetup.path, { number_of_questions: 10, mode: STUDY })) as { next_url: string };
  const { path, quizlog_id, questions } = await quizOf(host, begun.next_url);
  const { question_id, answers } = questions.find(isPlain)!;
  const answer_id = String(answers[0]!.answer_id);
  await post(host, path, { data_request: 'answer_submit', quizlog_id, question_id, answer_id });
  await take(context, 'answered-question-es', `${path}?question_id=${question_id}`);
  await take(context, 'card-review-es', await beginCards(host, 'Medicina esencial'));
  await beginAt(host, es, href(launchpad, { base: ECOE }), IN_SPANISH[2]!.name);
  await askNext(host, 1, 'Hola, Iván, soy la doctora Soler. ¿Qué te pasa?', es);
  await askNext(host, 2, '¿Cuándo empezó y cómo ha ido?', es);
  await take(context, 'talk-es', new URL(host.url()).pathname);
}

async function main(): Promise<void> {
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const arrive = async (as?: string) => {
    const context = await browser.newContext({
      baseURL: gatewayUrl(1),
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    if (as) await signInByCall(page, as);
    return page;
  };
  const parts: (() => Promise<void>)[] = [
    async () => visitors((await arrive()).context()),
    async () => reader((await arrive('author1')).context()),
    async () => supporter(await arrive('supporter1')),
    async () => {
      const page = await arrive();
      await registerByCall(page, 'newcomer');
      await questions(page.context(), page);
      await cards(page.context(), page);
      await take(page.context(), 'today', '/');
    },
    async () => {
      const page = await arrive('moderator1');
      await alone(page.context(), page);
    },
    async () => together(await arrive('staff1'), await arrive('moderator1'), await arrive()),
    async () => spanish(await arrive('learner7'), await arrive('moderator1'), await arrive()),
  ];
  try {
    for (const [index, part] of parts.entries())
      if (!process.env.RECORD_PART || Number(process.env.RECORD_PART) === index)
        await part().catch((error: unknown) => console.error(error));
  } finally {
    await browser.close();
    await stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
