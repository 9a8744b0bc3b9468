import { expect, type Locator, type Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { checkGroup, groupStatusCall, joinPrompt } from '~/domain/group-practice/contract';
import { stationEntry, stationList } from '~/domain/stations/contract';
import type { StationBase } from '~/domain/stations/styles';
import { needlessPolls } from './polls';
import { en } from './words';

export interface Station {
  base: StationBase;
  slug: string;
  name: string;
}

/** Of the starter content. */
export const CHEST_PAIN: Station = {
  base: 'osce-stations',
  slug: 'acute-chest-pain-history',
  name: 'Acute chest pain: focused history',
};
export const ASTHMA: Station = {
  base: 'osce-stations',
  slug: 'acute-severe-asthma',
  name: 'Acute breathlessness in a young woman with asthma',
};
export const BAD_NEWS: Station = {
  base: 'osce-stations',
  slug: 'breaking-bad-news-bowel-cancer',
  name: 'Breaking bad news: biopsy result after colonoscopy',
};
export const LOW_MOOD: Station = { base: 'sca-cases', slug: 'low-mood-new-father', name: 'Low mood in a new father' };

export const SUMMARY = /\/summary\/\d+\?pin=\d{9}$/;
export const LOBBY = /\/group-study\/\d{9}\/$/;

/** From the list of stations to the station. */
export async function findStation(page: Page, { base, name }: Station): Promise<void> {
  await page.goto(href(stationList, { base }));
  await page.getByRole('searchbox', { name: en('stations.search') }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens a session for a station. @returns its PIN */
export async function openGroup(page: Page, station: Station): Promise<string> {
  if (new URL(page.url(), 'http://none').pathname !== href(stationEntry, station as never))
    await page.goto(href(stationEntry, { base: station.base, slug: station.slug }));
  await page.getByRole('button', { name: en('stations.entry.group.open') }).click();
  await expect(page).toHaveURL(LOBBY);
  return /\d{9}/.exec(page.url())![0];
}

/** For somebody who is signed in: types the PIN and is in the lobby. */
export async function joinByPin(page: Page, pin: string): Promise<void> {
  await page.goto(joinPrompt.path);
  await page.getByLabel(en('app.pin.label')).fill(pin);
  await page
    .getByRole('main')
    .getByRole('button', { name: en('group-practice.join.continue') })
    .click();
  await expect(page).toHaveURL(LOBBY);
}

/** For somebody without an account, at the address that the QR code holds. */
export async function joinAsGuest(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(en('group-practice.join.name')).fill(name);
  await page.getByRole('button', { name: en('group-practice.join.as-guest'), exact: true }).click();
  await expect(page).toHaveURL(LOBBY);
}

/** The row of people in the lobby. */
export const people = (page: Page): Locator =>
  page.getByRole('list', { name: en('group-practice.people.list') }).getByRole('listitem');
export const member = (page: Page, name: string): Locator =>
  people(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The host's select for somebody, or one's own. */
export const roleOf = (page: Page, name: string): Locator => member(page, name).getByRole('combobox');

export async function giveRole(
  page: Page,
  name: string,
  role: 'student' | 'examiner' | 'patient' | 'observer' | 'none',
): Promise<void> {
  await roleOf(page, name).selectOption(role);
  await expect(roleOf(page, name)).toHaveValue(role);
}

export const connection = (page: Page, state: 'live' | 'polling' | 'offline', every = 4): Locator =>
  page.getByText(en(`app.connection.${state}`, { every }), { exact: true }).first();
export const startButton = (page: Page): Locator => page.getByRole('button', { name: en('group-practice.start') });

/** The documented polls of the group that a page with a socket makes from now on. */
export const groupPolls = (page: Page): (() => string[]) =>
  needlessPolls(page, (request) => [checkGroup.path, groupStatusCall.path].includes(new URL(request.url()).pathname));
