import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error';
import { controlPage } from './control';
import type { EmbeddedProvider } from './embedded-provider';
import { decodeForm, Params } from './form';
import { checkoutPage, type Hosted, invoicePage, portalPage } from './hosted';

const BODY_MAX = 64 * 1024;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAX) throw new ApiError(413, 'invalid_request_error', 'The request is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function hosted(embedded: EmbeddedProvider, path: string, sent: Params | null): Hosted {
  const [, kind, id = ''] = path.split('/');
  if (path === '/') return controlPage(embedded, sent);
  if (kind === 'checkout') return checkoutPage(embedded.provider, id, sent);
  if (kind === 'portal') return portalPage(embedded.provider, id, sent);
  if (kind === 'invoices' || kind === 'receipts') return invoicePage(embedded.provider, id, sent);
  return null;
}

async function respond(embedded: EmbeddedProvider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/healthz') {
    response.end('ok');
    return;
  }
  const body = await bodyOf(request);
  const header = (name: string) => headers[name]?.toString();
  if (url.pathname.startsWith('/v1/')) {
    const answer = embedded.answer({
      method,
      path: url.pathname.replace(/\/$/, ''),
      query: url.search.slice(1),
      body,
      authorization: header('authorization'),
      version: header('stripe-version'),
      idempotencyKey: header('idempotency-key'),
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  // A page of another origin cannot post here.
  const foreign = headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
  const answer = foreign
    ? null
    : hosted(embedded, url.pathname, method === 'POST' ? new Params(decodeForm(body)) : null);
  embedded.flush();
  const safe = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  };
  if (!answer) response.writeHead(404, safe).end('This page is not here.');
  else if ('redirect' in answer) response.writeHead(303, { ...safe, location: answer.redirect }).end();
  else response.writeHead(200, safe).end(answer.html);
}

/** Opens the port, on loopback alone. Requests that name another host are refused (DNS rebinding). */
export async function serve(embedded: EmbeddedProvider, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { remoteAddress = '' } = request.socket;
    const near = /^(?:::ffff:)?127\./.test(remoteAddress) || remoteAddress === '::1';
    if (!near || !LOCAL.test(request.headers.host ?? '')) {
      response.writeHead(421).end();
      return;
    }
    respond(embedded, request, response).catch((error: unknown) => {
      const known = error instanceof ApiError;
      if (!known) process.stderr.write(`payments: ${error instanceof Error ? error.message : 'an unknown error'}\n`);
      if (!response.headersSent) response.writeHead(known ? error.status : 500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  embedded.provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}
