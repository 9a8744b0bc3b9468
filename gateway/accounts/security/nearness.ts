import type { FastifyRequest } from 'fastify';
import { isPrivateHost } from '~/gateway/plugins/own-host';
import type { Config } from '~/infra/process/config';
import { isWithin, LOOPBACK, PRIVATE, readNetworks } from '~/infra/process/networks';

const MACHINE = readNetworks(LOOPBACK);
const NETWORK = readNetworks(PRIVATE);
/** What proxies say of themselves. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Where a request comes from: this machine, the local network, or elsewhere. The address of the connection may be that of a proxy.
 * It counts only if no proxy is seen and none is to be expected, or if a trusted one says who asks: everything else is
 * `elsewhere`.
 */
export function nearnessOf(
  { trustProxy, publicUrl, host }: Pick<Config, 'trustProxy' | 'publicUrl' | 'host'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): 'machine' | 'network' | 'elsewhere' {
  if (trustProxy) {
    if (headers['x-forwarded-for'] === undefined) return 'elsewhere';
  } else {
    if (FORWARDED.some((name) => headers[name] !== undefined)) return 'elsewhere';
    // Known to the world by a name, so there is a proxy in front that says nothing.
    if (publicUrl && !isPrivateHost(new URL(publicUrl).hostname, host)) return 'elsewhere';
  }
  if (isWithin(MACHINE, ip)) return 'machine';
  return isWithin(NETWORK, ip) ? 'network' : 'elsewhere';
}
