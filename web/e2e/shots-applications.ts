/**
 * Pictures of asking to become an author and of deciding on it, at two widths in both schemes and languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-applications.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en, es } from './words';
import { saveByCall } from './writing';

const [folder = '.data/shots-applications'] = process.argv.slice(2);

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
  const arrive = async (as: string, language: 'en' | 'es') => {
    const context = await browser.newContext({ baseURL: gatewayUrl(1) });
    const page = await context.newPage();
    await signInByCall(page, as);
    await post(page, '/i18n/setlang/', { language });
    return page;
  };
  try {
    for (const [language, say, who] of [
      ['en', en, 'learner1'],
      ['es', es, 'learner2'],
    ] as const) {
      const learner = await arrive(who, language);
      await learner.goto('/profile/details/');
      await learner.getByRole('link', { name: say('profile.author.ask') }).waitFor();
      await shoot(learner, `details-${language}`);
      await learner.goto('/become-author/');
      await learner.getByRole('link', { name: say('applications.write-sample') }).waitFor();
      await shoot(learner, `first-${language}`);
      const question_id = await saveByCall(learner, 'private');
      await learner.goto(`/become-author/?question=${question_id}`);
      await learner.getByRole('main').getByRole('radio', { checked: true }).waitFor();
      await shoot(learner, `form-${language}`);
      const words = 'I teach cardiology to fourth-year students and write their questions.';
      const { application } = (await post(learner, '/become-author/', { question_id, words })) as {
        application: { id: number };
      };
      await learner.goto('/become-author/');
      await learner.getByText(say('applications.open')).first().waitFor();
      await shoot(learner, `open-${language}`);
      const moderator = await arrive('moderator1', language);
      await moderator.goto('/');
      await moderator
        .getByRole('link', { name: say('applications.title') })
        .first()
        .waitFor();
      await shoot(moderator, `today-${language}`);
      await moderator.goto('/moderation/applications/');
      await moderator.getByRole('main').getByRole('listitem').first().waitFor();
      await shoot(moderator, `list-${language}`);
      await moderator.goto(`/moderation/applications/${application.id}/`);
      await moderator.getByRole('button', { name: say('applications.accept'), exact: true }).waitFor();
      await shoot(moderator, `one-${language}`);
      const reason = 'The explanation does not say why the other options are wrong.';
      await post(moderator, `/moderation/applications/${application.id}/`, { data_request: 'refuse', reason });
      await learner.goto('/become-author/');
      await learner.getByText(reason).waitFor();
      await shoot(learner, `refused-${language}`);
      await moderator.goto('/moderation/applications/?state=decided');
      await moderator.getByRole('main').getByRole('listitem').first().waitFor();
      await shoot(moderator, `decided-${language}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
