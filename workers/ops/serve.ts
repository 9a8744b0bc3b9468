import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '~/infra/process/config';
import { metricsAccess } from '~/infra/ops/metrics-access';
import type { WorkerMetrics } from './metrics';

/** `/healthz` and `/metrics` of a worker process. @returns its port, and how to end it */
export async function serveOps(
  config: Pick<Config, 'workerPort' | 'host' | 'metrics'>,
  metrics: WorkerMetrics,
): Promise<{ port: number; close(): Promise<void> }> {
  const answer = (response: ServerResponse, status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  // No proxy stands in front of the workers.
  const mayRead = metricsAccess({ ...config, trustProxy: false });
  const server = createServer((request, response) => {
    if (request.url === '/healthz') return answer(response, 200, 'application/json', '{"status":"ok"}');
    if (request.url !== '/metrics') return answer(response, 404, 'text/plain', 'not found');
    if (!mayRead({ address: request.socket.remoteAddress, headers: request.headers }))
      return answer(response, 403, 'text/plain', 'not allowed');
    metrics.registry.metrics().then(
      (text) => answer(response, 200, metrics.registry.contentType, text),
      () => answer(response, 500, 'text/plain', 'the metrics cannot be read'),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(config.workerPort, config.host, resolve),
  );
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
