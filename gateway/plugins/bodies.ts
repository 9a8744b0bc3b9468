import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** JSON, url-encoded and multipart bodies alike: whichever a client sends, a handler sees the same fields. */
export const bodies = plugin(async (app: FastifyInstance) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A POST without a body is an empty object, as it is for a form.
    if (body === '') return done(null, {});
    return app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });
  await app.register(formbody, { bodyLimit: 256 * 1024 });
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { fields: 600, fieldSize: 256 * 1024, files: 1, fileSize: 1024 * 1024, parts: 600 } });
}, { name: 'bodies' });
