import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '~/domain/kit/errors';
import { readDiagrams } from '~/infra/content/read-diagrams';

/** Where a question shows a diagram of the starter content. */
const PATH = '/media/diagrams/:file';
/** The same name may be drawn better in the next release. */
const FRESH = 'public, max-age=86400';

/** The diagrams of the starter content, for everybody: the same on every gateway, read once. */
export function bindDiagrams(app: FastifyInstance): void {
  const diagrams = new Map(
    [...readDiagrams()].map(([name, svg]) => {
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"`;
      return [`${name}.svg`, { svg, etag }];
    }),
  );
  app.get<{ Params: { file: string } }>(
    PATH,
    { schema: { hide: true }, config: { shared: true } },
    async (request, reply) => {
      const diagram = diagrams.get(request.params.file);
      if (!diagram) throw notFound();
      reply.header('cache-control', FRESH).header('etag', diagram.etag);
      if (request.headers['if-none-match'] === diagram.etag) return reply.code(304).send();
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
        .type('image/svg+xml; charset=utf-8')
        .send(diagram.svg);
    },
  );
}
