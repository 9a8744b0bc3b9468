import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Registers a part of the app with hooks and parsers of its own. The name is in Fastify's errors; for a plugin without one
 * Fastify searches every loaded module, which takes longer than the plugin itself.
 */
export const registerScope = (app: FastifyInstance, name: string, bind: (scope: FastifyInstance) => Promise<void>) =>
  app.register(plugin(bind, { name, encapsulate: true }));
