import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { terms, privacyNotice } from '~/domain/accounts/consent/contract';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { stationEntry, stationList } from '~/domain/stations/contract';
import { publishedAddresses } from '~/domain/stations/published-addresses.query';
import { STATION_BASES } from '~/domain/stations/styles';
import type { Deps } from '~/infra/process/deps';
import { scorePicture } from '~/infra/images/score-picture';
import { root } from '~/infra/process/root';
import { PICTURES, pictureAddress } from './page-preview';

/** What a page of a sitemap may hold, by its protocol. */
const ADDRESSES_MAX = 50_000;
/** Seconds that others may keep these. */
const KEPT = 86_400;

/** Pages of people and groups, and what is not a page: nothing to be found by a search engine. */
const NOT_FOR_CRAWLERS = ['/api/', '/group-study/', '/profile/', '/ops/', '/docs/', '/notifications/'];

/** Invitations and shared results are read for the preview that a message shows of them, and are not to be found either. */
const INVITATIONS = /^\/(?:join|flashcards\/join-deck|events|shared-results)\/[^?]/;

const OPEN_PAGES = [
  '/',
  ...STATION_BASES.map((base) => href(stationList, { base })),
  href(quizSetup),
  terms.path,
  privacyNotice.path,
];

/** What search engines and previews of links ask for: the rules of what to read, where it is, and the pictures. */
export const share = plugin(
  async (app: FastifyInstance, { read, config: { publicUrl } }: Pick<Deps, 'read' | 'config'>) => {
    const hidden = { schema: { hide: true }, config: { shared: true } };
    for (const picture of PICTURES) {
      const file = readFileSync(join(root, 'web', 'pictures', 'share', `${picture}.png`));
      app.get(pictureAddress(picture), hidden, async (_request, reply) =>
        reply.type('image/png').header('cache-control', `public, max-age=${KEPT}`).send(file),
      );
    }

    app.get<{ Params: { percent: string } }>(
      '/share/result-:percent(^100|[1-9]?[0-9]$).png',
      hidden,
      async (request, reply) =>
        reply
          .type('image/png')
          .header('cache-control', `public, max-age=${KEPT}`)
          .send(await scorePicture(Number(request.params.percent))),
    );

    app.addHook('onRequest', (request, reply, done) => {
      if (INVITATIONS.test(request.url)) reply.header('x-robots-tag', 'noindex');
      done();
    });

    app.get('/robots.txt', hidden, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', `public, max-age=${KEPT}`)
        .send(
          [
            'User-agent: *',
            ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
            ...(publicUrl ? [`Sitemap: ${publicUrl}/sitemap.xml`] : []),
            '',
          ].join('\n'),
        ),
    );

    // Addresses in a sitemap are whole ones: without a public address there is none.
    if (!publicUrl) return;
    app.get('/sitemap.xml', hidden, async (_request, reply) => {
      const stations = await publishedAddresses(read, ADDRESSES_MAX - OPEN_PAGES.length);
      const paths = [...OPEN_PAGES, ...stations.map((station) => href(stationEntry, station))];
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${KEPT}`)
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
            .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
            .join('\n')}\n</urlset>\n`,
        );
    });
  },
  { name: 'share' },
);
