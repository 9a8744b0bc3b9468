import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readChallenge, solve, WORK_HEADER } from '~/domain/kit/work';
import { openSessions } from '~/infra/sessions/sessions';
import type { Deps } from '~/infra/process/deps';

export interface Answer<T = any> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON, or the text if it is none. */
  body: T;
}

/** The status of an answer, and the code if it is a refusal. */
export const refusal = ({ status, body }: Pick<Answer, 'status' | 'body'>) => [
  status,
  body?.type?.split('/').pop() as string | undefined,
];

export interface UploadedFile {
  field: string;
  name?: string;
  /** What it is said to be. */
  type?: string;
  bytes: Buffer;
}

interface RequestOptions {
  headers?: Record<string, string>;
  /** How the body travels; JSON if nothing is said. */
  as?: 'json' | 'form' | 'multipart';
  /** Leaves the CSRF header away. */
  withoutCsrf?: boolean;
  /** Does the proof of work that a refusal asks for and tries again, as the web app does. */
  works?: boolean;
}

/** A body in one of the encodings. Forms repeat the field of a list, and hold JSON if a value has fields of its own. */
async function encoded(body: Record<string, unknown>, as: RequestOptions['as'] = 'json') {
  if (as === 'json') return { type: 'application/json', payload: JSON.stringify(body) };
  const form = as === 'form' ? new URLSearchParams() : new FormData();
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, value] of Object.entries(body)) {
    const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    for (const one of isList ? value : [value]) form.append(name, textOf(one));
  }
  const written = new Response(form);
  return { type: written.headers.get('content-type')!, payload: Buffer.from(await written.arrayBuffer()) };
}

/** The header that answers a challenge. */
export function answerTo(work: string): string {
  const challenge = readChallenge(work);
  if (!challenge) throw new Error(`${work} is no challenge`);
  return `${work}.${solve(challenge)}`;
}

/** What a browser does, without one: keeps cookies and sends the CSRF token back. */
export class TestClient {
  readonly cookies = new Map<string, string>();

  /** @param host what it asks for, if that is not this machine */
  constructor(
    private readonly app: FastifyInstance,
    private readonly host?: string,
  ) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  /** Signs in without a password. */
  async signIn(deps: Deps, accountId: number): Promise<void> {
    const { token } = await openSessions(deps).create(accountId);
    this.cookies.set('wardmates_session', token);
    // One that it has is a visitor's, or of the session before.
    this.cookies.delete('csrftoken');
  }

  get<T = any>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    return this.send<T>('GET', path, undefined, options);
  }

  async post<T = any>(
    path: string,
    body: Record<string, unknown> = {},
    options: RequestOptions = {},
  ): Promise<Answer<T>> {
    if (!this.cookies.has('csrftoken')) await this.get('/api/session/');
    const answer = await this.send<T>('POST', path, body, options);
    const work = options.works ? (answer.body as { work?: string } | null)?.work : undefined;
    return work
      ? this.send<T>('POST', path, body, { ...options, headers: { ...options.headers, [WORK_HEADER]: answerTo(work) } })
      : answer;
  }

  /** Sends a file, as a form with one does. */
  async upload<T = any>(
    path: string,
    file: UploadedFile,
    fields: Record<string, string> = {},
    options: RequestOptions = {},
  ): Promise<Answer<T>> {
    if (!this.cookies.has('csrftoken')) await this.get('/api/session/');
    const boundary = `----wardmates${randomUUID()}`;
    const part = (head: string, body: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body as string),
        Buffer.from('\r\n'),
      ]);
    const payload = Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
      part(
        `name="${file.field}"; filename="${file.name ?? 'file'}"\r\nContent-Type: ${file.type ?? 'application/octet-stream'}`,
        file.bytes,
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    return this.send<T>('POST', path, payload, {
      ...options,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...options.headers },
    });
  }

  private async send<T>(
    method: 'GET' | 'POST',
    url: string,
    body: Record<string, unknown> | Buffer | undefined,
    options: RequestOptions,
  ): Promise<Answer<T>> {
    const sent = Buffer.isBuffer(body) || !body ? { payload: body } : await encoded(body, options.as);
    const response = await this.app.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        cookie: this.cookieHeader,
        ...(this.host ? { host: this.host } : {}),
        ...('type' in sent ? { 'content-type': sent.type } : {}),
        ...(method === 'POST' && !options.withoutCsrf ? { 'x-csrftoken': this.cookies.get('csrftoken') ?? '' } : {}),
        ...options.headers,
      },
      payload: sent.payload,
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      body: (isJson ? response.json() : response.body) as T,
    };
  }
}
