import type { Page, Request } from '@playwright/test';
import { createDeck } from '~/domain/flashcards/decks/contract';
import { href } from '~/domain/kit/contract';
import { topicEditor } from '~/domain/notebook/writing/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { stationCreate } from '~/domain/stations/authoring/contract';
import { stationEntry, stationList } from '~/domain/stations/contract';
import type { STORES } from '~/web/core/stores/registry';
import { answer, reviewOn } from './cards';
import { beginConsultation, say } from './consultation';
import { boxes, kept, submitButton, tick } from './examiner';
import {
  ASTHMA,
  BAD_NEWS,
  CHEST_PAIN,
  giveRole,
  joinAsGuest,
  joinByPin,
  openGroup,
  people,
  startButton,
} from './group';
import { expect } from './people';
import { isPlain, questionHeading, startQuiz } from './quiz';
import { editor } from './writing';
import { en } from './words';

const checklistOf = ({ base, slug }: typeof CHEST_PAIN) => `/${base}/${slug}/checklist/`;
export const CHECKLIST = checklistOf(CHEST_PAIN);
export const comments = (page: Page) => page.getByRole('textbox', { name: en('stations.comments.title') });
/** In every text. */
export const COMMENT = 'Spoke calmly to a frightened man';

/** Everything that the browser keeps of the product, but for the files of the app. */
export const everything = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.entries(localStorage).map((entry) => entry.join(' ')),
    ...Object.entries(sessionStorage).map((entry) => entry.join(' ')),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).filter((name) => !name.startsWith('wardmates.shell.')).map((name) => `cache ${name}`),
  ]);

/** What others do in a group whose observer is the person. */
interface Company {
  host: Page;
  candidate: Page;
}

interface UnsentWork {
  /** Of the registry. */
  store: (typeof STORES)[number]['name'];
  /** What it is called: `app.unsent.<word>`. */
  word: string;
  /** What it goes on with, made while there is a network. @returns its address */
  prepare?: (page: Page, company: Company) => Promise<string>;
  path?: string;
  /** Does it, on its page, while nothing of it reaches the server. */
  work: (page: Page) => Promise<void>;
  /** Presses on its page that bring it to the server, if it does not go by itself. */
  bring?: (page: Page) => Promise<void>;
}

const use = (words: string) => (page: Page) => page.getByRole('button', { name: en(`${words}.kept.use`) }).click();

async function observe(page: Page, { host, candidate }: Company): Promise<string> {
  const pin = await openGroup(host, BAD_NEWS);
  await joinByPin(page, pin);
  await joinAsGuest(candidate, `/join/${pin}/`, 'Noor');
  const [hostName, name] = await people(host).getByRole('heading').allInnerTexts();
  await giveRole(host, hostName!, 'examiner');
  await giveRole(host, 'Noor', 'student');
  await giveRole(host, name!, 'observer');
  await startButton(host).click();
  await page.getByRole('button', { name: en('stations.observe.open') }).click();
  await expect(boxes(page).first()).toBeVisible();
  return new URL(page.url()).pathname + new URL(page.url()).search;
}

/** Each kind of work that a browser keeps until the server has it: `web/core/stores/registry.ts`. */
export const KINDS: readonly UnsentWork[] = [
  { store: 'wardmates.observed.', word: 'ticks', prepare: observe, work: (page) => tick(page, 1) },
  {
    store: 'wardmates.said.',
    word: 'said',
    async prepare(page) {
      await beginConsultation(page);
      return new URL(page.url()).pathname;
    },
    work: (page) => say(page, COMMENT),
  },
  {
    store: 'wardmates.note.',
    word: 'notes',
    path: href(stationEntry, { base: ASTHMA.base, slug: ASTHMA.slug }),
    async work(page) {
      const own = page.getByRole('region', { name: en('annotations.title') });
      await own.getByRole('button', { name: en('annotations.add') }).click();
      await own.getByRole('textbox', { name: en('annotations.label') }).click();
      await page.keyboard.type(COMMENT);
    },
  },
  {
    store: 'wardmates.deck.1.',
    word: 'drafts',
    path: href(createDeck),
    work: (page) => page.getByLabel(en('flashcards.decks.deck_name'), { exact: true }).fill(COMMENT),
    async bring(page) {
      await page.getByLabel(en('flashcards.decks.deck_description'), { exact: true }).fill('What helps');
      await page.getByRole('button', { name: en('flashcards.decks.save'), exact: true }).click();
    },
  },
  {
    store: 'wardmates.question.',
    word: 'drafts',
    path: href(questionCreate),
    async work(page) {
      await editor(page, 'question_text').click();
      await page.keyboard.type(COMMENT);
    },
    bring: use('questions.write'),
  },
  {
    store: 'wardmates.station.',
    word: 'drafts',
    path: href(stationCreate, { base: 'osce-stations' }),
    work: (page) =>
      page
        .getByRole('main')
        .getByLabel(new RegExp(`^${en('stations.editor.field.name')}`))
        .fill(COMMENT),
    bring: use('stations.editor'),
  },
  {
    store: 'wardmates.notebook.',
    word: 'drafts',
    path: href(topicEditor, { topic_slug: 'contraception' }),
    work: (page) =>
      page
        .getByRole('textbox', { name: en('notebook.write.title'), exact: true })
        .first()
        .fill(COMMENT),
    bring: use('notebook.write'),
  },
  {
    store: 'wardmates.reviews.',
    word: 'reviews',
    prepare: async (page) => `/flashcards/review/${await reviewOn(page, 10)}/`,
    work: (page) => answer(page, true),
  },
  {
    store: 'wardmates.acts.',
    word: 'acts',
    path: href(stationList, { base: 'osce-stations' }),
    work: (page) =>
      page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('button', { name: en('stations.bookmark.add'), exact: true })
        .click(),
  },
  {
    store: 'wardmates.submits.',
    word: 'submits',
    async prepare(page) {
      await page.goto(checklistOf(ASTHMA));
      await tick(page, 0);
      await expect(kept(page, 'saved')).toBeVisible();
      return checklistOf(ASTHMA);
    },
    work: (page) => submitButton(page).click(),
  },
  {
    store: 'wardmates.marks.',
    word: 'marks',
    path: CHECKLIST,
    async work(page) {
      await tick(page, 0, 1);
      await comments(page).fill(COMMENT);
      await expect(kept(page, 'device')).toBeVisible();
    },
  },
  {
    store: 'wardmates.answers.',
    word: 'answers',
    async prepare(page) {
      const { path } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 3 });
      return path;
    },
    async work(page) {
      await expect(questionHeading(page, 1, 3)).toBeVisible();
      await page.keyboard.press('1');
      await page.keyboard.press('Space');
    },
  },
];

/** An observer's own checklist is read by a post. */
export const changes = (request: Request): boolean =>
  request.method() === 'POST' && !(request.postData() ?? '').includes('open_checklist');

/** One of each kind, which is only on this device. @returns the pages that go on with each */
export async function workUnsent(page: Page, company: Company, kinds = KINDS): Promise<Map<UnsentWork, string>> {
  const places = new Map<UnsentWork, string>();
  for (const kind of kinds) places.set(kind, kind.path ?? (await kind.prepare!(page, company)));
  await page.route('**/*', (route) => (changes(route.request()) ? route.abort() : route.continue()));
  for (const [kind, path] of places) {
    await page.goto(path);
    await kind.work(page);
    await expect.poll(() => everything(page), kind.store).toContainEqual(expect.stringContaining(kind.store));
  }
  await page.goto('/');
  return places;
}
