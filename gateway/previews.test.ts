import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '~/domain/accounts/person';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { theProducts } from '~/infra/tooling/testing/factories/purchases';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { invitationTo } from './group-practice/invitation';
import { buildServer, type Gateway } from './server';

const world = openWorld();
const webFolder = mkdtempSync(join(tmpdir(), 'wardmates-web-'));
let built: Gateway;

beforeAll(async () => {
  writeFileSync(join(webFolder, 'index.html'), '__PAGE_TITLE__|__PAGE_DESCRIPTION__|__PAGE_PICTURE__');
  built = await buildServer(world.deps, { webFolder });
});
afterAll(async () => {
  await built.close();
  rmSync(webFolder, { recursive: true });
});

const preview = async (url: string, language = 'en') =>
  (await built.app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })).body;
const PRODUCT = /^Wardmates\|Practise clinical stations.*\|\/share\/wardmates\.png$/;

describe('what a shared link shows before it is opened', () => {
  it('is the name and the description of a station', async () => {
    const { slug } = await aStation(world, { name: 'Chest <pain>', description: 'A man of 54.' });
    expect(await preview(`/osce-stations/${slug}/`)).toBe(
      'Chest &lt;pain&gt; · Wardmates|A man of 54.|/share/station.png',
    );
  });

  it('is nothing of a personal station, nor of one that is not there', async () => {
    const { slug, id } = await aStation(world, { name: 'Mine' });
    await world.deps.dataSource.query('UPDATE stations SET published_at = NULL WHERE id = $1', [id]);
    for (const name of [slug, 'no-such-station', '%00'])
      expect(await preview(`/osce-stations/${name}/`)).toMatch(PRODUCT);
  });

  it('is the station and the host of an invitation, for those who have it alone', async () => {
    const station = await aStation(world, { name: 'Low mood' });
    const { pin, host } = await aGroup(world, { station });
    const key = invitationTo(world.deps.config, pin);
    expect(await preview(`/join/${pin}/?key=${key}`)).toBe(
      `Low mood · Wardmates|${host.name} invites you to practise this station together.|/share/invitation.png`,
    );
    for (const address of [`/join/${pin}/`, `/join/${pin}/?key=${key.slice(1)}`, '/join/000000000/'])
      expect(await preview(address)).toMatch(PRODUCT);
  });

  it('is the title and the time of an event, in its language, and nothing once it is cancelled', async () => {
    const day = new Date(world.clock.now().getTime() + 30 * 86_400_000);
    const at = new Date(`${day.toISOString().slice(0, 10)}T18:00:00Z`);
    const date = at.toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
    const { id } = await anEvent(world, { title: 'Chest pain', about: 'Ring 0123', at });
    expect(await preview(`/events/${id}/`, 'es')).toBe(
      `Chest pain · Wardmates|${date} at 18:00 UTC. Sign up to practise at a set time with others.|/share/invitation.png`,
    );
    const webinar = await anEvent(world, { kind: 'webinar', title: 'ECG', language: 'es', at });
    expect(await preview(`/events/${webinar.id}/`)).toMatch(
      /^ECG · Wardmates\|.*\. Un seminario web: inscríbete para tener un lugar\.\|/,
    );
    await world.deps.dataSource.query("UPDATE events SET state = 'cancelled', cause = 'host' WHERE id = $1", [id]);
    for (const address of [`/events/${id}/`, '/events/987654/']) expect(await preview(address)).toMatch(PRODUCT);
  });

  it('is nothing of an event that is over, nor for somebody for whom a block has taken it away', async () => {
    const [host, blocked, other] = [await aPerson(world), await aPerson(world), await aPerson(world)];
    const { id } = await anEvent(world, { host, title: 'Chest pain' });
    await world.deps.dataSource.query(
      'INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())',
      [host.id, blocked.id],
    );
    const seenBy = async (person: Person) => {
      const { cookieHeader: cookie } = await world.signedIn(person);
      const headers = { accept: 'text/html', 'accept-language': 'en', cookie };
      return (await built.app.inject({ url: `/events/${id}/`, headers })).body;
    };
    expect(await seenBy(other)).toMatch(/^Chest pain · Wardmates\|/);
    expect(await seenBy(blocked)).toMatch(PRODUCT);
    world.clock.advance(4 * 3_600_000);
    expect(await preview(`/events/${id}/`)).toMatch(PRODUCT);
  });

  it('is the deck and its owner of an invitation to write it', async () => {
    const owner = await aPerson(world);
    const deck = await aDeck(world, { owner, name: 'Murmurs' });
    const invitation = 'b3b1a6a0-8f1e-4c52-9a55-0d5f0a3f6c11';
    await world.deps.dataSource.query('UPDATE decks SET invitation = $2 WHERE id = $1', [deck.id, invitation]);
    expect(await preview(`/flashcards/join-deck/${invitation}/`, 'es')).toBe(
      `Murmurs · Wardmates|${owner.name} te invita a escribir este mazo de tarjetas en grupo.|/share/invitation.png`,
    );
    expect(await preview(`/flashcards/join-deck/${invitation.replace('b3', 'b4')}/`)).toMatch(PRODUCT);
  });

  it('is the name of a product and what is said of it, in the language of who reads', async () => {
    await theProducts(world);
    const [product] = (await world.deps.dataSource.query(
      "SELECT name, name_es, about_es FROM products WHERE slug = 'supporter'",
    )) as { name: string; name_es: string; about_es: string }[];
    expect(await preview('/purchase/supporter/')).toContain(`${product!.name} · Wardmates|`);
    expect(await preview('/purchase/supporter/', 'es')).toMatch(`${product!.name_es} · Wardmates|`);
    expect(await preview('/purchase/no-such-product/')).toMatch(PRODUCT);
  });
});
