import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** What every answer tells the browser before anything is known about it. An address may say something else. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self)',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // Off: the filter of old browsers could be misused.
  'x-xss-protection': '0',
};
const SECURE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const securityHeaders = plugin(
  async (app: FastifyInstance, { secure }: { secure: boolean }) => {
    const headers = secure ? { ...HEADERS, ...SECURE } : HEADERS;
    app.addHook('onRequest', (request, reply, done) => {
      // Through Fastify and not past it, so that the head is written in one go.
      reply.headers(headers).header('x-request-id', request.id);
      done();
    });
  },
  { name: 'security-headers' },
);
