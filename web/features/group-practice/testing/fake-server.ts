export interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** Sent as it is. A function is called with the body of the request. */
type Answer = unknown;

export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly retryAfter?: number,
    readonly nextUrl?: string,
  ) {}
}

/** Stands for the gateway in component tests: answers by method, path and `data_request`, and remembers what was sent. */
export function fakeServer(answers: Record<string, Answer>) {
  const sent: Sent[] = [];
  document.cookie = 'csrftoken=test';

  globalThis.fetch = (async (target: string, init: RequestInit = {}) => {
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const method = init.method ?? 'GET';
    const path = new URL(target, 'http://localhost').pathname;
    if (method === 'POST') sent.push({ method, path, body });
    const action = body.data_request ? ` ${String(body.data_request)}` : '';
    const known = answers[`${method} ${path}${action}`] ?? answers[`${method} ${path}`];
    const answer: unknown = typeof known === 'function' ? (known as (body: unknown) => unknown)(body) : known;
    const refusal = answer === undefined ? new Refusal(404, 'not-found') : answer;
    return refusal instanceof Refusal
      ? reply(
          refusal.status,
          {
            type: `/problems/${refusal.code}`,
            status: refusal.status,
            detail: refusal.code,
            next_url: refusal.nextUrl,
          },
          refusal.retryAfter,
        )
      : reply(200, answer);
  }) as typeof fetch;

  return { sent, answers };
}

const reply = (status: number, body: unknown, retryAfter?: number) => ({
  ok: status < 400,
  status,
  headers: { get: (name: string) => (name === 'retry-after' && retryAfter !== undefined ? String(retryAfter) : null) },
  json: async () => body,
});
