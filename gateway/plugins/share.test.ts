import sharp from 'sharp';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { buildServer, type Gateway } from '../server';
import { PICTURES, pictureAddress } from './page-preview';

const PUBLIC = 'https://wardmates.example';
const world = openWorld();
let known: Gateway;
let unknown: Gateway;

beforeAll(async () => {
  const { deps } = world;
  unknown = await buildServer({ ...deps, config: { ...deps.config, publicUrl: undefined } });
  known = await buildServer({ ...deps, config: { ...deps.config, publicUrl: PUBLIC } });
});
afterAll(async () => {
  await known.close();
  await unknown.close();
});

const from = (gateway: Gateway, url: string) =>
  gateway.app.inject({ url, headers: gateway === known ? { host: new URL(PUBLIC).host } : {} });

it('lists the published stations for search engines, and no other', async () => {
  const { slug } = await aStation(world);
  const hidden = await aStation(world);
  const personal = await aStation(world);
  await world.deps.dataSource.query('UPDATE stations SET published_at = NULL WHERE id = $1', [personal.id]);
  await world.deps.dataSource.query('UPDATE stations SET hidden_at = now(), published_at = NULL WHERE id = $1', [
    hidden.id,
  ]);
  const answer = await from(known, '/sitemap.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const addresses = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain(`${PUBLIC}/`);
  expect(addresses).toContain(`${PUBLIC}/osce-stations/${slug}/`);
  expect(addresses.filter((address) => address!.includes(hidden.slug) || address!.includes(personal.slug))).toEqual([]);
});

it('keeps them out of pages of groups and people', async () => {
  const { body } = await from(known, '/robots.txt');
  expect(body).toContain('Disallow: /group-study/');
  expect(body).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
  expect((await from(unknown, '/robots.txt')).body).not.toContain('Sitemap');
});

it('lets them read an invitation for its preview, and has them keep it to themselves', async () => {
  const robots = (await from(known, '/robots.txt')).body;
  for (const url of ['/join/482913507/?key=x', '/flashcards/join-deck/abc/']) {
    expect(robots.split('\n').filter((line) => url.startsWith(line.replace('Disallow: ', '')) && line !== '')).toEqual(
      [],
    );
    expect((await from(known, url)).headers['x-robots-tag']).toBe('noindex');
  }
  expect((await from(known, '/join/')).headers['x-robots-tag']).toBeUndefined();
});

it.each(PICTURES)('has a picture for links of the kind %s, of the size that is shown whole', async (picture) => {
  const answer = await from(unknown, pictureAddress(picture));
  expect(answer.headers['content-type']).toBe('image/png');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(60_000);
});
