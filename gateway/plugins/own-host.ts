import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { Problem } from '~/domain/kit/errors';
import type { Config } from '~/infra/process/config';
import { isWithin, PRIVATE, readNetworks } from '~/infra/process/networks';

type OwnAddress = Pick<Config, 'publicUrl' | 'host'>;

const NETWORKS = readNetworks(PRIVATE);
/** A name or an address, with a port or without: nothing that a URL would take for anything else. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;
/** Whether a host is ours. Most requests have the same. */
const knownHosts = new LRUCache<string, boolean>({ max: 200 });
/** For machines that ask each process by a name of its own: whether it is up, and its metrics. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether a name is of this machine or of a local network. */
export function isPrivateHost(hostname: string, listensOn: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === listensOn.toLowerCase()) return true;
  return isWithin(NETWORKS, hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Whether a request was sent to us by a name of ours. With `PUBLIC_URL` that is its host alone. Without it we are tried out
 * on one machine or in one network: loopback and private addresses, and what `HOST` says. Any other name would let a foreign
 * page that has its own name answered with our address speak to us as if we were it (DNS rebinding).
 */
export function isOwnHost(address: OwnAddress, host: string | undefined): boolean {
  if (!host) return false;
  const asked = `${address.publicUrl ?? ''} ${address.host} ${host}`;
  const own = knownHosts.get(asked) ?? looksOwn(address, host);
  knownHosts.set(asked, own);
  return own;
}

function looksOwn({ publicUrl, host: listensOn }: OwnAddress, host: string): boolean {
  if (!HOST.test(host)) return false;
  const ours = new URL(publicUrl ?? 'http://localhost');
  // A port out of range, or an address of five numbers.
  if (!URL.canParse(`${ours.protocol}//${host}`)) return false;
  const asked = new URL(`${ours.protocol}//${host}`);
  return publicUrl ? asked.host === ours.host : isPrivateHost(asked.hostname, listensOn);
}

/**
 * Whether a request comes from our own pages. Browsers name the page's origin in `Origin`; it must be ours to the
 * letter: `PUBLIC_URL`, or, if that is not set, the very host that was asked.
 */
export function isOwnOrigin(config: OwnAddress, headers: IncomingMessage['headers']): boolean {
  const { origin, host } = headers;
  if (!origin || !isOwnHost(config, host)) return false;
  if (config.publicUrl) return origin === config.publicUrl;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Refuses every request that was sent to another host than ours, before anything is known of it. */
export const ownHost = plugin(
  async (app: FastifyInstance, { config }: { config: OwnAddress }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (isOwnHost(config, request.headers.host) || ANY_HOST.has(request.routeOptions.url ?? '')) return done();
      done(
        new Problem(
          'misdirected',
          'wrong-host',
          'This server does not answer at this address. Its operator can set PUBLIC_URL to the address that browsers use.',
        ),
      );
    });
  },
  { name: 'own-host' },
);
