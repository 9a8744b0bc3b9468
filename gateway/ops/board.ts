import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { FastifyInstance } from 'fastify';
import { jobs } from '~/domain/rooms';
import { BOARD_PATH } from '~/domain/ops/contract';
import type { Deps } from '~/infra/process/deps';
import { registerScope } from '../plugins/scope';

const PREFIX = BOARD_PATH.replace(/\/$/, '');
/** Styles are set on elements by its scripts and by its page; scripts and fonts are its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const FOREIGN_STYLES = /<link href="https:[^>]*>/g;

/**
 * Bull Board, to read only: what operators do goes through our own calls, which know the outbox and are written down.
 * Its routes that change something are not even reached.
 */
export async function bindBoard(app: FastifyInstance, deps: Deps): Promise<void> {
  const board = new FastifyAdapter();
  board.setBasePath(PREFIX);
  createBullBoard({
    queues: [...jobs.keys()].map(
      (name) =>
        new BullMQAdapter(deps.queues.queue(name), {
          readOnlyMode: true,
          allowRetries: false,
          description: jobs.get(name)!.summary,
        }),
    ),
    serverAdapter: board,
    options: {
      uiConfig: {
        boardTitle: 'Wardmates',
        hideRedisDetails: true,
        environment: { label: 'read only', color: '#add9d2' },
      },
    },
  });
  await registerScope(app, 'bull-board', async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      reply.callNotFound();
      return reply;
    });
    scope.addHook('onSend', async (_request, reply, payload) => {
      // What is not there is answered by the app, under its own policy.
      if (reply.statusCode !== 200 || !String(reply.getHeader('content-type') ?? '').startsWith('text/html'))
        return payload;
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
      // Its page asks another site for fonts; nobody's browser is sent there from here.
      return typeof payload === 'string' ? payload.replace(FOREIGN_STYLES, '') : payload;
    });
    await scope.register(board.registerPlugin(), { prefix: PREFIX });
  });
}
