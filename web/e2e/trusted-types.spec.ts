import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { TRUSTED_TYPES } from '~/domain/kit/html/trusted-types';
import { opsBrowserErrors, reportBrowserError } from '~/domain/ops/browser-errors/contract';
import { opsPage } from '~/domain/ops/contract';
import { questionEdit } from '~/domain/questions/authoring/contract';
import { personalStations, stationCreate } from '~/domain/stations/authoring/contract';
import { stationList } from '~/domain/stations/contract';
import { ask, beginConsultation } from './consultation';
import { boxes, tick } from './examiner';
import { CHEST_PAIN, connection, giveRole, joinByPin, member, openGroup } from './group';
import { expect, test } from './people';
import { explanation, isPlain, option as runOption, pickByKeys, runButton, startQuiz, verdict } from './quiz';
import { en } from './words';
import { CREATE, editor, option, saveButton, saveByCall, savedMark } from './writing';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** What the policy of a page refuses from now on, in all documents that it shows. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('policyRefused', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    const { policyRefused } = window as unknown as { policyRefused: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile, lineNumber }) =>
      policyRefused(`${effectiveDirective} ${sample} ${sourceFile}:${lineNumber}`),
    );
  });
  return refused;
}

/** By the browser's own clipboard: a made-up event of pasting is none to the editor. */
async function paste(page: Page, into: Locator, html: string): Promise<void> {
  await into.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(
    (text) => navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })]),
    html,
  );
  await page.keyboard.press('ControlOrMeta+V');
}

/** With a part that the editor shows as it is, because it cannot edit it. */
const PASTED =
  '<meta charset="utf-8"><p>Pasted words, <b>some of them bold</b></p><dl><dt>Murmur</dt><dd>A sound of the heart</dd></dl><img src="https://elsewhere.example/x.png">';

async function pasteAll(page: Page, into: Locator): Promise<void> {
  await paste(page, into, PASTED);
  await expect(into.getByText('Pasted words, ')).toBeVisible();
  await expect(into.getByTitle(en('rich-text.kept'))).toContainText('A sound of the heart');
}

test('the main pages work while Trusted Types are enforced: stations, a lobby, a checklist, a virtual patient @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner1' });
  const other = await arrive({ as: 'learner2' });
  const refused = [await refusals(page), await refusals(other)];
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: en('app.scheme.label') }).click();
  await page.getByText(en('app.scheme.dark'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto(href(stationList, { base: CHEST_PAIN.base }));
  await expect(page.getByRole('article').first()).toBeVisible();

  const pin = await openGroup(page, CHEST_PAIN);
  await joinByPin(other, pin);
  await expect(member(page, 'Tomás V.')).toBeVisible();
  await expect(connection(page, 'live')).toBeVisible();
  await giveRole(page, 'Tomás V.', 'examiner');

  await other.goto(`/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/checklist/`);
  await tick(other, 0);
  await expect(boxes(other).first()).toBeChecked();

  await beginConsultation(page);
  await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw/i);
  expect(refused).toEqual([[], []]);
});

test('texts are written, pasted and shown while Trusted Types are enforced: a station, a question and its history, a quiz', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1', permissions: ['clipboard-read', 'clipboard-write'] });
  const refused = await refusals(page);
  await page.goto(href(stationCreate, { base: 'osce-stations' }));
  await pasteAll(
    page,
    page.getByRole('textbox', { name: en('stations.editor.field.student_instructions'), exact: true }),
  );
  await page.goto(href(personalStations, { base: 'osce-stations' }));
  await expect(heading(page)).toBeVisible();

  await page.goto(CREATE);
  await pasteAll(page, editor(page, 'question_text'));
  await expect(savedMark(page)).toBeVisible();

  const address = href(questionEdit, { question_id: await saveByCall(page, 'private') });
  await page.goto(address);
  await option(page, 1).fill('Diagonal');
  await pasteAll(page, editor(page, 'explanation_text'));
  await saveButton(page, 'questions.write.save.change').click();
  await expect(page).not.toHaveURL(address);
  await page.goto(address);
  await page.getByRole('button', { name: en('questions.history.title') }).click();
  await page.getByRole('button', { name: en('questions.history.open.of', { revision: 1 }) }).click();
  await expect(page.locator('del, ins').filter({ hasText: 'A sound of the heart' })).toBeVisible();

  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 1 });
  await page.goto(path);
  await expect(runOption(page, 1)).toBeVisible();
  await pickByKeys(page, questions[0]!);
  await runButton(page, 'submit').click();
  await expect(verdict(page)).toBeVisible();
  await expect(explanation(page)).toBeVisible();
  expect(refused).toEqual([]);
});

test('the operators’ charts are drawn while Trusted Types are enforced', async ({ arrive }) => {
  const page = await arrive({ as: 'staff1' });
  const refused = await refusals(page);
  await page.goto(opsPage.path);
  await expect(connection(page, 'live')).toBeVisible();
  await expect(page.locator('figure svg, section svg').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('a script can neither assign a string as HTML nor make a policy for it, and operators hear of the try', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner1', violates: true });
  // A page with rich text, which has made its policies.
  await page.goto(`/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/patient/`);
  await expect(page.locator('main p').first()).toBeVisible();
  const report = page.waitForResponse((response) => new URL(response.url()).pathname === reportBrowserError.path);
  const tried = await page.evaluate(
    (ours) => {
      const attempt = (act: () => unknown): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown; defaultPolicy: unknown };
      };
      const attack = '<img src="x" onerror="window.ran = true">';
      const worker = new Blob(['self.close()'], { type: 'text/javascript' });
      return {
        html: attempt(() => (document.body.appendChild(document.createElement('div')).innerHTML = attack)),
        parsed: attempt(() => new DOMParser().parseFromString(attack, 'text/html')),
        worker: attempt(() => new Worker(URL.createObjectURL(worker))),
        code: attempt(() => (document.createElement('script').text = 'window.ran = true')),
        own: attempt(() => trustedTypes.createPolicy('evil', { createHTML: (html: string) => html })),
        passing: attempt(() => trustedTypes.createPolicy('default', { createHTML: (html: string) => html })),
        again: ours.map((name) =>
          attempt(() => trustedTypes.createPolicy(name, { createHTML: (html: string) => html })),
        ),
        fallback: trustedTypes.defaultPolicy,
        shown: document.body.innerHTML.includes('onerror'),
        ran: 'ran' in window,
      };
    },
    TRUSTED_TYPES.slice(0, 2),
  );
  const refused = 'TypeError';
  expect(tried).toEqual({
    html: refused,
    parsed: refused,
    worker: refused,
    code: refused,
    own: refused,
    passing: refused,
    again: [refused, refused],
    fallback: null,
    shown: false,
    ran: false,
  });
  expect((await report).status()).toBe(200);

  const staff = await arrive({ as: 'staff1' });
  const heard = async () => {
    const answer = await staff.request.get(opsBrowserErrors.path, { headers: { accept: 'application/json' } });
    const { kinds } = (await answer.json()) as { kinds: { name: string; message: string }[] };
    return kinds.map(({ name, message }) => `${name}: ${message}`);
  };
  // Each refusal is a report of its own; only the first has been waited for.
  await expect.poll(heard).toContain('PolicyViolation: require-trusted-types-for Element innerHTML refused');
});
