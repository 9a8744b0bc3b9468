import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse as parseForm } from 'node:querystring';
import plugin from 'fastify-plugin';
import { FILE_LIMIT } from './errors';
import { Problem } from '~/domain/kit/errors';
import { isNestedDeeper } from '~/domain/kit/json-depth';
import { saveFile } from './uploads';

const malformed = (detail: string) => new Problem('malformed', 'malformed', detail);

declare module 'fastify' {
  interface FastifyRequest {
    /** Files on disk that go with the request, once there is one. */
    uploads: string[] | null;
  }
}

/** The largest multipart body if the contract says nothing else, in bytes: a file of 1 MiB and the fields beside it. */
const MULTIPART_LIMIT = 1_280 * 1024;

/** JSON, url-encoded and multipart bodies alike: whichever a client sends, a handler sees the same fields. */
export const bodies = plugin(
  async (app: FastifyInstance) => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      // A POST without a body is an empty object, as it is for a form.
      if (body === '') return done(null, {});
      if (isNestedDeeper(body as string)) return done(malformed('The JSON is nested too deeply.'));
      return app.getDefaultJsonParser('error', 'error')(request, body as string, done);
    });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 256 * 1024 },
      (_request, body, done) => done(null, parseForm(body as string, '&', '=', { maxKeys: 0 })),
    );
    // The library limits each part, not all of them together, and keeps them in memory: what says no length is refused too.
    app.addHook('preParsing', async (request, reply) => {
      const limit =
        Math.max(MULTIPART_LIMIT, request.routeOptions.bodyLimit ?? 0) + (request.routeOptions.config.fileOnDisk ?? 0);
      if (
        !/^multipart\//i.test(request.headers['content-type'] ?? '') ||
        Number(request.headers['content-length']) <= limit
      )
        return;
      reply.header('connection', 'close');
      throw Object.assign(new Error('Request body is too large'), { statusCode: 413 });
    });
    app.decorateRequest('uploads', null);
    const onFile = async function (this: FastifyRequest, part: MultipartFile) {
      await saveFile(this, part);
    };
    await app.register(multipart, {
      attachFieldsToBody: 'keyValues',
      onFile,
      limits: { fields: 600, fieldSize: 256 * 1024, files: 1, fileSize: FILE_LIMIT, parts: 600 },
    });
  },
  { name: 'bodies' },
);
