import react from '@vitejs/plugin-react';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? '3001'}`;

/** Pages that the gateway renders itself. */
const GATEWAY_PAGES = ['/docs', '/ops/queues', '/metrics', '/healthz', '/readyz'];

/** In development Vite serves the app and its modules, and the gateway everything that a page asks it for. */
function servedByVite(request: IncomingMessage): string | undefined {
  const url = request.url ?? '/';
  const accept = request.headers.accept ?? '';
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (!reading || url.startsWith('/socket.io/') || GATEWAY_PAGES.some((page) => url.startsWith(page))) return undefined;
  if (accept.includes('text/html')) return '/index.html';
  return accept.includes('application/json') ? undefined : url;
}

/** See `schemaless.ts`. */
const schemaless: Plugin = {
  name: 'schemaless',
  enforce: 'pre',
  resolveId: (source) => (source === 'zod' ? join(__dirname, 'schemaless.ts') : null),
};

export default defineConfig({
  root: __dirname,
  base: '/',
  plugins: [schemaless, react()],
  build: { outDir: 'dist', assetsDir: 'assets', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 900 },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/socket.io/': { target: gateway, ws: true },
      '/ops/feed/': { target: gateway, ws: true },
      '/': { target: gateway, bypass: servedByVite },
    },
  },
});
