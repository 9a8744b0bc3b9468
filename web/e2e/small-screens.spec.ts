import type { Locator, Page } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage, prepGroup } from '~/domain/group-practice/contract';
import { questionEdit } from '~/domain/questions/authoring/contract';
import { openCircuit } from './circuit';
import { boxes } from './examiner';
import { ASTHMA, CHEST_PAIN, giveRole, joinAsGuest, openGroup, startButton } from './group';
import { registerByCall } from './partners';
import { expect, post, test } from './people';
import { startQuiz } from './quiz';
import { en, es } from './words';
import { CREATE, savedMark, saveByCall, wholeForm } from './writing';

/** The narrowest phones in use, and a common one; CSS pixels. */
const WIDTHS = [360, 390];
const HEIGHT = 780;

/** Runs in the page: what makes it scroll sideways, and what text is cut off. */
function flaws(): string[] {
  const said = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 70)}»`;
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    found.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide.slice(-3).map(said).join(', ')}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    'button, a, label, [role=menuitem], [role=tab], h1, h2, h3, h4, [data-label], .mantine-Button-label',
  )) {
    const { overflowX, display, visibility } = getComputedStyle(element);
    // What is hidden from sight on purpose is one pixel wide.
    if (
      display === 'none' ||
      display === 'inline' ||
      visibility === 'hidden' ||
      element.clientWidth <= 1 ||
      !element.textContent?.trim()
    )
      continue;
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${said(element)} (${element.scrollWidth} px in ${element.clientWidth})`);
  }
  for (const button of document.querySelectorAll('.mantine-Button-root, :has(> [data-label])')) {
    const label = button.querySelector('.mantine-Button-label, [data-label]');
    if (!label || !button.checkVisibility()) continue;
    const [outer, inner] = [button.getBoundingClientRect(), label.getBoundingClientRect()];
    if (Math.abs(outer.top + outer.bottom - inner.top - inner.bottom) > 4)
      found.push(`not in the middle: ${said(button)}`);
  }
  return [...new Set(found)];
}

async function expectRoom(page: Page, name: string, found: string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await page.evaluate(flaws)).map((flaw) => `${name} at ${width} px: ${flaw}`));
  }
}

const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;
const PAGES = [
  '/',
  '/join/',
  '/osce-stations/',
  '/sca-cases/',
  station,
  `${station}student/`,
  `${station}checklist/`,
  `${station}patient/`,
  '/osce-stations/circuits/',
  '/osce-stations/?circuit=true',
  '/osce-stations/audio-pairing/',
  '/osce-stations/virtual-patient-launchpad/',
  '/osce-stations/personal/',
  '/osce-stations/create/',
  '/insights/osce-stations/',
  '/circuit-runs/',
  '/learn/quiz/setup/',
  '/ai-quiz/setup/',
  '/teach/create-quiz/',
  '/questions/mine/',
  '/questions/create/',
  '/questions/import/',
  '/questions/export/',
  '/questions/analysis/',
  '/notes/',
  '/notifications/',
  '/notebook/asthma/',
  '/flashcards/',
  '/flashcards/progress/',
  '/try/group/',
];

/** What begins on the first screen of a phone. */
const AT_ONCE: Readonly<Record<string, (page: Page) => Locator>> = {
  '/osce-stations/': (page) => page.getByRole('article').first().getByRole('heading'),
  [`${station}checklist/`]: (page) => boxes(page).first(),
};

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['Spanish', 'es-ES'],
] as const) {
  test(`pages fit a narrow phone, and nothing on them is cut off: ${language}`, async ({ arrive }) => {
    const page = await arrive({ locale });
    const found: string[] = [];
    await registerByCall(page, 'Nora');
    await openCircuit(page, 'Finals', CHEST_PAIN, ASTHMA);
    const circuit = new URL(page.url()).pathname;
    const { path: quiz } = await startQuiz(page, 'cardiology');
    const { pin } = (await post(page, prepGroup.path, { slug: CHEST_PAIN.slug })) as { pin: string };
    for (const path of [...PAGES, circuit, quiz, href(lobbyPage, { pin })]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
      await expectRoom(page, path, found);
      const first = AT_ONCE[path]?.(page);
      if (first) await expect(first, path).toBeInViewport({ ratio: 1 });
    }
    expect(found).toEqual([]);
  });
}

test('what only editors see fits a narrow phone in Spanish: a pack of a long name, the choice of where to import', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'staff1', locale: 'es-ES' });
  const found: string[] = [];
  const id = await saveByCall(page, 'published', { packs: ['psa'] });
  await post(page, setLanguage.path, { language: 'es' });
  await page.goto(href(questionEdit, { question_id: id }));
  await expect(page.getByText(es('questions.pack.psa'), { exact: true }).first()).toBeVisible();
  await expectRoom(page, 'editor', found);
  await page.goto('/questions/import/');
  await expect(page.getByText(es('questions.import.into.bank'), { exact: true })).toBeVisible();
  await expectRoom(page, 'import', found);
  await post(page, setLanguage.path, { language: 'en' });
  expect(found).toEqual([]);
});

test('the controls of the clock stay inside their card on a narrow phone in Spanish', async ({ arrive }) => {
  const host = await arrive();
  const candidate = await arrive();
  const found: string[] = [];
  await registerByCall(host, 'Nora');
  const pin = await openGroup(host, CHEST_PAIN);
  await joinAsGuest(candidate, `/join/${pin}/`, 'Noor');
  await giveRole(host, 'Nora P.', 'examiner');
  await giveRole(host, 'Noor', 'student');
  await startButton(host).click();
  await expect(host).toHaveURL(/\/checklist\//);
  await post(host, setLanguage.path, { language: 'es' });
  await host.goto(`${href(lobbyPage, { pin })}?stay=1`);
  const controls = host.getByRole('group', { name: es('stations.timer.controls') });
  await expect(controls).toBeVisible();
  await expectRoom(host, 'a group that runs', found);
  await host.setViewportSize({ width: 360, height: HEIGHT });
  const card = (await host.locator('section').filter({ has: controls }).first().boundingBox())!;
  for (const button of await controls.getByRole('button').all()) {
    const { x, width } = (await button.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(card.x + card.width - 16);
  }
  expect(found).toEqual([]);
});

test('on a phone four stations fit below one toolbar, and bars take no more than a fifth of an editor', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1', viewport: { width: 390, height: 844 } });
  await page.goto('/osce-stations/');
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  const bar = (await page.getByRole('navigation', { name: en('app.nav.bar') }).boundingBox())!;
  const fourth = (await page.getByRole('article').nth(3).boundingBox())!;
  expect(fourth.y + fourth.height).toBeLessThanOrEqual(bar.y);

  await page.goto('/osce-stations/create/');
  await page.getByRole('textbox', { name: en('stations.editor.field.student_instructions') }).click();
  await expect(page.getByRole('navigation', { name: en('app.nav.bar') })).toHaveCount(0);
  const save = (await page.getByRole('region', { name: en('stations.editor.save') }).boundingBox())!;
  const tools = (await page.getByRole('toolbar').first().boundingBox())!;
  expect(save.height + tools.height).toBeLessThanOrEqual(844 / 5);

  const { draft_id } = (await post(page, CREATE, { data_request: 'autosave', form: await wholeForm(page) })) as {
    draft_id: number;
  };
  await page.goto(`${CREATE}?draft=${draft_id}`);
  await expect(savedMark(page)).toBeVisible();
  const three = (await page.getByRole('region', { name: en('questions.write.save') }).boundingBox())!;
  expect(three.height).toBeLessThanOrEqual(64);
  const toolbar = page.getByRole('toolbar').first();
  for (const tool of await toolbar.getByRole('button').all()) {
    const { x, width } = (await tool.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390 - 16);
  }
  // The last tool is below the first row, and in sight once all are asked for.
  const last = toolbar.getByRole('button', { name: en('rich-text.redo') });
  const isIn = async () => {
    const [tool, row] = [(await last.boundingBox())!, (await toolbar.boundingBox())!];
    return tool.y + tool.height <= row.y + row.height;
  };
  expect(await isIn()).toBe(false);
  await toolbar.getByRole('button', { name: en('rich-text.more') }).click();
  expect(await isIn()).toBe(true);
});

/** Runs in the page: links and buttons that a thumb may miss, but for links within a line of text. */
function smallTargets(): string[] {
  const found: string[] = [];
  for (const target of document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, summary), header a, footer a',
  )) {
    const { width, height } = target.getBoundingClientRect();
    const after = getComputedStyle(target, '::after');
    const covers = after.content !== 'none' && after.position === 'absolute';
    const said = target.textContent.trim();
    const line = target.closest('p, dd, label, span')?.textContent.trim() ?? said;
    if (!target.checkVisibility() || width <= 2 || covers || line.length > said.length + 3) continue;
    if (Math.round(Math.min(width, height)) < 44)
      found.push(`${said || target.getAttribute('aria-label')} (${Math.round(width)} × ${Math.round(height)})`);
  }
  return found;
}

test('links and buttons of a phone are at least 44 px large', async ({ arrive }) => {
  const page = await arrive({ as: 'learner1', viewport: { width: 390, height: 844 } });
  const found: string[] = [];
  for (const path of [
    station,
    `${station}student/`,
    '/notebook/heart-failure/',
    '/notebook/',
    '/purchase/supporter/',
    '/flashcards/plan/',
    '/flashcards/progress/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    found.push(...(await page.evaluate(smallTargets)).map((target) => `${path}: ${target}`));
  }
  expect(found).toEqual([]);
});
