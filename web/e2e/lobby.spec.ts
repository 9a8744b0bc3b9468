import { CHEST_PAIN, giveRole, joinAsGuest, joinByPin, member, openGroup, people, roleOf } from './group';
import { expect, test } from './people';
import { en } from './words';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };

test('four people are all in view at 1280 px, a fifth is behind the arrow, and on a phone one’s own card is first', async ({
  arrive,
}) => {
  const host = await arrive({ as: 'learner1', ...DESKTOP });
  const phone = await arrive(PHONE);
  const pin = await openGroup(host, CHEST_PAIN);
  for (const learner of ['learner2', 'learner3']) await joinByPin(await arrive({ as: learner }), pin);
  await joinAsGuest(phone, `/join/${pin}/`, 'Gilberto de la Fuente y Aguirre');
  await expect(people(host)).toHaveCount(4);
  const right = host.getByRole('button', { name: en('group-practice.people.scroll-right') });

  const { x, width } = (await host.getByRole('list', { name: en('group-practice.people.list') }).boundingBox())!;
  for (const card of await people(host).all()) {
    const box = (await card.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width + 1);
  }
  await expect(right).toHaveCount(0);

  await expect(people(phone).first()).toContainText('Gilberto de la Fuente y Aguirre');
  await expect(people(host).first()).toContainText('Maya O.');

  // "Host" and "You" stand in one line, on a phone as well.
  for (const size of [DESKTOP.viewport, PHONE.viewport]) {
    await host.setViewportSize(size);
    const card = member(host, 'Maya O.');
    await card.scrollIntoViewIfNeeded();
    const middles: number[] = [];
    for (const key of ['group-practice.host', 'group-practice.people.you']) {
      const box = (await card.getByText(en(key), { exact: true }).boundingBox())!;
      middles.push(box.y + box.height / 2);
    }
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(4);
  }
  await host.setViewportSize(DESKTOP.viewport);

  await joinByPin(await arrive({ as: 'learner4' }), pin);
  await expect(people(host)).toHaveCount(5);
  // The newest is brought into view; the arrow leads back and, from there, forward again.
  const left = host.getByRole('button', { name: en('group-practice.people.scroll-left') });
  await expect(left).toBeVisible();
  await left.click();
  await expect(right).toBeVisible();
  await expect(people(phone).first()).toContainText('Gilberto');
  await people(phone).first().scrollIntoViewIfNeeded();
  await expect(member(phone, 'Gilberto de la Fuente y Aguirre')).toBeInViewport();
});

test('a long name without a space fits the lobby, on its chip and on its figure', async ({ arrive }) => {
  const host = await arrive({ as: 'learner1', viewport: PHONE.viewport });
  const guest = await arrive(PHONE);
  const pin = await openGroup(host, CHEST_PAIN);
  const name = 'MaximilianoHernandezDeLaTorreYSosaMartin';
  await joinAsGuest(guest, `/join/${pin}/`, name);
  await expect(member(host, name)).toBeVisible();
  const expectRoom = async () => {
    for (const page of [host, guest])
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0);
      }
  };
  await expectRoom();
  await giveRole(host, name, 'examiner');
  await expectRoom();
});

test('two guests of one name are told apart, in the lobby and in the choice of roles', async ({ arrive }) => {
  const host = await arrive({ as: 'learner1' });
  const [one, two] = [await arrive(), await arrive({ gateway: 2 })];
  const pin = await openGroup(host, CHEST_PAIN);
  await joinAsGuest(one, `/join/${pin}/`, 'Ana');
  await joinAsGuest(two, `/join/${pin}/`, 'ana ');
  for (const page of [host, one, two])
    for (const name of ['Ana', 'ana (2)']) await expect(member(page, name)).toBeVisible();
  await giveRole(host, 'ana (2)', 'examiner');
  await expect(roleOf(two, 'ana (2)')).toHaveValue('examiner');
});
