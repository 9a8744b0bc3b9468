import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** The API docs, generated from the contracts: a page at `/docs/`, OpenAPI at `/docs/openapi.json`. */
export const docs = plugin(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Wardmates',
          version: '1.0.0',
          description:
            'Every address answers the app to `Accept: text/html` and its data to `Accept: application/json`. Non-safe calls carry the `csrftoken` cookie back as `X-CSRFToken`. ' +
            'Errors are `application/problem+json`. Live resources are watched over Socket.IO at `/socket.io/`.',
        },
        components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'wardmates_session' } } },
      },
      transform: createJsonSchemaTransform({ withRefResolver: true } as never),
    });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
    app.get('/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  },
  { name: 'docs' },
);
