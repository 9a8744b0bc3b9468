import type { Call, Output } from '~/domain/kit/contract';
import { href } from '~/domain/kit/contract';
import { ProblemError, type ProblemBody } from './problem-error';
import { identity, newTokenAfter, requireToken } from './request';

interface Options {
  signal: AbortSignal;
  /** How much is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a form with a file to a documented POST call, and tells how far it is. @throws ProblemError, or the reason of the signal */
export async function upload<C extends Call>(
  contract: C,
  form: FormData,
  { signal, onProgress }: Options,
): Promise<Output<C>> {
  return send(contract, form, { signal, onProgress }, await requireToken(), true);
}

/** @param mayRenew whether a new token, if the refusal brings one, is tried */
function send<C extends Call>(
  contract: C,
  form: FormData,
  { signal, onProgress }: Options,
  token: string,
  mayRenew: boolean,
): Promise<Output<C>> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    // The one thing that fetch cannot do is to say how much it has sent.
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.upload.addEventListener(
      'progress',
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
    );
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('error', () => reject(ProblemError.offline()));
    request.addEventListener('load', () => {
      const body = request.response as unknown;
      if (request.status >= 200 && request.status < 300 && body !== null) return resolve(body as Output<C>);
      const renewed = mayRenew ? newTokenAfter(request.status, body as ProblemBody | null, token) : null;
      if (renewed !== null) resolve(send(contract, form, { signal, onProgress }, renewed, false));
      else reject(ProblemError.from((body ?? {}) as ProblemBody, request.status < 300 ? 502 : request.status));
    });
    request.open('POST', href(contract));
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(identity(token))) request.setRequestHeader(name, value);
    request.send(form);
  });
}
