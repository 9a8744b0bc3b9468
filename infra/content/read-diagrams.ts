import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './read-yaml';

/** Where a question shows a diagram of the starter content. */
const SHOWN = /"\/media\/diagrams\/([a-z0-9-]+)\.svg"/g;
/** What could run, or ask somebody else for something. */
const UNSAFE = /<(script|foreignObject|image|use|a|style)\b|\son\w+=|href=|url\(/i;

/** The names of the diagrams that a text shows. */
export const diagramsOf = (html: string): string[] => [...html.matchAll(SHOWN)].map(([, name]) => name!);

/**
 * The diagrams that questions of packs show, by name: SVG that was drawn for this project, on paper of its own.
 * @throws Error that names the file
 */
export function readDiagrams(folder = join(CONTENT, 'diagrams')): ReadonlyMap<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.svg')) : [];
  return new Map(
    files.sort().map((file) => {
      const svg = readFileSync(join(folder, file), 'utf8');
      if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') || UNSAFE.test(svg))
        throw new Error(`infra/content/diagrams/${file}: a diagram is one <svg> of shapes and words`);
      return [file.slice(0, -'.svg'.length), svg];
    }),
  );
}
