import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { session } from '~/domain/accounts/contract';
import type { Call } from '~/domain/kit/contract';
import type { FirstAnswers, FirstContent } from './plugins/first-html';

/** Answers a GET as JSON, for the session that requests the page. */
type Answerer = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Of each GET call without input that was bound, by its path. */
    answerers: Map<string, Answerer>;
  }
}

/** What a page asks for first beside its own data. */
interface Asked {
  /** Of the page itself, if it has data. */
  own?: () => Promise<{ json: string; content?: FirstContent | null }>;
  calls?: readonly Call[];
}

/**
 * The first data of a page, from the functions that answer the app's own requests, for the session of the request. An answer
 * that fails or is refused is left out: the app requests it again and shows the error.
 */
export async function firstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { own, calls = [] }: Asked,
): Promise<FirstAnswers> {
  const [data, ...answers] = await Promise.all([
    own?.().catch(() => null),
    ...[session, ...calls].map(async ({ path }) => {
      const json = await app.answerers
        .get(path)?.(request, reply)
        .catch(() => null);
      return json ? ([[path, json]] as const) : [];
    }),
  ]);
  const json = Object.fromEntries([...answers.flat(), ...(data ? [[request.url, data.json] as const] : [])]);
  return { json, content: data?.content };
}
