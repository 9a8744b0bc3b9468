/**
 * Pictures of people and roles, and of what visitors try, at two widths in both schemes: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-roles.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en, es } from './words';

const [folder = '.data/shots-roles'] = process.argv.slice(2);

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
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

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const arrive = async (as: string | null, language: 'en' | 'es') => {
    const context = await browser.newContext({ baseURL: gatewayUrl(1), locale: language === 'es' ? 'es-ES' : 'en-GB' });
    const page = await context.newPage();
    if (as) await signInByCall(page, as);
    await post(page, '/i18n/setlang/', { language });
    return page;
  };
  try {
    for (const [language, say] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const staff = await arrive('staff1', language);
      await post(staff, '/api/account/confirm/', { password: 'practise-2026' });
      const role = {
        data_request: 'give_role',
        role: 'author',
        reason: 'Wrote the respiratory questions of the bank.',
      };
      await post(staff, language === 'en' ? '/ops/people/1/' : '/ops/people/2/', role);
      await staff.goto('/ops/people/');
      await staff.getByRole('heading', { name: say('roles.changes.newest') }).waitFor();
      await shoot(staff, `people-${language}`);
      await staff.goto('/ops/people/2/');
      await staff.getByRole('article').nth(2).getByRole('button').click();
      await shoot(staff, `person-${language}`);
      const visitor = await arrive(null, language);
      await visitor.goto('/');
      await visitor.getByRole('button', { name: say('app.try.ten') }).waitFor();
      await shoot(visitor, `arrival-${language}`);
      await visitor.goto('/osce-stations/acute-severe-asthma/');
      await visitor.getByText(say('stations.trial.open')).waitFor();
      await shoot(visitor, `station-${language}`);
      const { next_url } = (await post(visitor, '/api/trial/quiz/', {})) as { next_url: string };
      await visitor.goto(next_url);
      await visitor.waitForLoadState('networkidle');
      await shoot(visitor, `run-${language}`);
      const run = (await (await visitor.request.get(next_url, { headers: { accept: 'application/json' } })).json()) as {
        quiz: { quizlog_id: number };
        questions: {
          question: {
            question_id: number;
            question_type: number;
            selectable_answers: number;
            answers: { answer_id: number }[];
          };
        }[];
      };
      const { quizlog_id } = run.quiz;
      for (const { question } of run.questions)
        if (question.question_type === 1 && question.selectable_answers === 1)
          await post(visitor, next_url, {
            data_request: 'answer_submit',
            quizlog_id,
            question_id: question.question_id,
            answer_id: String(question.answers[0]!.answer_id),
          });
      await post(visitor, '/api/quiz/end-quiz/', { quizlog_id });
      await visitor.goto(`${next_url}summary/`);
      await visitor.getByText(say('quizzes.summary.guest')).waitFor();
      await shoot(visitor, `summary-${language}`);
      await visitor.goto('/');
      await visitor.getByRole('button', { name: say('app.try.ten') }).waitFor();
      await shoot(visitor, `guest-home-${language}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
