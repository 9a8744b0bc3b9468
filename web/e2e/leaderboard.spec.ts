import { href } from '~/domain/kit/contract';
import { leaderboardPage } from '~/domain/leaderboard/contract';
import { stationEntry } from '~/domain/stations/contract';
import { expectAccessible } from './axe';
import { rows } from './database';
import { submitButton, tick } from './examiner';
import { CHEST_PAIN } from './group';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { en, es } from './words';

test('two of a class join the leaderboard, and one sees the points of the other come @decides', async ({ arrive }) => {
  const one = await arrive({ locale: 'es' });
  const other = await arrive({ gateway: 2 });
  await registerByCall(one, 'lbone');
  await registerByCall(other, 'lbother');
  await post(one, '/i18n/setlang/', { language: 'es' });
  await rows(
    `WITH c AS (
       INSERT INTO classes (tutor_id, name, pin, submission_id, created_at)
       SELECT id, 'Ward round', '20261123', gen_random_uuid(), now() FROM accounts WHERE username = 'author1' RETURNING id)
     INSERT INTO class_members (class_id, account_id, joined_at) SELECT c.id, a.id, now() FROM c, accounts a WHERE a.username IN ('lbone', 'lbother')`,
    [],
  );

  await one.goto(leaderboardPage.path);
  await expect(one.getByLabel(es('leaderboard.alias'))).not.toHaveValue(/Nadia|lbone/);
  await one.getByLabel(es('leaderboard.alias')).fill('Búho sereno');
  await one.getByRole('button', { name: es('leaderboard.join.submit') }).click();
  await expect(one.getByRole('table', { name: 'Ward round' })).toBeVisible();
  await expect(one.getByText(es('leaderboard.alone'), { exact: true })).toBeVisible();

  await other.goto(leaderboardPage.path);
  await other.getByLabel(en('leaderboard.alias')).fill('Calm Heron 7');
  await other.getByRole('button', { name: en('leaderboard.join.submit') }).click();
  await expect(other.getByRole('row', { name: /Búho sereno/ })).toBeVisible();
  const row = one.getByRole('row', { name: /Calm Heron 7/ });
  await expect(row).toContainText(es('leaderboard.no-place'));

  await other.goto(href(stationEntry, { base: CHEST_PAIN.base, slug: CHEST_PAIN.slug }));
  await other.locator('a[data-role="examiner"]').click();
  await expect(other).toHaveURL(/checklist/);
  await tick(other, 0, 1);
  await submitButton(other).click();
  await expect(other).toHaveURL(/\/summary\/\d+/);
  await expect(row).toContainText('1.º');
  await expect(row.getByRole('cell', { name: '10', exact: true })).toBeVisible();
  await expectAccessible(one, 'a leaderboard');

  await other.goto(leaderboardPage.path);
  await expect(other.getByRole('row', { name: /Calm Heron 7/ })).toContainText('1st');
  await other.getByRole('button', { name: en('leaderboard.leave') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: en('leaderboard.leave') })
    .click();
  await expect(row).toHaveCount(0);
});
