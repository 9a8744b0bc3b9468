import { expect, type Locator, type Page } from '@playwright/test';
import { runPage } from '~/domain/circuit-runs/contract';
import type { Phase } from '~/domain/circuit-runs/phases';
import { href, type PageData } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { addToCircuit, circuitPage, circuitsPage } from '~/domain/stations/circuits/contract';
import { stationEntry } from '~/domain/stations/contract';
import type { Station } from './group';
import { post } from './people';
import { en } from './words';

/** A circuit of stations without the builder, if the builder is not what is tested; its page is shown then. */
export async function openCircuit(page: Page, label: string, ...stations: Station[]): Promise<void> {
  const kit_ids: number[] = [];
  for (const { base, slug } of stations) {
    const answer = await page.request.get(href(stationEntry, { base, slug }), {
      headers: { accept: 'application/json' },
    });
    kit_ids.push(((await answer.json()) as PageData<typeof stationEntry>).station.id);
  }
  const { circuit } = (await post(page, addToCircuit.path, { kit_ids, label })) as { circuit: { slug: string } };
  await page.goto(href(circuitPage, { base: stations[0]!.base, slug: circuit.slug }));
}

/** A circuit of stations of one base, built as people build one: from the list of circuits, by choosing cards and giving it a name. */
export async function buildCircuit(page: Page, label: string, ...stations: Station[]): Promise<void> {
  await page.goto(href(circuitsPage, { base: stations[0]!.base }));
  await page
    .getByRole('main')
    .getByRole('link', { name: en('circuits.build') })
    .first()
    .click();
  const builder = page.getByRole('form', { name: en('circuits.builder') });
  await expect(builder).toBeVisible();
  for (const [index, { name }] of stations.entries()) {
    await page.getByRole('searchbox', { name: en('stations.search') }).fill(name);
    await page.getByRole('checkbox', { name, exact: true }).click();
    await expect(builder.getByRole('status')).toHaveText(en('circuits.builder.chosen', { count: index + 1 }));
  }
  await builder.getByRole('textbox', { name: en('circuits.builder.new') }).fill(label);
  await builder.getByRole('button', { name: en('circuits.builder.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

const RUN = /\/circuit-runs\/\d{9}\/$/;
export const RESULTS = /\/circuit-runs\/\d{9}\/results\/$/;

/** Opens the lobby of a run of the circuit that is shown, with 1 minute of reading, 5 of each station and 2 of feedback. @returns its PIN */
export async function openRun(page: Page, stations: number): Promise<string> {
  await page.getByRole('button', { name: en('circuits.run') }).click();
  const dialog = page.getByRole('dialog', { name: en('circuit-runs.start.title') });
  await dialog.getByLabel(en('circuit-runs.phase.reading'), { exact: true }).fill('1');
  await dialog.getByLabel(en('circuit-runs.phase.station'), { exact: true }).fill('5');
  await dialog.getByLabel(en('circuit-runs.phase.feedback'), { exact: true }).fill('2');
  await expect(dialog.getByText(en('circuit-runs.in-all', { count: stations, minutes: stations * 8 }))).toBeVisible();
  await dialog.getByRole('button', { name: en('circuit-runs.start.open') }).click();
  await expect(page).toHaveURL(RUN);
  return /\d{9}/.exec(page.url())![0];
}

/** For somebody who is signed in: types the PIN and is in the lobby of the run. */
export async function joinRun(page: Page, pin: string): Promise<void> {
  await page.goto(joinPrompt.path);
  await page.getByLabel(en('app.pin.label')).fill(pin);
  await page
    .getByRole('main')
    .getByRole('button', { name: en('group-practice.join.continue') })
    .click();
  await expect(page).toHaveURL(href(runPage, { pin }));
}

/** For somebody without an account. */
export async function joinRunAsGuest(page: Page, pin: string, name: string): Promise<void> {
  await page.goto(`/join/${pin}/`);
  await page.getByLabel(en('group-practice.join.name')).fill(name);
  await page.getByRole('button', { name: en('group-practice.join.as-guest'), exact: true }).click();
  await expect(page).toHaveURL(href(runPage, { pin }));
}

export const bar = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: en('circuit-runs.bar', { label }), exact: true });
/** A row of the plan for each round to come. */
export const plannedRounds = (page: Page): Locator =>
  page.getByRole('region', { name: en('circuit-runs.plan') }).locator('tbody tr');

/** All these screens are at the same place of the same run. */
export async function expectAt(
  label: string,
  round: number,
  rounds: number,
  phase: Phase,
  ...pages: Page[]
): Promise<void> {
  for (const page of pages) {
    await expect(bar(page, label)).toContainText(en('circuit-runs.round', { round, rounds }));
    await expect(bar(page, label).getByText(en(`circuit-runs.phase.${phase}`), { exact: true })).toBeVisible();
  }
}

/** As host: on to the next phase. */
export async function skipTo(host: Page, next: 'station' | 'feedback' | 'round' | 'results', round = 0): Promise<void> {
  await host.getByRole('button', { name: en(`circuit-runs.skip-to.${next}`, { round }), exact: true }).click();
  if (next === 'feedback')
    await host
      .getByRole('dialog')
      .getByRole('button', { name: en('circuit-runs.skip.station') })
      .click();
}

/** Which of the three views each screen shows. */
export const viewOf = (page: Page): string => /\/(student|checklist|patient)\/\?pin=/.exec(page.url())?.[1] ?? '';
