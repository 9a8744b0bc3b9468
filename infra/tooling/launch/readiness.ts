import { get } from 'node:http';

/** Whether the gateway says that Postgres and Redis answer it. */
export function answersReady(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(
      { port, host: reachableHost(host), path: '/readyz', timeout: 2_000, agent: false },
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
