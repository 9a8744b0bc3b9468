import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { type BuiltChunk, filesOf } from './chunk-files';

export const WORKER_FILE = 'sw.js';

/**
 * What the pages of the cards are fetched with, besides the entry: themselves, their words, and what the shell adds, its menus
 * included. The start page leads there.
 */
const WANTED = [
  'app/shell/nav-menu.tsx',
  'app/shell/area-sheet.tsx',
  'app/shell/menu-drawer.tsx',
  'app/shell/profile-items.tsx',
  'app/shell/scheme-items.tsx',
  'app/shell/guest-items.tsx',
  'app/shell/palette.tsx',
  'features/home/home-page.tsx',
  'features/flashcards/home/home-page.tsx',
  'features/flashcards/review/review-page.tsx',
  'features/flashcards/away/away-page.tsx',
  'features/flashcards/away/away-review-page.tsx',
  'features/flashcards/away/cards-keeper.tsx',
].map((path) => `/web/${path}`);
/** Those of rooms with entries in the menu of the account are awaited by it: `app/shell/profile-menu.tsx`. */
const WORDS =
  /\/web\/(?:messages\/(?:en|es)\.ts|features\/(?:flashcards(?:\/\w+)?|home|classes|kudos|moderation|promotions|purchases|search|statistics)\/words\.(?:en|es)\.json)$/;

/** What the name of a file ends with in one build alone: it says what is in the file. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;
/** In every build they are others, and they come along with what needs them. */
const SHARED = /^assets\/shared[~-]/;

const isWanted = (id: string): boolean => {
  const path = id.replaceAll('\\', '/');
  return WORDS.test(path) || WANTED.some((one) => path.endsWith(one));
};

/** A chunk, and the modules that it is made of. */
export interface WantedChunk extends BuiltChunk {
  modules: readonly string[];
}

/** The files without which the pages of the cards do not open, as paths. */
export function shellFiles(entry: string, chunks: ReadonlyMap<string, WantedChunk>): string[] {
  const found = filesOf(entry, chunks);
  for (const { fileName, modules } of chunks.values()) if (modules.some(isWanted)) filesOf(fileName, chunks, found);
  return [...found].sort().map((file) => `/${file}`);
}

/** See `Parts` in `service-worker-source.ts`. */
interface Parts {
  names: string[];
  needs: Record<string, number[]>;
}

/**
 * How a new build comes by what visited pages need, of which the last build's files are kept: those that have the same name but
 * for its hash, and what they need.
 *
 * @param files of the build; other ones are left out
 * @param always kept in any case, as paths
 */
export function visitedParts(
  chunks: ReadonlyMap<string, BuiltChunk>,
  files: readonly string[],
  always: readonly string[],
): Parts {
  const there = new Set(files);
  const left = new Set(always);
  const numbers = new Map<string, number>();
  const numberOf = (path: string): number => numbers.get(path) ?? numbers.set(path, numbers.size).get(path)!;
  const needs: Parts['needs'] = {};
  for (const file of files) {
    if (!HASH.test(file) || SHARED.test(file)) continue;
    const stem = `/${file.replace(HASH, '')}`;
    const wanted = [...(chunks.has(file) ? filesOf(file, chunks) : [file])]
      .filter((each) => there.has(each) && !left.has(`/${each}`))
      .map((each) => numberOf(`/${each}`));
    if (wanted.length > 0) needs[stem] = [...new Set([...(needs[stem] ?? []), ...wanted])];
  }
  return { names: [...numbers.keys()], needs };
}

interface Names {
  entry: string;
  files: readonly string[];
  icon: string;
  /** The path of what `visitedParts` says. */
  parts: string;
}

/** The service worker with the names of one build: `service-worker-source.ts`. */
export function serviceWorker({ entry, files, icon, parts }: Names): string {
  const source = readFileSync(join(__dirname, 'service-worker-source.ts'), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', target: 'es2022', minify: true, format: 'iife' });
  const names = { ENTRY: entry, FILES: files, ICON: icon, PARTS: parts };
  const said = Object.entries(names).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `const ${[...said, `HASH=${HASH}`].join(',')};\n${code}`;
}
