import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { appPage } from './app-page';

const folder = mkdtempSync(join(tmpdir(), 'wardmates-web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {};');
writeFileSync(join(folder, 'index.html'), '<meta name="public-origin" content="__PUBLIC_ORIGIN__"><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>');
afterAll(() => rmSync(folder, { recursive: true }));

async function build(options: { folder: string; publicUrl?: string }) {
  const app = Fastify();
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
      expect(answer.body).toBe(`<meta name="public-origin" content="https://wardmates.example"><script nonce="${nonce}"></script><style nonce="${nonce}"></style>`);
      expect(answer.headers['cache-control']).toBe('no-store');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
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

  it('says so when it has not been built', async () => {
    const app = await build({ folder: join(folder, 'none') });
    expect((await app.inject('/')).statusCode).toBe(503);
  });
});
