import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };
type Asked = ModelServer['requests'][number]['body'];
/** One answer of the server; `silence` never answers, and a function answers by what is asked, when it wants to. */
export type ModelReply = Answer | 'silence' | ((asked: Asked) => Promise<Answer>);

export interface ModelServer {
  /** What `AI_BASE_URL` would be. */
  baseUrl: string;
  /** Every request so far. */
  requests: { url: string; headers: IncomingHttpHeaders; body: { model: string; messages: { role: string; content: string }[]; response_format: unknown } }[];
  /** What is answered next, in order; the last one stays. */
  reply(...replies: ModelReply[]): void;
  close(): Promise<void>;
}

/** A completion whose message has this content. */
export const completionOf = (content: unknown, extra: Record<string, unknown> = {}): Answer => ({
  body: JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content), refusal: null, ...extra } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
});

export const GOOD_ANSWER = {
  opening: 'A calm, well-ordered consultation.',
  strengths: ['You introduced yourself.'],
  improvements: [{ point: 'Radiation.', advice: 'Ask where the pain goes.' }],
  time_and_progress: 'You kept to the time.',
  next_steps: ['Practise the systems review.'],
};

/** A local server that speaks the OpenAI protocol as far as we use it. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelServer['requests'] = [];
  let replies: ModelReply[] = [completionOf(GOOD_ANSWER)];
  const answer = async (asked: Asked, response: ServerResponse): Promise<void> => {
    const next = (replies.length > 1 ? replies.shift() : replies[0])!;
    if (next === 'silence') return;
    const reply = typeof next === 'function' ? await next(asked) : next;
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers }).end(reply.body ?? '{}');
  };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked;
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      void answer(body, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    reply: (...next) => void (replies = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
