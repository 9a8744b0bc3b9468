/**
 * Pictures of what moderators and staff see, with data as it would be, in both languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-moderation.ts [folder]
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { rows } from './database';
import { en, es, type Say } from './words';

const [folder = '.data/shots-moderation'] = process.argv.slice(2);

async function shoot(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

const report = (page: Page, kind: string, entity_id: number, reason: number, text: string) =>
  post(page, '/content/quiz/discussion/', {
    data_request: `${kind}_report`,
    entity_id,
    report_select: reason,
    report_text: text,
  });
const idOf = async (text: string) => (await rows<{ id: number }>(text))[0]!.id;

interface Cast {
  moderator: Page;
  author: Page;
  learners: Page[];
}

/** Reports of several kinds, proposals, decisions and sanctions. */
async function makeUp({ moderator, author, learners }: Cast) {
  const [one, two, three] = learners as [Page, Page, Page];
  const topic = await idOf(
    `SELECT topic_id AS id FROM notebook_sections WHERE topic_id IS NOT NULL ORDER BY id LIMIT 1`,
  );
  const section = await idOf(
    `SELECT id FROM notebook_sections WHERE topic_id = ${topic} AND language = 'en' ORDER BY position LIMIT 1`,
  );
  const station = await idOf(`SELECT id FROM stations WHERE published_at IS NOT NULL ORDER BY id LIMIT 1`);
  const person = await idOf(`SELECT id FROM accounts WHERE username = 'learner4'`);
  const suspended = await idOf(`SELECT id FROM accounts WHERE username = 'learner7'`);
  await report(one, 'notebook', topic, 7, 'The dose of adrenaline is for intravenous use. It says intramuscular.');
  await report(two, 'notebook', topic, 2, 'The guideline of 2025 has another threshold.');
  await report(three, 'section', section, 3, 'The second paragraph contradicts the table below it.');
  await report(one, 'station', station, 1, 'The checklist asks for the family history twice.');
  await report(two, 'profile', person, 5, 'The name is an insult in Spanish.');
  const questions = await rows<{ id: number }>(
    `SELECT id FROM questions WHERE status = 'published' AND deleted_at IS NULL ORDER BY id LIMIT 4`,
  );
  const answers = `INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at)
                   SELECT account.id, $1, true, now() FROM accounts account WHERE account.username LIKE 'learner%' ON CONFLICT DO NOTHING`;
  for (const { id } of questions) await rows(answers, [id]);
  await rows(
    `WITH q AS (SELECT id FROM questions WHERE status = 'published' AND deleted_at IS NULL ORDER BY id LIMIT 2),
     opened AS (INSERT INTO moderation_cases (kind, entity_id) SELECT 'question', id FROM q RETURNING id, entity_id)
     INSERT INTO reports (kind, entity_id, case_id, account_id, reason, text, created_at, weighs)
     SELECT 'question_report', opened.entity_id, opened.id, account.id, 1, 'Option B is also right according to the source that you cite.', now() - interval '3 days', true
       FROM opened, accounts account WHERE account.username IN ('learner5', 'learner6')`,
    [],
  );
  const [first] = await rows<{ case_id: number }>(
    `SELECT case_id FROM reports WHERE kind = 'question_report' ORDER BY id LIMIT 1`,
  );
  for (const { id } of questions.slice(1, 4)) {
    const { form } = (await (
      await moderator.request.get(`/questions/${id}/edit/`, { headers: { accept: 'application/json' } })
    ).json()) as { form: { question_text: string; answers: object[] } };
    await post(author, '/questions/create/', {
      form: {
        ...form,
        answers: form.answers.map((answer) => ({ ...answer, answer_id: undefined })),
        question_text: form.question_text.replace('</p>', ' Which of these is the most likely?</p>'),
      },
      place: 'published',
    });
  }
  const pack = await idOf(`SELECT id FROM decks WHERE kind = 'pack' AND deleted_at IS NULL ORDER BY id LIMIT 1`);
  const card = (front: string, back: string) =>
    post(author, '/flashcards/create-card/', { front, back, tags: ['shoulder'], pack, submission_id: randomUUID() });
  await card(
    '<p>Which nerve is at risk in a fracture of the surgical neck of the humerus?</p>',
    '<p>The axillary nerve.</p>',
  );
  await card('<p>Which muscle abducts the arm in its first 15 degrees?</p>', '<p>Supraspinatus.</p>');
  const cards = await rows<{ id: number }>(`SELECT card_id AS id FROM card_proposals ORDER BY card_id`);
  await post(moderator, `/moderation/flashcards/${cards[1]!.id}/`, {
    data_request: 'send_back',
    revision: 1,
    reason: 'Name the nerve on the back, too, and say from which guideline this is.',
  });
  const caseId = await idOf(`SELECT id FROM moderation_cases WHERE kind = 'station' ORDER BY id LIMIT 1`);
  await post(moderator, `/moderation/cases/${caseId}/`, {
    data_request: 'decide',
    decision: 'hide',
    reason: 'The checklist is not the one of the case.',
    seen_act: 0,
    seen_report: (await rows<{ id: number }>(`SELECT max(id) AS id FROM reports WHERE case_id = ${caseId}`))[0]!.id,
    seen_revision: (await rows<{ revision: number }>(`SELECT revision FROM stations WHERE id = ${station}`))[0]!
      .revision,
  });
  const sanction = (id: number, kind: string, days: number) =>
    post(moderator, `/moderation/people/${id}/`, {
      data_request: 'sanction',
      kind,
      days,
      reason: 'Insults in the discussion of two questions, after a warning.',
    });
  await sanction(person, 'warn', 0);
  await sanction(person, 'mute', 7);
  await sanction(suspended, 'suspend', 30);
  return {
    topicCase: await idOf(`SELECT id FROM moderation_cases WHERE kind = 'topic' ORDER BY id LIMIT 1`),
    questionCase: first!.case_id,
    proposal: await idOf(`SELECT id FROM question_proposals ORDER BY id LIMIT 1`),
    cards: cards.map(({ id }) => id),
    person,
  };
}

const LISTS = [
  'awaiting-verification',
  'card-proposals',
  'problem-questions',
  'ai-flagged',
  'flashcard-bank',
  'logs',
  'bank-stats',
  'osce-stations',
];

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const arrive = async (username: string) => {
      const page = await (await browser!.newContext({ baseURL: gatewayUrl(1), locale: 'en-GB' })).newPage();
      page.setDefaultTimeout(60_000);
      await signInByCall(page, username);
      return page;
    };
    const [moderator, staff, author] = [await arrive('moderator1'), await arrive('staff1'), await arrive('author1')];
    const learners = [await arrive('learner1'), await arrive('learner2'), await arrive('learner3')];
    const muted = await arrive('learner4');
    const made = await makeUp({ moderator, author, learners });
    const open = async (page: Page, path: string, say: Say, name: string, looks: readonly Look[], ready?: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (ready) await page.getByText(say(ready)).first().waitFor();
      await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
      await shoot(page, name, looks);
    };
    for (const [language, say, looks] of [
      ['en', en, LOOKS.slice(0, 2)],
      ['es', es, LOOKS.slice(2, 4)],
    ] as const) {
      for (const page of [moderator, staff, author, muted]) await post(page, '/i18n/setlang/', { language });
      await open(moderator, '/moderation/', say, `01-queue-${language}`, looks);
      await open(moderator, `/moderation/cases/${made.topicCase}/`, say, `02-page-case-${language}`, looks);
      await moderator.goto(`/moderation/cases/${made.questionCase}/`);
      await moderator.getByRole('button', { name: say('moderation.change.open') }).click();
      await moderator.getByText(say('moderation.change.hint')).waitFor();
      await shoot(moderator, `03-correct-${language}`, looks);
      for (const list of LISTS)
        await open(moderator, `/moderation/lists/${list}/`, say, `04-${list}-${language}`, looks);
      await open(moderator, `/moderation/flashcards/${made.cards[0]!}/`, say, `05-card-${language}`, looks);
      await open(author, `/moderation/flashcards/${made.cards[1]!}/`, say, `06-own-card-${language}`, looks);
      await open(moderator, `/questions/proposals/${made.proposal}/`, say, `07-proposal-${language}`, looks);
      await moderator.getByRole('button', { name: say('questions.proposal.publish'), exact: true }).click();
      await moderator.getByRole('button', { name: say('review.undo'), exact: true }).click();
      for (const look of looks) {
        await wear(moderator, look);
        await moderator.screenshot({ path: join(folder, `07-undo-${language}.${look.size.width}.${look.scheme}.png`) });
      }
      await moderator
        .getByRole('dialog')
        .getByRole('button', { name: say('review.undo') })
        .click();
      await moderator.getByRole('button', { name: say('questions.proposal.publish'), exact: true }).waitFor();
      await shoot(moderator, `07-undone-${language}`, looks);
      await open(staff, '/ops/institutions/', say, `08-institutions-${language}`, looks);
      await open(moderator, `/moderation/people/${made.person}/`, say, `09-person-${language}`, looks);
      await open(muted, '/sanctions/', say, `10-sanctions-${language}`, looks);
      await staff.goto('/staff/users/?window=5');
      await staff.getByRole('checkbox').nth(3).check();
      await shoot(staff, `11-users-${language}`, looks);
      const anybody = await (
        await browser.newContext({ baseURL: gatewayUrl(1), locale: language === 'es' ? 'es-ES' : 'en-GB' })
      ).newPage();
      await anybody.goto('/login/');
      await anybody.getByLabel(say('accounts.login.username')).fill('learner7');
      await anybody.getByLabel(say('accounts.login.password'), { exact: true }).fill('practise-2026');
      await anybody
        .getByRole('main')
        .getByRole('button', { name: say('accounts.login.submit') })
        .click();
      await anybody.getByRole('alert').getByRole('link').click();
      await anybody.getByRole('heading', { level: 1, name: say('sanctions.suspended') }).waitFor();
      await shoot(anybody, `12-suspended-${language}`, looks);
    }
  } finally {
    await browser?.close();
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
