import { login } from '~/domain/accounts/contract';
import { WORK_HEADER } from '~/domain/kit/work';
import { expect, send, signInThroughForm, test } from './people';
import { NEW_PASSWORD } from './registration';
import { registerByCall } from './second-factor';

const WRONG = 'not-this-one-1';

test('after ten wrong passwords the page does proof of work by itself, without crypto.subtle and with any clock of the device', async ({
  arrive,
}) => {
  const username = 'worker-bee';
  await registerByCall(await arrive(), username);

  const page = await arrive();
  // As on a page that comes over plain HTTP in a local network.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.clock.install();
  await page.goto(login.path);
  const wrong = async () => (await send(page, login.path, { username, password: WRONG })).status();
  // Until there are no free ones left: more than ten if their quarter of an hour ends meanwhile.
  const answers = [await wrong()];
  while (answers.at(-1) === 422) answers.push(await wrong());
  expect(answers.at(-1)).toBe(429);
  expect(answers.length).toBeGreaterThan(10);

  const tries: { status: number; worked: boolean }[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && new URL(response.url()).pathname === login.path)
      tries.push({ status: response.status(), worked: WORK_HEADER in response.request().headers() });
  });
  let minutes = 0;
  await page.route(`**${login.path}`, async (route) => {
    const response = await route.fetch();
    // Between the challenge and its answer, hours after or before either of them.
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await route.fulfill({ response });
  });
  for (const [ahead, password, status] of [
    [180, WRONG, 422],
    [-180, WRONG, 422],
    [20, NEW_PASSWORD, 200],
  ] as const) {
    minutes = ahead;
    tries.length = 0;
    await signInThroughForm(page, username, password);
    await expect
      .poll(() => tries)
      .toEqual([
        { status: 429, worked: false },
        { status, worked: true },
      ]);
  }
  await expect(page).toHaveURL('/');
});
