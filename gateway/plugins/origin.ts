import type { IncomingMessage } from 'node:http';
import type { Config } from '~/infra/process/config';

/**
 * Whether a request comes from our own pages. Browsers name the page's origin in `Origin`; it must be ours to the
 * letter: `PUBLIC_URL`, or, where that is not set, the very host that was asked.
 */
export function isOwnOrigin(config: Pick<Config, 'publicUrl'>, headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers;
  if (!origin || !host) return false;
  if (config.publicUrl) return origin === config.publicUrl;
  return origin === `http://${host}` || origin === `https://${host}`;
}
