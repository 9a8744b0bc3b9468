import { login, register } from '~/domain/accounts/contract';
import { WORK_HEADER } from '~/domain/kit/work';
import { expect, post, signInThroughForm, test } from './people';
import { NEW_PASSWORD } from './registration';

test('after ten wrong passwords the page does proof of work by itself, also where there is no crypto.subtle', async ({
  arrive,
}) => {
  const username = 'worker-bee';
  const form = {
    username,
    email: 'worker@example.org',
    email_confirm: 'worker@example.org',
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
    first_name: 'Bea',
    last_name: 'Worker',
    country: 'GB',
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
  };
  await post(await arrive(), register.path, form);

  const page = await arrive();
  // As on a page that comes over plain HTTP in a local network.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.goto(login.path);
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')!.value;
  const wrong = async () =>
    (
      await page.request.post(login.path, {
        data: { username, password: 'not-this-one-1' },
        headers: { accept: 'application/json', 'x-csrftoken': token },
      })
    ).status();
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
  await signInThroughForm(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL('/');
  expect(tries).toEqual([
    { status: 429, worked: false },
    { status: 200, worked: true },
  ]);
});
