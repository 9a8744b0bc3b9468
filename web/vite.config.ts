import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, parseAst, type Plugin } from 'vite';
import { circleIn, filesOf, PRELOAD_HELPER, withFiles, type BuiltChunk } from './build/chunk-files';
import { WORDS_FILE, wordsIn } from './build/words-files';
import { fileGroups, SHARED } from './build/file-groups';
import { icons, manifest } from './build/installable';
import { pathsAsText, pathsIn } from './build/paths-as-text';
import { firstForms, firstRefusals } from './build/first-forms';
import { ROUTES_FILE, routeFiles, routesIn } from './build/route-files';
import { serviceWorker, shellFiles, visitedParts, WORKER_FILE, type WantedChunk } from './build/service-worker';
import { STYLE_WRITERS, stylesAsText } from './build/style-text';
import { withoutSchemas } from './build/without-schemas';

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

/** In the browser, zod is `schemaless.ts`: see there. */
const schemaless: Plugin = {
  name: 'schemaless',
  enforce: 'pre',
  resolveId: (source) => (source === 'zod' ? join(__dirname, 'build/schemaless.ts') : null),
};

const CONTRACTS = join(__dirname, '..', 'domain').replaceAll('\\', '/');

/** What calls it is left out of the contracts: see `without-schemas.ts`. Runs after TypeScript has been translated. */
const contracts: Plugin = {
  name: 'without-schemas',
  transform(code, id) {
    return id.startsWith(`${CONTRACTS}/`) && /from ['"]zod['"]/.test(code)
      ? { code: withoutSchemas(code, parseAst(code) as never), map: null }
      : null;
  },
};

const WEB = __dirname.replaceAll('\\', '/');

/** Of a module of contracts, by the name it is imported by. */
function contractPaths(source: string): Map<string, string> | null {
  if (!source.startsWith('~/domain/') || !/contract$/.test(source)) return null;
  const code = readFileSync(join(__dirname, '..', `${source.slice(2)}.ts`), 'utf8');
  return pathsIn(parseAst(code, { lang: 'ts' }) as never);
}

/** See `build/paths-as-text.ts`. */
const addresses: Plugin = {
  name: 'paths-as-text',
  apply: 'build',
  transform(code, id) {
    if (!id.startsWith(`${WEB}/`) || !/\.tsx?$/.test(id)) return null;
    return { code: pathsAsText(code, parseAst(code) as never, contractPaths), map: null };
  },
};

/** See `build/style-text.ts`. */
const styleText = {
  name: 'style-text',
  transform: { filter: { id: STYLE_WRITERS }, handler: (code: string) => ({ code: stylesAsText(code), map: null }) },
} satisfies Plugin;

const PARSER = '@formatjs/icu-messageformat-parser';

/** Messages are read when the app is built: no browser is sent what reads them, nor has to. */
const readWords: Plugin = {
  name: 'read-words',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }),
  load(id) {
    if (!WORDS_FILE.test(id)) return null;
    const words = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>;
    return JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, message]) => [key, parse(message)])));
  },
};

/** KaTeX names each typeface in three forms. Browsers take the first, and the gateway serves no other. */
const woff2Alone: Plugin = {
  name: 'woff2-alone',
  enforce: 'pre',
  transform: (code, id) =>
    /\/katex(?:\.min)?\.css$/.test(id)
      ? { code: code.replaceAll(/,\s*url\([^)]*\)\s*format\("(?:woff|truetype)"\)/g, ''), map: null }
      : null,
};

/** The style sheet that every page comes with. */
const ENTRY_STYLES = /^assets\/index-.*\.css$/;

/** Moves the style sheet behind what the HTML itself shows, which is painted without it. The app waits for it. */
function behindFirstHtml(page: string): string {
  const [link] = /\n *<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
  if (!link || !page.includes('<!--data-->')) throw new Error('The page has no style sheet, or no place for it');
  return page.replace(link, '').replace('<!--data-->', `${link.trim()}\n    <!--data-->`);
}

/** See `behindFirstHtml`. */
const stylesBehind: Plugin = {
  name: 'styles-behind',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page');
      page.source = behindFirstHtml(page.source.toString());
    },
  },
};

/** A message of every page or of a room, in both languages. @throws if there is none */
function said(id: string): Record<string, string> {
  return Object.fromEntries(
    ['en', 'es'].map((language) => {
      const file = [...wordsIn(language).values()].find((words) => id in words);
      if (!file) throw new Error(`The heading ${id} is no message`);
      return [language, file[id]!];
    }),
  );
}

/** The paragraphs of all messages whose keys begin like this, in both languages. */
const saidBelow = (prefix: string): Record<string, string[]> =>
  Object.fromEntries(
    ['en', 'es'].map((language) => [
      language,
      [...wordsIn(language).values()]
        .flatMap((words) => Object.entries(words).filter(([id]) => id.startsWith(prefix)))
        .flatMap(([, message]) => message.split(/\n+/)),
    ]),
  );

/** See `route-files.ts` and `installable.ts`. Before the code of imports is changed. */
const routesFile: Plugin = {
  name: 'route-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const made = await icons();
      const files = new Map(
        made.map(({ name, source }) => [name, this.getFileName(this.emitFile({ type: 'asset', name, source }))]),
      );
      const manifests = ['en', 'es'].map((language) => {
        const source = manifest(language, said, made, files);
        return [language, this.getFileName(this.emitFile({ type: 'asset', name: `${language}.webmanifest`, source }))];
      });
      const installable = {
        manifests: Object.fromEntries(manifests) as Record<string, string>,
        appleIcon: files.get('icon-apple.png')!,
      };
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const built = new Map(chunks.map((chunk) => [chunk.fileName, wantedOf(chunk)]));
      const entry = chunks.find(({ isEntry }) => isEntry)!;
      const routes = chunks.flatMap(({ code }) => routesIn(parseAst(code) as never));
      const source = JSON.stringify({
        ...routeFiles(routes, built, filesOf(entry.fileName, built), said, saidBelow),
        forms: firstForms(said),
        refusals: Object.fromEntries(
          ['en', 'es'].map((language) => [
            language,
            firstRefusals(Object.assign({}, ...wordsIn(language).values()) as Record<string, string>),
          ]),
        ),
        ...installable,
      });
      this.emitFile({ type: 'asset', fileName: ROUTES_FILE, source });
    },
  },
};

/** See `chunk-files.ts`. */
const chunkFiles: Plugin = {
  name: 'chunk-files',
  apply: 'build',
  load: { order: 'pre', handler: (id) => (id.includes('vite/preload-helper') ? PRELOAD_HELPER : null) },
  // The code is changed after it has its name: another way of changing it needs another name.
  augmentChunkHash: () => 'chunk-files 2',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const built = new Map(
        chunks.map((chunk): [string, BuiltChunk] => [
          chunk.fileName,
          { ...readOf(chunk), styles: [...(chunk.viteMetadata?.importedCss ?? [])] },
        ]),
      );
      const circle = circleIn(built);
      if (circle) throw new Error(`Files of the build need each other: ${circle.join(', ')}`);
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry');
      const first = filesOf(entry.fileName, built);
      for (const chunk of chunks)
        chunk.code = withFiles(
          built.get(chunk.fileName)!,
          parseAst(chunk.code) as never,
          built,
          new Set([...first, ...filesOf(chunk.fileName, built)]),
        );
    },
  },
};

const wantedOf = (chunk: {
  fileName: string;
  code: string;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}): WantedChunk => ({
  ...readOf(chunk),
  styles: [...(chunk.viteMetadata?.importedCss ?? [])],
  modules: chunk.moduleIds,
});

const readOf = ({ fileName, code, imports }: { fileName: string; code: string; imports: string[] }) => ({
  fileName,
  code,
  imports,
});

/** The typeface of the text. Every page shows it; the others are fetched when they are first seen. */
const TEXT_FONT = /^assets\/figtree-latin-wght-normal-[\w-]+\.woff2$/;
/** What the shell of a page without a network looks right with. */
const FONTS = /^assets\/(?:figtree-latin-wght-normal|figures)-[\w-]+\.woff2$/;

/** The browser fetches it with the page, before it has read the styles that name it. */
const textFont: Plugin = {
  name: 'text-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => TEXT_FONT.test(file));
      if (!font) throw new Error('The build has no typeface of the text');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
    },
  },
};

/** See `service-worker.ts`. After all that changes names of files. */
const cardsWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry');
      const built = new Map(chunks.map((chunk) => [chunk.fileName, wantedOf(chunk)]));
      // The style sheet of every page has another name by now, and the mark is of the page itself.
      const first = files.flatMap(({ fileName }) =>
        ENTRY_STYLES.test(fileName) || FONTS.test(fileName) || /^assets\/mark-.*\.svg$/.test(fileName)
          ? [`/${fileName}`]
          : [],
      );
      const wanted = shellFiles(entry.fileName, built).filter((path) => path.slice(1) in bundle);
      const icon = files.find(({ fileName }) => /^assets\/icon-192-.*\.png$/.test(fileName));
      if (!icon) throw new Error('The build has no icon');
      const kept = [...new Set([...wanted, ...first])];
      const parts = visitedParts(built, Object.keys(bundle), kept);
      const partsFile = this.emitFile({ type: 'asset', name: 'parts.json', source: JSON.stringify(parts) });
      const source = serviceWorker({
        entry: entry.fileName,
        files: kept,
        icon: `/${icon.fileName}`,
        parts: `/${this.getFileName(partsFile)}`,
      });
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source });
    },
  },
};

/** Beside each asset what it is compressed, so that no gateway has to do it for each browser. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }, files) {
    for (const name of Object.keys(files).filter((each) => /\.(?:js|css|svg)$/.test(each))) {
      const whole = readFileSync(join(dir, name));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(whole, { level: 9 }));
      writeFileSync(
        join(dir, `${name}.br`),
        brotliCompressSync(whole, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
          },
        }),
      );
    }
  },
};

/** Of 11, which takes twice as long and saves a fiftieth. */
const BROTLI_QUALITY = 10;

/** The root of the repository, as in tsconfig.json. */
export const alias = [{ find: /^~\//, replacement: `${join(__dirname, '..').replaceAll('\\', '/')}/` }];

/** They change what modules say, in development as in a build but for the addresses. */
export const modulePlugins = () => [schemaless, contracts, addresses, styleText, readWords, woff2Alone, react()];

export default defineConfig({
  root: __dirname,
  base: '/',
  resolve: { alias },
  // Those behind the first only lay out the files of a build.
  plugins: [modulePlugins(), routesFile, chunkFiles, stylesBehind, textFont, cardsWorker, compressed],
  // Development bundles each package once, before the plugins above see it.
  optimizeDeps: { rolldownOptions: { plugins: [styleText] } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // The security policy takes typefaces as files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // What an import needs is fetched before it runs, by `chunk-files.ts`. A preload that fails would spoil the module for good.
    // Browsers that do not know it fetch modules when they import them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: fileGroups },
        // By itself it would be named after everything that shares it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith(`${SHARED}~`) ? SHARED : name}-[hash].js`,
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
