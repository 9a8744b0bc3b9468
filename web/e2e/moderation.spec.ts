import { randomUUID } from 'node:crypto';
import { notificationsPage } from '~/domain/accounts/contract';
import { queuePage } from '~/domain/moderation/queue/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { en } from './words';

const FRONT = 'Dose of adrenaline in anaphylaxis?';
const REASON = 'The dose is ten times too high. It is 0.5 mg.';

test('a moderator sees a report arrive, decides beside another one, and everyone concerned is notified @decides', async ({
  arrive,
}) => {
  const author = await arrive({ as: 'author1' });
  const { next_url } = (await post(author, '/flashcards/create-deck/', {
    deck_name: 'Emergency doses',
    deck_description: 'Doses that one knows by heart',
    deck_shared: true,
    deck_cloneable: false,
    deck_colour: 'teal',
    deck_icon: 'heart',
    category: [],
    cards: [{ id: `n${randomUUID()}`, front: `<p>${FRONT}</p>`, back: '<p>5 mg</p>', tags: [] }],
  })) as { next_url: string };
  const deck = /(\d+)/.exec(next_url)![1]!;

  const moderator = await arrive({ as: 'moderator1' });
  await moderator.goto(queuePage.path);
  await expect(moderator.getByRole('heading', { level: 1, name: en('moderation.title') })).toBeVisible();
  const line = moderator.getByRole('link', { name: FRONT });
  await expect(line).toBeHidden();

  const learner = await arrive({ as: 'learner2' });
  await learner.goto(`/flashcards/decks/${deck}/`);
  await learner.getByRole('button', { name: en('flashcards.card.report') }).click();
  await learner.getByRole('textbox', { name: en('discussion.report.text') }).fill('It is 0.5 mg, not 5 mg.');
  await learner.getByRole('button', { name: en('discussion.report.send') }).click();
  await expect(learner.getByText(en('discussion.report.thanks'))).toBeVisible();

  // Pushed: nobody has loaded the list again.
  await expect(line).toBeVisible();
  await expectAccessible(moderator, 'the list of what was reported');
  await line.click();
  const target = moderator.getByTestId('target');
  await expect(target).toContainText('5 mg');
  await expect(moderator.getByText('It is 0.5 mg, not 5 mg.')).toBeVisible();

  const second = await arrive({ as: 'staff1', gateway: 2 });
  await second.goto(new URL(moderator.url()).pathname);
  await expect(second.getByTestId('target')).toContainText(FRONT);
  await expect(moderator.getByText(/is also looking at this case/)).toBeVisible();
  await expect(second.getByText(/is also looking at this case/)).toBeVisible();

  await moderator.getByRole('textbox', { name: en('moderation.reason') }).fill(REASON);
  await expectAccessible(moderator, 'a case');
  await moderator.getByRole('button', { name: en('moderation.decide.send_back') }).click();
  // The other moderator sees it, and has to read it before they decide.
  await expect(second.getByText(en('moderation.changed'))).toBeVisible();
  await expect(second.getByRole('list').getByText(REASON)).toBeVisible();

  await learner.goto(notificationsPage.path);
  await expect(learner.getByText(en('accounts.notification.report-upheld', { thing: FRONT }))).toBeVisible();
  await learner.goto(`/flashcards/decks/${deck}/`);
  await expect(learner.getByText(en('flashcards.decks.read.empty'))).toBeVisible();
  await expect(learner.getByText(FRONT)).toBeHidden();

  await author.goto(notificationsPage.path);
  await author.getByText(en('accounts.notification.moderated-returned', { thing: FRONT })).click();
  await expect(author.getByRole('heading', { level: 1, name: en('moderation.own.returned') })).toBeVisible();
  await expect(author.getByText(REASON)).toBeVisible();
  await expectAccessible(author, 'a decision on one’s own card');
  const own = new URL(author.url()).pathname;
  await author.getByRole('link', { name: en('moderation.own.edit') }).click();
  await author.getByRole('textbox', { name: en('flashcards.decks.card.back') }).fill('0.5 mg');
  await author.getByRole('button', { name: en('flashcards.decks.save-card') }).click();
  await author.waitForURL((url) => !url.pathname.includes('edit-card'));
  await author.goto(own);
  await expect(author.getByTestId('target')).toContainText('0.5 mg');
  await author.getByRole('textbox', { name: en('moderation.own.ask') }).fill('I have mended the dose.');
  await author.getByRole('button', { name: en('moderation.own.send') }).click();
  await expect(author.getByText(en('moderation.own.asked'))).toBeVisible();

  await expect(second.getByText('I have mended the dose.').first()).toBeVisible();
  // What the author mended is shown word by word before anybody decides.
  await expect(second.getByTestId('target-changes').locator('ins').last()).toContainText('0.5');
  await second.getByRole('button', { name: en('moderation.changed.read') }).click();
  await second.getByRole('button', { name: en('moderation.decide.restore') }).click();
  await learner.reload();
  await expect(learner.getByText(FRONT)).toBeVisible();
  await author.goto(notificationsPage.path);
  await expect(author.getByText(en('accounts.notification.moderated-restored', { thing: FRONT }))).toBeVisible();
});
