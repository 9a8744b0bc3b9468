import type { Config } from '../process/config';

const EVERYWHERE = ['0.0.0.0', '::', '[::]'];

/** What links in mails begin with: `PUBLIC_URL`, or where this machine is tried out. Never what a request says. */
export function originOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const name = EVERYWHERE.includes(host) || host === '127.0.0.1' ? 'localhost' : host;
  return new URL(`http://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`).origin;
}
