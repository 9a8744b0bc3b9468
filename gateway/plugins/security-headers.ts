import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(self), payment=(self)';

/** What Helmet says with every answer. It puts its sentences together anew each time; ours are always the same. */
function saidByHelmet(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

/** What every answer says to the browser before anything is known of it. An address may say something else. */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { secure }: { secure: boolean }) => {
    const headers = {
      ...saidByHelmet({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
        },
        crossOriginEmbedderPolicy: false,
        strictTransportSecurity: secure,
        referrerPolicy: { policy: 'same-origin' },
      }),
      'permissions-policy': PERMISSIONS,
    };
    app.addHook('onRequest', (request, reply, done) => {
      // Through Fastify and not past it, so that the head is written in one go.
      reply.headers(headers).header('x-request-id', request.id);
      done();
    });
  },
  { name: 'security-headers' },
);
