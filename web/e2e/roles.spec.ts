import type { Page } from '@playwright/test';
import { peoplePage } from '~/domain/accounts/roles/contract';
import { expectAccessible } from './axe';
import { expect, test } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

const AUTHOR = en('app.profile.role.author');

const card = (page: Page) => page.getByRole('article', { name: AUTHOR });

/** Gives or takes the role on the page of the person, with a reason. */
async function change(staff: Page, what: 'give' | 'take', reason: string): Promise<void> {
  await card(staff)
    .getByRole('button', { name: en(`roles.${what}.of`, { role: AUTHOR }) })
    .click();
  await card(staff).getByLabel(en('roles.reason')).fill(reason);
  await card(staff)
    .getByRole('button', { name: en(`roles.${what}`), exact: true })
    .click();
}

test('staff make somebody an author, whose open page changes at once, and take the role away again @decides', async ({
  arrive,
}) => {
  const learner = await arrive();
  await registerByCall(learner, 'nadia.of.roles');
  await learner.goto('/');
  await expect(learner.getByRole('heading', { level: 1 })).toContainText('Nadia');

  const staff = await arrive({ as: 'staff1' });
  await staff.goto(peoplePage.path);
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(staff, 'the people page', 4);
  await staff.getByRole('searchbox', { name: en('roles.search') }).fill('nadia.of.roles');
  await staff.getByRole('link').filter({ hasText: 'nadia.of.roles' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Nadia B.' })).toBeVisible();
  await change(staff, 'give', 'Wrote the respiratory questions');
  await expect(card(staff).getByText(en('roles.has'))).toBeVisible();
  await expect(staff.getByText('Wrote the respiratory questions')).toBeVisible();
  await expectAccessible(staff, 'the page of one person', 4);

  await expect(learner.getByText(en('app.role-given', { role: AUTHOR }), { exact: true })).toBeVisible();
  await change(staff, 'take', 'Asked to stop');
  await expect(learner.getByText(en('app.role-taken', { role: AUTHOR }), { exact: true })).toBeVisible();
});
