import { expect, type Locator, type Page } from '@playwright/test';
import { boxes } from '../examiner';
import { box, item } from '../consultation';
import { people } from '../group';
import { explanation, option } from '../quiz';
import { es } from '../words';
import type { Look } from './stage';

/** A page as it is recorded and shown again. */
export interface Screen {
  /** What is there when the page is. It may not depend on the language, or the screen is shown in one only. */
  ready: (page: Page) => Locator;
  /** What is done there before it is looked at. */
  act?: (page: Page) => Promise<void>;
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const article = (page: Page): Locator => page.getByRole('article').first();

/** The 25 that people see most, at 390 and at 1280 px. */
export const KEY_SCREENS: Readonly<Record<string, Screen>> = {
  landing: { ready: heading },
  login: { ready: heading },
  register: { ready: heading },
  join: { ready: heading },
  'not-found': { ready: heading },
  today: { ready: heading },
  stations: { ready: article },
  station: { ready: heading },
  checklist: { ready: (page) => boxes(page).first() },
  candidate: { ready: heading },
  'virtual-patients': { ready: article },
  'quiz-setup': { ready: heading },
  question: { ready: (page) => option(page, 1) },
  'answered-question': { ready: explanation },
  'quiz-summary': { ready: heading },
  cards: { ready: heading },
  'card-review': { ready: article },
  notebook: { ready: heading },
  topic: { ready: heading },
  profile: { ready: heading },
  lobby: { ready: (page) => people(page).first() },
  'group-checklist': { ready: (page) => boxes(page).first() },
  'group-candidate': { ready: heading },
  'group-summary': { ready: heading },
  pairing: { ready: heading },
};

/** Others, for the rules of accessibility and for paper. */
export const MORE_SCREENS: Readonly<Record<string, Screen>> = {
  newcomer: { ready: heading },
  search: { ready: heading },
  events: { ready: heading },
  circuit: { ready: heading },
  deck: { ready: heading },
  decks: { ready: heading },
  notifications: { ready: heading },
  leaderboard: { ready: heading },
  launchpad: { ready: heading },
  consultation: { ready: (page) => item(page, 'Head injury or falls') },
  'station-gone': { ready: (page) => page.getByRole('alert').first() },
  'refused-login': {
    ready: heading,
    act: async (page) => {
      await page.locator('main input').first().fill('nobody');
      await page.locator('main input[type=password]').fill('wrong-1234');
      await page.locator('main button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'empty-list': { ready: heading },
};

export const SCREENS: Readonly<Record<string, Screen>> = { ...KEY_SCREENS, ...MORE_SCREENS };

/** Only for the pictures of the landing: `take-ways.ts`. */
export const PICTURED: Readonly<Record<string, Screen>> = {
  talk: {
    ready: (page) => box(page),
    // Not before the socket has answered.
    act: (page) => expect(page.getByText(/^Checking every/)).toBeHidden(),
  },
  // The same with Spanish content, for those who read Spanish.
  'lobby-es': { ready: heading },
  'pairing-es': { ready: heading },
  'talk-es': {
    ready: (page) => box(page, es),
    act: (page) => expect(page.getByText(/^Actualizando cada/)).toBeHidden(),
  },
  'circuit-es': { ready: heading },
  'answered-question-es': { ready: heading },
  'card-review-es': { ready: article },
  'topic-es': { ready: heading },
};

/** Thirty chosen looks: narrow phones, tablets, large windows, the dark, Spanish. */
export const CHOSEN: readonly (Look & { screen: string })[] = [
  { screen: 'landing', width: 360, language: 'es' },
  { screen: 'landing', width: 768 },
  { screen: 'landing', width: 1920 },
  { screen: 'landing', width: 1280, scheme: 'dark' },
  { screen: 'login', width: 360, scheme: 'dark' },
  { screen: 'register', width: 360, language: 'es' },
  { screen: 'register', width: 768, scheme: 'dark' },
  { screen: 'join', width: 360 },
  { screen: 'today', width: 360, language: 'es' },
  { screen: 'today', width: 1920, scheme: 'dark' },
  { screen: 'stations', width: 768 },
  { screen: 'stations', width: 390, scheme: 'dark' },
  { screen: 'station', width: 360 },
  { screen: 'station', width: 768, scheme: 'dark' },
  { screen: 'checklist', width: 360, scheme: 'dark' },
  { screen: 'checklist', width: 1280, language: 'es' },
  { screen: 'candidate', width: 1280, scheme: 'dark' },
  { screen: 'quiz-setup', width: 360, language: 'es' },
  { screen: 'question', width: 360 },
  { screen: 'question', width: 1280, scheme: 'dark' },
  { screen: 'quiz-summary', width: 768, scheme: 'dark' },
  { screen: 'cards', width: 390, language: 'es' },
  { screen: 'card-review', width: 390, scheme: 'dark' },
  { screen: 'topic', width: 768 },
  { screen: 'notebook', width: 1920 },
  { screen: 'profile', width: 360, language: 'es' },
  { screen: 'lobby', width: 768, scheme: 'dark' },
  { screen: 'lobby', width: 390, language: 'es' },
  { screen: 'group-checklist', width: 390, scheme: 'dark' },
  { screen: 'pairing', width: 1280, language: 'es' },
];

/** Shown in another language, its words are others: it is ready when its kind of thing is there. */
export const readyIn = (screen: Screen, page: Page, look: Look): Locator =>
  look.language === 'es' ? page.locator('main h1, main article').first() : screen.ready(page);
