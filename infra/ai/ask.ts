import { setTimeout as wait } from 'node:timers/promises';
import { after, type After } from './after';

export type ProviderFailure = 'provider-unreachable' | 'provider-refused' | 'provider-nonsense';

/** A failure of a provider, for any kind of request; each port maps it to its own error. */
export class ProviderError extends Error {
  constructor(
    readonly kind: ProviderFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderError';
  }
}

/** The largest answer that is read, in bytes. */
const ANSWER_MAX = 512 * 1024;

export interface AskOptions {
  url: string;
  apiKey: string | undefined;
  timeoutMs: number;
  /** Tries in all. */
  tries: number;
  /** Before the second try; doubled for each further one. */
  pauseMs: number;
  /** A server that asks for a longer pause is not waited for. */
  longestPauseMs: number;
  /** So that a test need not wait. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Runs the time limit; a test fires it by hand. */
  after?: After;
}

/** A trouble that may be over in a moment. */
class Passing extends Error {
  constructor(
    message: string,
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const unreachable = (message: string, cause?: unknown) => new ProviderError('provider-unreachable', message, { cause });

/** `Retry-After` as milliseconds: whole seconds, or a date. */
function retryAfter(response: Response): number | null {
  const value = response.headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > ANSWER_MAX)
      throw new ProviderError('provider-nonsense', `the answer is larger than ${ANSWER_MAX} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function askOnce(body: string, options: AskOptions): Promise<string> {
  const limit = new AbortController();
  const { signal } = limit;
  const cancelLimit = (options.after ?? after)(options.timeoutMs, () => limit.abort());
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
      },
      body,
      // The key goes to the address that was configured and to no other.
      redirect: 'error',
      signal,
    });
    if (response.ok) return await readText(response);
    await response.body?.cancel();
    const said = `the provider answered ${response.status}`;
    if (response.status === 429 || response.status === 408 || response.status >= 500)
      throw new Passing(said, retryAfter(response));
    throw new ProviderError('provider-refused', said);
  } catch (error) {
    if (error instanceof ProviderError || error instanceof Passing) throw error;
    // Who is silent for the whole time would be so again: that is for a later attempt, not for this one.
    if (signal.aborted) throw unreachable(`the provider did not answer within ${options.timeoutMs} ms`, error);
    throw new Passing('the provider could not be reached', null, { cause: error });
  } finally {
    cancelLimit();
  }
}

/**
 * Posts a JSON body and answers the text of the response, trying again if the trouble may pass.
 * @throws ProviderError
 */
export async function ask(body: string, options: AskOptions): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(body, options);
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      const pause = error.retryAfterMs ?? options.pauseMs * 2 ** (tries - 1);
      if (tries >= options.tries || pause > options.longestPauseMs) throw unreachable(error.message, error);
      await (options.pause ?? wait)(pause);
    }
  }
}
