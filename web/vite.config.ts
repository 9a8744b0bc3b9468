import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { defineConfig, parseAst, type Plugin } from 'vite';
import { withoutSchemas } from './without-schemas';

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

const CONTRACTS = join(__dirname, '..', 'domain').replaceAll('\\', '/');

/** Not before what translates TypeScript. */
const leaner: Plugin = {
  name: 'without-schemas',
  apply: 'build',
  transform(code, id) {
    return id.startsWith(`${CONTRACTS}/`) && /from ['"]zod['"]/.test(code) ? { code: withoutSchemas(code, parseAst(code) as never), map: null } : null;
  },
};

const PARSER = '@formatjs/icu-messageformat-parser';

/** Messages are read when the app is built: no browser is sent what reads them, nor has to. */
const readWords: Plugin = {
  name: 'read-words',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }),
  load(id) {
    if (!/\/messages\/[\w-]+\.(?:en|es)\.json$/.test(id)) return null;
    const words = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
    return JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, message]) => [key, parse(message)])));
  },
};

export default defineConfig({
  root: __dirname,
  base: '/',
  plugins: [schemaless, leaner, readWords, react()],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // A hundred small files are a tenth larger than a few, for each is compressed by itself: what every page needs is
        // one, and what shows a question is another.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'question', test: /features.quizzes.(question|names|in-words)|web.ui.(rich-text|sanitise|full-summary|time-ago)|dompurify/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/socket.io/': { target: gateway, ws: true },
      '/ops/feed/': { target: gateway, ws: true },
      '/': { target: gateway, bypass: servedByVite },
    },
  },
});
