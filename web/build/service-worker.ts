import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { type BuiltChunk, filesOf } from './chunk-files';

export const WORKER_FILE = 'sw.js';

/** What the pages of the cards are fetched with, besides the entry: themselves, their words, and what the shell adds. The start page leads there. */
const WANTED = [
  'features/home/home-page.tsx',
  'features/flashcards/home/home-page.tsx',
  'features/flashcards/review/review-page.tsx',
  'features/flashcards/away/away-page.tsx',
  'features/flashcards/away/away-review-page.tsx',
  'features/flashcards/away/cards-keeper.tsx',
].map((path) => `/web/${path}`);
const WORDS = /\/web\/messages\/(?:(?:en|es)\.ts|(?:flashcard[\w-]*|home)\.(?:en|es)\.json)$/;

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

/** The service worker with the names of one build: `service-worker-source.ts`. */
export function serviceWorker(entry: string, files: readonly string[], icon: string): string {
  const source = readFileSync(join(__dirname, 'service-worker-source.ts'), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', target: 'es2022', minify: true, format: 'iife' });
  return `const ENTRY=${JSON.stringify(entry)},FILES=${JSON.stringify(files)},ICON=${JSON.stringify(icon)};\n${code}`;
}
