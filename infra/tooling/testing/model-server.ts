import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; headers?: Record<string, string>; body?: string };
type Asked = ModelServer['requests'][number]['body'];
/** An answer that comes bit by bit, as `stream: true` asks for. */
interface Streamed {
  bits: readonly string[];
  /** Broken off, or never heard of again, or ended by a refusal; `done` unless it is given. */
  ends?: 'done' | 'broken' | 'silence' | 'refusal';
  /** Waited for before each bit but the first. */
  between?: (next: number) => Promise<unknown>;
}
/** One answer of the server; `silence` never answers, and a function answers by what is asked, when it wants to. */
export type ModelReply = Answer | Streamed | 'silence' | ((asked: Asked) => Promise<Answer>);

export interface ModelServer {
  /** What `AI_BASE_URL` would be. */
  baseUrl: string;
  /** Every request so far. */
  requests: {
    url: string;
    headers: IncomingHttpHeaders;
    body: { model: string; messages: { role: string; content: string }[]; response_format: unknown; stream?: boolean };
  }[];
  /** Turns that it was asked to understand: kept apart, so that what is answered next is for the patient who speaks. */
  turns: { asked: string; before: string[] }[];
  /** Sets what it understands of a turn, and how it splits one; by default nothing. */
  understands(by: (asked: string) => readonly string[], split?: (asked: string) => unknown): void;
  /** What is answered next, in order; the last one stays. */
  reply(...replies: ModelReply[]): void;
  close(): Promise<void>;
}

/** A completion whose message has this content. */
export const completionOf = (content: unknown, extra: Record<string, unknown> = {}): Answer => ({
  body: JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
          refusal: null,
          ...extra,
        },
      },
    ],
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

const eventOf = (choice: Record<string, unknown>): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, finish_reason: null, delta: {}, ...choice }] })}\n\n`;

/** Events as they come over a network: cut anywhere, with comments between. */
async function stream({ bits, ends = 'done', between }: Streamed, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`: hello\n\n${eventOf({ delta: { role: 'assistant', content: '' } })}`);
  for (const [index, content] of bits.entries()) {
    if (index > 0) await between?.(index);
    const event = eventOf({ delta: { content } });
    response.write(event.slice(0, 9));
    response.write(event.slice(9));
  }
  if (ends === 'silence') return;
  if (ends === 'broken') return void response.end();
  response.end(
    ends === 'refusal'
      ? eventOf({ delta: { refusal: 'I cannot say that.' } })
      : `${eventOf({ finish_reason: 'stop' })}data: [DONE]\n\n`,
  );
}

const isUnderstanding = ({ response_format: format }: Asked): boolean =>
  (format as { json_schema?: { name?: string } } | undefined)?.json_schema?.name === 'intents';

/** A local server that speaks the OpenAI protocol as far as we use it. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelServer['requests'] = [];
  const turns: ModelServer['turns'] = [];
  let intentsOf: (asked: string) => readonly string[] = () => [];
  let partsOf: (asked: string) => unknown = () => [];
  let replies: ModelReply[] = [completionOf(GOOD_ANSWER)];
  const answer = async (asked: Asked, response: ServerResponse): Promise<void> => {
    const next = (replies.length > 1 ? replies.shift() : replies[0])!;
    if (next === 'silence') return;
    if (typeof next === 'object' && 'bits' in next) return stream(next, response);
    const reply = typeof next === 'function' ? await next(asked) : next;
    response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
      .end(reply.body ?? '{}');
  };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked;
      if (isUnderstanding(body)) {
        const turn = JSON.parse(body.messages[1]!.content) as ModelServer['turns'][number];
        turns.push(turn);
        return void Promise.resolve(partsOf(turn.asked)).then((parts) =>
          response.end(completionOf({ intents: intentsOf(turn.asked), parts }).body),
        );
      }
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      void answer(body, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    turns,
    understands(by, split = () => []) {
      intentsOf = by;
      partsOf = split;
    },
    reply: (...next) => void (replies = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
