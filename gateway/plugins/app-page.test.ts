import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { handLimit } from '~/infra/tooling/testing/hand-limit';
import type { Config } from '~/infra/process/config';
import { appPage } from './app-page';
import { csrf } from './csrf';

const folder = mkdtempSync(join(tmpdir(), 'wardmates-web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {};'));
writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('export {};'));
writeFileSync(join(folder, 'assets', 'small-3c4d.js'), '0');
writeFileSync(
  join(folder, 'index.html'),
  '<meta name="public-origin" content="__PUBLIC_ORIGIN__"><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>',
);
afterAll(() => rmSync(folder, { recursive: true }));

async function build(options: Parameters<typeof appPage>[1]) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(csrf, { config: { sessionSecret: 'x'.repeat(32) } as Config });
  await app.register(appPage, options);
  app.get('/', (_request, reply) => reply.sendApp());
  return app;
}

describe('the app page', () => {
  it('comes with a policy whose nonce is its own, new each time, and is never cached', async () => {
    const app = await build({ folder, publicUrl: 'https://wardmates.example' });
    const answers = await Promise.all([app.inject('/'), app.inject('/')]);
    const nonces = answers.map((answer) => {
      const policy = String(answer.headers['content-security-policy']);
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)![1]!;
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answer.body).toBe(
        `<meta name="public-origin" content="https://wardmates.example"><script nonce="${nonce}"></script><style nonce="${nonce}"></style>`,
      );
      expect(answer.headers['cache-control']).toBe('no-store');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('loads from its own host alone, but for the player of videos', async () => {
    const app = await build({ folder, publicUrl: 'https://wardmates.example' });
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/s) as [string, string]));
    expect(directives.get('img-src')).toBe("'self'");
    expect(directives.get('connect-src')).toBe("'self'");
    directives.delete('trusted-types');
    const foreign = [...directives].filter(([, sources]) =>
      sources.split(' ').some((source) => !/^'(?:self|none|script|nonce-.*)'$/.test(source)),
    );
    expect(foreign).toEqual([['frame-src', 'https://www.youtube-nocookie.com']]);
  });

  it('takes no string as code, but what a policy of the app made', async () => {
    const app = await build({ folder });
    const directives = String((await app.inject('/')).headers['content-security-policy']).split('; ');
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives).toContain(
      'trusted-types wardmates-inert wardmates-rich-text wardmates-worker wardmates-service-worker',
    );
  });

  it('goes out without its data where that takes more than a second', async () => {
    const limit = handLimit();
    const withData = mkdtempSync(join(tmpdir(), 'wardmates-web-'));
    writeFileSync(join(withData, 'index.html'), '<!--content--><!--/content--><!--data-->');
    const app = await build({ folder: withData, limit: limit.after });
    let answer: (answers: { json: Record<string, string> }) => void = () => undefined;
    const asked = new Promise<void>((asking) =>
      app.get('/slow/', (_request, reply) =>
        reply.sendApp({
          path: '/slow/',
          answers() {
            asking();
            return new Promise((resolve) => (answer = resolve));
          },
        }),
      ),
    );
    const slow = async (then: () => void) => {
      const response = app.inject('/slow/').then(({ body }) => body);
      while (limit.running() === 0) await new Promise(setImmediate);
      then();
      return response;
    };
    const body = await slow(limit.pass);
    await asked;
    expect(limit.lengths).toEqual([1_000]);
    const inTime = await slow(() => answer({ json: { '/slow/': '7' } }));
    expect([body.includes('"/slow/":7'), inTime.includes('"/slow/":7'), limit.running()]).toEqual([false, true, 0]);
    rmSync(withData, { recursive: true });
  });

  it('has a service worker that is asked for anew each time, and may fetch from its own host alone', async () => {
    const app = await build({ folder });
    expect((await app.inject('/sw.js')).statusCode).toBe(404);
    writeFileSync(join(folder, 'sw.js'), 'self;');
    const { statusCode, headers, body } = await app.inject('/sw.js');
    expect([statusCode, body]).toEqual([200, 'self;']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    rmSync(join(folder, 'sw.js'));
  });

  it('leaves the origin empty where none is set', async () => {
    const app = await build({ folder });
    expect((await app.inject('/')).body).toContain('content=""');
  });

  it('has assets that may be kept for a year, for their names change with them', async () => {
    const app = await build({ folder });
    const asset = await app.inject('/assets/main-1a2b.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await app.inject('/assets/../index.html')).statusCode).toBe(404);
  });

  it('sends assets as they were compressed when the app was built, to who can read that', async () => {
    const app = await build({ folder });
    const ask = async (name: string, encodings?: string) => {
      const { statusCode, headers } = await app.inject({
        url: `/assets/${name}`,
        headers: encodings ? { 'accept-encoding': encodings } : {},
      });
      return [statusCode, headers['content-encoding'], headers['content-type'], headers['cache-control']];
    };
    const kept = ['application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'];
    expect(await ask('main-1a2b.js', 'gzip, deflate, br')).toEqual([200, 'br', ...kept]);
    expect(await ask('main-1a2b.js', 'gzip')).toEqual([200, 'gzip', ...kept]);
    expect(await ask('main-1a2b.js')).toEqual([200, undefined, ...kept]);
    expect(await ask('small-3c4d.js', 'gzip, deflate, br')).toEqual([200, undefined, ...kept]);
    const { headers } = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(headers.vary).toContain('accept-encoding');
  });

  it('sets nobody’s cookie with an asset, which caches keep for everybody', async () => {
    const app = await build({ folder });
    expect((await app.inject('/assets/main-1a2b.js')).headers['set-cookie']).toBeUndefined();
    expect((await app.inject('/assets/none.js')).headers['set-cookie']).toBeUndefined();
    expect((await app.inject('/')).headers['set-cookie']).toContainEqual(expect.stringMatching(/^csrftoken=/));
  });

  it('says so when it has not been built', async () => {
    const app = await build({ folder: join(folder, 'none') });
    expect((await app.inject('/')).statusCode).toBe(503);
  });
});
