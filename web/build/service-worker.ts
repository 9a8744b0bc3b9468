import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { type BuiltChunk, filesOf } from './chunk-files';

export const WORKER_FILE = 'sw.js';

/** Modules that a page of the cards is fetched with, besides the entry: its own, its words, and what the shell adds. */
const WANTED =
  /\/web\/(?:features\/flashcards\/(?:home\/home-page|review\/review-page|away\/(?:away-page|away-review-page|cards-keeper))\.tsx|messages\/(?:(?:en|es)\.ts|flashcard[\w-]*\.(?:en|es)\.json))$/;

/** A chunk, and the modules that it is made of. */
export interface WantedChunk extends BuiltChunk {
  modules: readonly string[];
}

/** The files without which the pages of the cards do not open, as paths. */
export function shellFiles(entry: string, chunks: ReadonlyMap<string, WantedChunk>): string[] {
  const found = filesOf(entry, chunks);
  for (const { fileName, modules } of chunks.values())
    if (modules.some((id) => WANTED.test(id.replaceAll('\\', '/')))) filesOf(fileName, chunks, found);
  return [...found].sort().map((file) => `/${file}`);
}

/** The service worker with the names of one build: `service-worker-source.ts`. */
export function serviceWorker(entry: string, files: readonly string[]): string {
  const source = readFileSync(join(__dirname, 'service-worker-source.ts'), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', target: 'es2022', minify: true, format: 'iife' });
  return `const ENTRY=${JSON.stringify(entry)},FILES=${JSON.stringify(files)};\n${code}`;
}
