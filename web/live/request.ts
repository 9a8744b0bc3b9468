import { session } from '~/domain/accounts/contract';
import { PERSON_HEADER } from '~/domain/accounts/person-header';
import { WORK_HEADER } from '~/domain/kit/work';
import { departures, personHere } from '~/web/core/device';
import { firstAnswers } from '~/web/core/first-answers';
import { saveVisited, visitedHere } from '~/web/core/visited';
import { askConfirmation } from './confirmation';
import { doWork } from './do-work';
import { ProblemError, type ProblemBody } from './problem-error';

const CSRF_COOKIE = 'csrftoken';
const CSRF_HEADER = 'X-CSRFToken';

function csrfToken(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  return pair ? decodeURIComponent(pair.slice(CSRF_COOKIE.length + 1)) : null;
}

/** The token, fetched with the session when the cookie is not there yet. */
export async function requireToken(): Promise<string> {
  if (csrfToken() === null) await answer(session.path, { method: 'GET' });
  return csrfToken() ?? '';
}

/**
 * A refusal for its token comes with a new one if the page is ours: the session was changed or ended elsewhere, or the
 * token is older than the server. Null if there is nothing new to try.
 */
export function newTokenAfter(status: number, body: ProblemBody | null, sent: string): string | null {
  const token = status === 403 && body?.type === '/problems/csrf' ? csrfToken() : null;
  return token !== sent ? token : null;
}

/** What says that it is sent by a page of ours, and whose. */
export function identity(token: string): Record<string, string> {
  const person = personHere();
  return { [CSRF_HEADER]: token, ...(person === null ? {} : { [PERSON_HEADER]: String(person) }) };
}

/** Time has passed since it was made: another tab may have signed in meanwhile. */
const withToken = (init: RequestInit): RequestInit =>
  new Headers(init.headers).has(CSRF_HEADER)
    ? { ...init, headers: { ...init.headers, [CSRF_HEADER]: csrfToken() ?? '' } }
    : init;

/** Sends a request with the session. @throws ProblemError if the server cannot be reached */
async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, {
      credentials: 'same-origin',
      ...init,
      headers: { accept: 'application/json', ...init.headers },
    });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ProblemError.offline();
  }
}

const refused = new Set<() => void>();
/** @param listener told that the server does not know who is here any more, or knows another person. @returns ends it */
export function onSessionRefused(listener: () => void): () => void {
  refused.add(listener);
  return () => void refused.delete(listener);
}

/** @param tried what was done about a refusal already: each is tried once, and the next refusal is shown */
async function answer(
  path: string,
  init: RequestInit,
  tried: { worked?: boolean; renewed?: boolean; confirmed?: boolean } = {},
): Promise<unknown> {
  const response = await reach(path, init);
  const body = (await response.json().catch(() => null)) as unknown;
  if (response.ok && body !== null) return body;
  const sent = new Headers(init.headers).get(CSRF_HEADER);
  const token =
    sent === null || tried.renewed ? null : newTokenAfter(response.status, body as ProblemBody | null, sent);
  if (token !== null)
    return answer(path, { ...init, headers: { ...init.headers, [CSRF_HEADER]: token } }, { ...tried, renewed: true });
  if ((body as ProblemBody | null)?.type === '/problems/confirmation-needed' && !tried.confirmed) {
    if (await askConfirmation()) return answer(path, withToken(init), { ...tried, confirmed: true });
  }
  const work = (body as ProblemBody | null)?.work;
  if (work && !tried.worked) {
    const done = await doWork(work, init.signal ?? undefined);
    if (done !== null)
      return answer(path, { ...init, headers: { ...init.headers, [WORK_HEADER]: done } }, { ...tried, worked: true });
  }
  if (response.status === 401) refused.forEach((tell) => tell());
  const retryAfter = Number(response.headers.get('retry-after'));
  throw ProblemError.from(
    (body ?? {}) as ProblemBody,
    response.ok ? 502 : response.status,
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  );
}

/** Reads an address as JSON; the first time, what the HTML came with. @throws ProblemError */
export async function get(path: string, signal?: AbortSignal): Promise<unknown> {
  const begun = departures();
  try {
    const read = firstAnswers.take(path) ?? (await answer(path, { method: 'GET', signal }));
    void saveVisited(path, read, begun);
    return read;
  } catch (error) {
    const kept = error instanceof ProblemError && error.code === 'offline' ? await visitedHere(path) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * Sends JSON, or a form as multipart, with the CSRF header. @throws ProblemError
 *
 * @param options.keepalive goes on when the page is left meanwhile; browsers allow it for at most 64 KiB
 */
export async function post(
  path: string,
  body: unknown,
  signal?: AbortSignal,
  options: { keepalive?: boolean } = {},
): Promise<unknown> {
  firstAnswers.forget();
  const token = await requireToken();
  // The browser names the boundary of a form's parts itself.
  const content: RequestInit =
    body instanceof FormData
      ? { body, headers: identity(token) }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...identity(token) } };
  return answer(path, { method: 'POST', signal, ...options, ...content });
}

async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    // Who does not listen any more needs no more of it.
    await reader.cancel().catch(() => undefined);
  }
}

/** Sends JSON and hands over the bytes of the answer as they come. @throws ProblemError */
export async function postForBytes(
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  let token = await requireToken();
  for (let renewed = false; ; renewed = true) {
    const response = await reach(path, {
      method: 'POST',
      signal,
      body: JSON.stringify(body),
      headers: { accept: '*/*', 'content-type': 'application/json', ...identity(token) },
    });
    if (response.ok && response.body) return bytesOf(response.body);
    const problem = (await response.json().catch(() => null)) as ProblemBody | null;
    const newer = renewed ? null : newTokenAfter(response.status, problem, token);
    if (newer === null) throw ProblemError.from(problem ?? {}, response.ok ? 502 : response.status);
    token = newer;
  }
}
