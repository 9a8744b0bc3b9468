import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
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

const preview = async (url: string) => (await built.app.inject({ url, headers: { accept: 'text/html' } })).body;
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
});
