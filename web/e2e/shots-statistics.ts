/**
 * Pictures of the statistics of staff at two widths in both schemes, with roll-ups that are made up: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-statistics.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { statisticsPage, usersPage } from '~/domain/statistics/contract';
import { LOOKS, wear } from './axe';
import { rows } from './database';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en, es } from './words';

const [folder = '.data/shots-statistics'] = process.argv.slice(2);

/** Ninety days that rise and fall with the week, a year of months before them, and some cohorts. */
async function makeUp(): Promise<void> {
  const fill = (span: number, unit: string, back: string, most: number) =>
    rows(
      `INSERT INTO statistics_counts (metric, span, country, stage, bucket, count, people)
       SELECT metric, ${span}, '*', stage, bucket, figure.count, least(figure.count, ${most}) FROM generate_series(1, 13) AS metric,
              generate_series(date_trunc('${unit}', now(), 'UTC') - interval '${back}', date_trunc('${unit}', now(), 'UTC'), '1 ${unit}') AS bucket,
              unnest('{-1,1,3,5,8,12}'::int[]) AS stage,
              LATERAL (SELECT abs(${most} * (1 + sin(extract(epoch FROM bucket) / 96000 + metric)) + hashtext(bucket::text || metric) % (${most} / 3 + 1))::int / (1 + metric % 3 + (stage + 1)) AS count) figure
       ON CONFLICT DO NOTHING`,
    );
  await fill(1, 'hour', '8 days', 40);
  await fill(2, 'day', '90 days', 260);
  await fill(3, 'month', '12 months', 3_000);
  await rows(
    `INSERT INTO statistics_cohorts (month, measure, country, stage, people)
     SELECT month::date, measure, '*', -1, people FROM generate_series(date_trunc('month', now()) - interval '5 months', date_trunc('month', now()), '1 month') AS month,
            (VALUES ('registered', 240), ('back-1', 160), ('back-7', 110), ('back-30', 60), ('first-5', 120), ('first-6', 40), ('first-8', 30), ('first-9', 25), ('joined-1', 50), ('joined-2', 30), ('joined-3', 12)) AS made (measure, people)
     ON CONFLICT DO NOTHING`,
  );
}

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
  try {
    await makeUp();
    for (const [language, say] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const context = await browser.newContext({
        baseURL: gatewayUrl(1),
        locale: language === 'es' ? 'es-ES' : 'en-GB',
      });
      const page = await context.newPage();
      await signInByCall(page, 'staff1');
      await post(page, '/i18n/setlang/', { language });
      for (const window of [1, 3, 5]) {
        await page.goto(`${statisticsPage.path}?window=${window}`);
        await page
          .getByRole('region', { name: say('statistics.cohorts') })
          .first()
          .waitFor();
        await page.locator('svg[role="presentation"]').nth(5).waitFor();
        if (window === 3) await page.getByText(say('statistics.table')).first().click();
        await shoot(page, `statistics-${window}-${language}`);
      }
      await page.goto(`${usersPage.path}?window=5`);
      await page.getByRole('heading', { name: say('statistics.look-ups') }).waitFor();
      await shoot(page, `users-${language}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
