export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly errors: { path: string; message: string }[] = [],
  ) {}
}

/** What is answered to `GET /path` or `POST /path`; a function is asked with the body each time. */
export type Answers = Record<string, unknown>;

/** Plays the gateway for component tests, and remembers what was posted. Answers may be changed as the test goes on. */
export function fakeGateway(answers: Answers): { sent: Sent[]; answers: Answers } {
  const sent: Sent[] = [];
  document.cookie = 'csrftoken=token';
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const path = address.split('?')[0]!;
    const body =
      init.body instanceof FormData
        ? Object.fromEntries(init.body)
        : init.body
          ? (JSON.parse(String(init.body)) as Record<string, unknown>)
          : {};
    if (init.method === 'POST') sent.push({ path, body });
    const known = answers[`${init.method} ${path}`];
    const answer: unknown =
      typeof known === 'function'
        ? (known as (body: unknown) => unknown)(body)
        : (known ?? new Refusal(404, 'not-found'));
    const refused = answer instanceof Refusal;
    return {
      ok: !refused,
      status: refused ? answer.status : 200,
      headers: { get: () => null },
      json: async () =>
        refused
          ? { type: `/problems/${answer.code}`, status: answer.status, detail: answer.code, errors: answer.errors }
          : answer,
    };
  }) as unknown as typeof fetch;
  return { sent, answers };
}
