import type { Config } from '../process/config';
import { isWithin, readNetworks } from '../process/networks';
import { isSame } from '../sessions/signed';

/** A request for `/metrics`, of a gateway or of the workers. */
export interface MetricsRequest {
  /** The address of the client: from the socket, or from a trusted proxy. */
  address: string | undefined;
  headers: { authorization?: string | undefined; [name: string]: string | string[] | undefined };
}

/** Headers that a forwarding proxy adds: the address is then the proxy's, not the client's. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether somebody may read the metrics: with `METRICS_TOKEN` as a bearer token, or from `METRICS_NETWORKS` without a proxy
 * in between that nobody told us of.
 */
export function metricsAccess({
  metrics,
  trustProxy,
}: Pick<Config, 'metrics' | 'trustProxy'>): (request: MetricsRequest) => boolean {
  const networks = readNetworks(metrics.networks);
  return ({ address, headers }) => {
    const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token !== undefined && metrics.token !== undefined) return isSame(token, metrics.token);
    if (!address || (!trustProxy && FORWARDED.some((name) => headers[name] !== undefined))) return false;
    return isWithin(networks, address);
  };
}
