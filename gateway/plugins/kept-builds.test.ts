import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { Config } from '~/infra/process/config';
import { appPage } from './app-page';
import { csrf } from './csrf';
import { BUILDS_KEPT, saveBuild, keptBuilds } from './kept-builds';

const folder = mkdtempSync(join(tmpdir(), 'wardmates-builds-'));
const [dist, kept] = [join(folder, 'dist'), join(folder, 'kept')];
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes the place of the build before it, as a deployment does. Older ones were started a minute before each. */
function deploy(number: number) {
  for (const [index, build] of keptBuilds(kept).entries())
    utimesSync(build, new Date(), new Date(Date.now() - (index + 1) * 60_000));
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<script src="/assets/index-${number}.js"></script>`);
  writeFileSync(join(dist, 'assets', `index-${number}.js`), `export const build = ${number};`);
  writeFileSync(join(dist, 'assets', `page-${number}.js`), 'export {};');
  writeFileSync(join(dist, 'assets', `page-${number}.js.gz`), gzipSync('export {};'));
  saveBuild(dist, kept);
}

async function gateway() {
  const app = Fastify();
  await app.register(cookie);
  await app.register(csrf, { config: { sessionSecret: 'x'.repeat(32) } as Config });
  await app.register(appPage, { folder: dist, builds: kept });
  return {
    app,
    status: async (name: string) =>
      (await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'gzip' } })).statusCode,
  };
}

describe('the assets of former builds', () => {
  it('are served until two builds have come after them', async () => {
    deploy(1);
    deploy(2);
    deploy(3);
    const { status } = await gateway();
    expect(await Promise.all([1, 2, 3].map((number) => status(`page-${number}.js`)))).toEqual([200, 200, 200]);
    deploy(4);
    expect(await Promise.all([1, 2, 3, 4].map((number) => status(`page-${number}.js`)))).toEqual([404, 200, 200, 200]);
    expect(readdirSync(kept)).toHaveLength(BUILDS_KEPT);
  });

  it('are served by a gateway that is still of the build before: its neighbour has kept the new one', async () => {
    const { status } = await gateway();
    expect(await status('page-5.js')).toBe(404);
    deploy(5);
    rmSync(join(dist, 'assets', 'page-5.js'));
    expect(await status('page-5.js')).toBe(200);
  });

  it('come compressed and may be kept for a year, like those of the current one', async () => {
    const { app } = await gateway();
    const { headers, statusCode } = await app.inject({
      url: '/assets/page-4.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'gzip',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('are all that is served from there', async () => {
    writeFileSync(join(folder, 'secret.js'), 'secret');
    const { status } = await gateway();
    for (const name of ['../secret.js', '..%2f..%2fsecret.js', '%2e%2e/secret.js', '', '.', '..'])
      expect(await status(name)).toBe(404);
  });

  it('are kept once, however often the build is started', () => {
    const before = readdirSync(kept).sort();
    saveBuild(dist, kept);
    saveBuild(dist, kept);
    expect(readdirSync(kept).sort()).toEqual(before);
  });

  it('need no build', () => {
    const none = join(folder, 'none');
    saveBuild(join(folder, 'no-dist'), none);
    expect(existsSync(none)).toBe(false);
    expect(keptBuilds(none)).toEqual([]);
  });
});
