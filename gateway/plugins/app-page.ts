import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { after, type After } from '~/infra/ai/after';
import { notFound } from '~/domain/kit/errors';
import { TRUSTED_TYPES } from '~/domain/kit/html/trusted-types';
import { keptBuilds } from './kept-builds';
import { type FirstAnswers, type FirstPage, openFirstHtml } from './first-html';
import { compressorFor } from './compressor';
import { REFUSED } from './plain-forms';

declare module 'fastify' {
  interface FastifyReply {
    /** Answers the web app, with a content security policy whose nonce is this answer's own; null if nothing is known of the page. */
    sendApp(page?: FirstPage | null): FastifyReply;
  }
}

/** The name of an asset, without any folder. */
const ASSET = /^[\w~-][\w~.-]*\.(?:js|css|svg|png|webp|woff2|webmanifest|json)$/;

/** Never pages of their own, as a drawing is that somebody opens. */
const PARTS_OF_PAGES = /^(?:application\/javascript|text\/css|font\/)/;

/** What tells a browser how a page may behave: on a slow network, said fifty times before a page can be used, it is most of a second. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/**
 * Pages load from their own host alone: pictures in texts are under `/media/` (`html-vocabulary.ts`), other people's sites
 * would learn who reads what. Only the player of a station's video is foreign.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    // Web sockets of the same host and port included.
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Sinks that could run a string as code accept only values from one of these policies. None is the default policy.
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');

/** How long HTML waits for the page's data, in milliseconds: the app asks for what takes longer. */
const ANSWERS_WITHIN = 1_000;
const NO_ANSWERS: FirstAnswers = { json: {} };

async function answersOf(page: FirstPage | null, limit: After): Promise<FirstAnswers> {
  if (!page?.answers) return NO_ANSWERS;
  let inTime = (): void => undefined;
  const late = new Promise<FirstAnswers>((resolve) => {
    inTime = limit(ANSWERS_WITHIN, () => resolve(NO_ANSWERS));
  });
  // If an answer fails, the page goes without: the app requests it again and shows the error.
  const answers = page.answers().catch(() => NO_ANSWERS);
  return Promise.race([answers, late]).finally(inTime);
}

/** The service worker fetches from its own host alone, and loads nothing. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

interface Options {
  /** The current build. */
  folder: string;
  /** The folder of the assets of the last builds: `kept-builds.ts`. */
  builds?: string;
  publicUrl?: string;
  /** Ends the wait for the page's data. */
  limit?: After;
}

/** The built web app: its assets for a year (their names change with their content) and as they were compressed when it was built, its page never cached. */
export const appPage = plugin(
  async (app: FastifyInstance, { folder, builds, publicUrl = '', limit = after }: Options) => {
    const firstHtml = openFirstHtml(folder, publicUrl);

    app.decorateReply('sendApp', function sendApp(this: FastifyReply, page: FirstPage | null = null) {
      const nonce = randomBytes(16).toString('base64');
      const { language = 'en', person, url, query } = this.request;
      const refused = (query as Record<string, string | undefined> | undefined)?.[REFUSED];
      const html = firstHtml(nonce, language, page, person ? null : { here: url, refused });
      if (!html)
        return this.code(503)
          .type('text/plain; charset=utf-8')
          .send('The web app is not built yet: run `npm run build`.');
      const { encoding, stream } = compressorFor(this.request.headers['accept-encoding']);
      if (encoding) this.header('content-encoding', encoding);
      stream.write(html.head);
      stream.flush?.();
      // A browser that went away needs no answer.
      stream.on('error', () => undefined);
      void answersOf(page, limit).then((answers) => stream.end(html.rest(answers)));
      return this.type('text/html; charset=utf-8')
        .header('content-security-policy', policy(nonce))
        .header('cache-control', 'no-store')
        .send(stream);
    });

    // The browser looks for a new one by itself. What it fetches is bound by its own policy.
    app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) => {
      const worker = join(folder, 'sw.js');
      if (!existsSync(worker)) throw notFound();
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', WORKER_POLICY)
        .send(readFileSync(worker));
    });

    if (existsSync(join(folder, 'assets'))) {
      await app.register(
        async (assets) => {
          assets.addHook('onRoute', (route) => void (route.config = { ...route.config, shared: true }));
          // A cache between us and a browser may not hand what is compressed to one that cannot read it.
          assets.addHook('onRequest', async (_request, reply) => void reply.header('vary', 'accept-encoding'));
          assets.addHook('onSend', async (_request, reply) => {
            if (PARTS_OF_PAGES.test(String(reply.getHeader('content-type'))))
              for (const name of OF_PAGES) reply.removeHeader(name);
          });
          await assets.register(fastifyStatic, {
            root: join(folder, 'assets'),
            prefix: '/',
            immutable: true,
            maxAge: '1y',
            index: false,
            // Nobody asks again whether it has changed.
            etag: false,
            lastModified: false,
            acceptRanges: false,
            preCompressed: true,
            logLevel: 'warn',
          });
          assets.setNotFoundHandler(async (request, reply) => {
            const name = request.url.replace(/^\/assets\/|\?.*$/g, '');
            const kept =
              builds && ASSET.test(name)
                ? keptBuilds(builds).find((build) => existsSync(join(build, name)))
                : undefined;
            if (!kept) throw notFound();
            return reply.code(200).sendFile(name, kept);
          });
        },
        { prefix: '/assets' },
      );
    }
  },
  { name: 'app-page' },
);
