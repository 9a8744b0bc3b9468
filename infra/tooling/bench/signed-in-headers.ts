import type { Config } from '~/infra/process/config';
import { newCsrfToken } from '~/infra/sessions/csrf-token';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';

/** What the browser of somebody who is signed in sends with every POST. */
export function signedInHeaders(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  session: string,
): { cookie: string; 'x-csrftoken': string } {
  const token = newCsrfToken(sessionSecret, { session });
  return { cookie: `${SESSION_COOKIE}=${session}; csrftoken=${token}`, 'x-csrftoken': token };
}
