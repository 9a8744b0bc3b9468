import { ProblemError } from '~/web/live/problem-error';

export interface Sent {
  path: string;
  body: Record<string, unknown>;
}

export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly errors: { path: string; message: string }[] = [],
    readonly nextUrl?: string,
  ) {}
}

const problemOf = ({ status, code, errors, nextUrl }: Refusal) => ({
  type: `/problems/${code}`,
  status,
  detail: code,
  errors,
  ...(nextUrl === undefined ? {} : { next_url: nextUrl }),
});

/** What is answered to `GET /path` or `POST /path`; a function is asked with the body each time. */
export type Answers = Record<string, unknown>;

interface FakeGateway {
  /** What was posted, but for the polls of live resources. */
  sent: Sent[];
  /** A slow machine makes more of them than a fast one. */
  polls: Sent[];
  /** For the hub of the live resources. */
  poll: (path: string, body: unknown) => Promise<unknown>;
  answers: Answers;
}

/** Plays the gateway for component tests, and remembers what was posted. Answers may be changed as the test goes on. */
export function fakeGateway(answers: Answers): FakeGateway {
  const sent: Sent[] = [];
  const polls: Sent[] = [];
  const answerTo = (what: string, body: object): unknown => {
    const known = answers[what];
    return typeof known === 'function'
      ? (known as (body: unknown) => unknown)(body)
      : (known ?? new Refusal(404, 'not-found'));
  };
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
    const answer = answerTo(`${init.method} ${path}`, body);
    const refused = answer instanceof Refusal;
    return {
      ok: !refused,
      status: refused ? answer.status : 200,
      headers: { get: () => null },
      json: async () => (refused ? problemOf(answer) : answer),
    };
  }) as unknown as typeof fetch;
  const poll = async (path: string, body: unknown): Promise<unknown> => {
    const asked = { path, body: body as Record<string, unknown> };
    polls.push(asked);
    const answer = answerTo(`POST ${path}`, asked.body);
    if (answer instanceof Refusal) throw ProblemError.from(problemOf(answer));
    return answer;
  };
  return { sent, polls, poll, answers };
}
