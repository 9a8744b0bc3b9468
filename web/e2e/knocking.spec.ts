import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { CHEST_PAIN, LOBBY, member, openGroup } from './group';
import { expect, test } from './people';
import { en, es } from './words';

/** As if somebody had typed the PIN while none was looked up: an attack for it would keep everybody else's guests waiting, too. */
async function knockAt(pin: string, name: string, token: string): Promise<void> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(
    `INSERT INTO group_knocks (token_hash, pin, name, language, knocked_at, expires_at) VALUES ($1, $2, $3, 'en', now(), now() + interval '10 minutes')`,
    [createHash('sha256').update(token).digest('base64url'), pin, name],
  );
  await client.end();
}

test('somebody who knocks waits, the host lets them in, and they are in the lobby', async ({ arrive }) => {
  const host = await arrive({ as: 'supporter1' });
  const pin = await openGroup(host, CHEST_PAIN);
  for (const name of ['Noor', 'Blanca']) await knockAt(pin, name, `token-of-${name}`);
  await host.reload();
  await expect(host.getByRole('heading', { name: en('group-practice.knocks.title', { count: 2 }) })).toBeVisible();

  const guest = await arrive({ locale: 'es-ES' });
  await guest.goto(href(joinGroup, { pin }, { knock: 'token-of-Noor' }));
  await expect(guest.getByRole('heading', { level: 1, name: es('group-practice.knock.title') })).toBeVisible();
  await host.getByRole('button', { name: en('group-practice.knocks.let-in-whom', { name: 'Noor' }) }).click();
  await expect(guest).toHaveURL(LOBBY);
  await expect(member(host, 'Noor')).toBeVisible();

  await host.getByRole('button', { name: en('group-practice.knocks.send-away-whom', { name: 'Blanca' }) }).click();
  await expect(host.getByRole('heading', { name: /to come in/ })).toHaveCount(0);
  const sentAway = await arrive();
  await sentAway.goto(href(joinGroup, { pin }, { knock: 'token-of-Blanca' }));
  await expect(sentAway.getByRole('heading', { level: 1, name: en('group-practice.knock.title') })).toBeVisible();
});
