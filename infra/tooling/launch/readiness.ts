import { get } from 'node:http';
import { get as getSecurely } from 'node:https';

/**
 * Whether the gateway says that Postgres and Redis answer it.
 *
 * @param secure whether it answers https; whose certificate it has is no question to a program that has just started it
 */
export function answersReady(port: number, host: string, secure = false): Promise<boolean> {
  return new Promise((resolve) => {
    const ask = secure ? getSecurely : get;
    const request = ask(
      {
        port,
        host: reachableHost(host),
        path: '/readyz',
        timeout: 2_000,
        agent: false,
        ...(secure ? { rejectUnauthorized: false } : {}),
      },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/** Where to ask a server that listens on every address. */
export const reachableHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);
