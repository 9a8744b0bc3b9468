import type { ESTree } from 'vite';

/** What is read of a chunk of the build; names are those of the files, as `assets/run-page-1a2b.js`. */
export interface BuiltChunk {
  fileName: string;
  code: string;
  /** Chunks that it imports statically. */
  imports: readonly string[];
  /** Style sheets that belong to it. */
  styles: readonly string[];
}

/** What Vite wraps every dynamic import in. Its own one adds style sheets and preloads, and takes a style sheet that failed for one that is there. */
export const PRELOAD_HELPER = 'export const __vitePreload = (load) => load();';

/** The global function that runs an import after its files were fetched: `web/core/loading/bring-chunk.ts`. */
export const BRING = '__bringChunk';

const FILES = '__chunkFiles';

type Node = ESTree.Node | (Record<string, unknown> & { type: string; start: number; end: number });
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/**
 * Files that need each other, in their order; null if there are none. Of two such files one runs before what it needs is
 * there, and its page cannot be shown.
 */
export function circleIn(built: ReadonlyMap<string, BuiltChunk>): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (fileName: string): string[] | null => {
    if (way.includes(fileName)) return way.slice(way.indexOf(fileName));
    if (done.has(fileName)) return null;
    way.push(fileName);
    for (const next of built.get(fileName)?.imports ?? []) {
      const circle = follow(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(fileName);
    return null;
  };
  for (const fileName of built.keys()) {
    const circle = follow(fileName);
    if (circle) return circle;
  }
  return null;
}

/** The chunk that a dynamic import names; null for every other node. Minified code names it in a template without values. */
export function importedBy(node: Node): string | null {
  if (node.type !== 'ImportExpression') return null;
  const { source } = node as unknown as {
    source: Node & { value?: unknown; quasis?: { value: { cooked: string } }[] };
  };
  const name = source.type === 'TemplateLiteral' ? source.quasis?.[0]?.value.cooked : source.value;
  return typeof name === 'string' ? name : null;
}

const VITE_LIST = '__vite__mapDeps';

function isListOfVite(node: Node): boolean {
  const { callee, declarations } = node as unknown as {
    callee?: { name?: string };
    declarations?: { id: { name?: string } }[];
  };
  return node.type === 'CallExpression'
    ? callee?.name === VITE_LIST
    : node.type === 'VariableDeclaration' && declarations?.[0]?.id.name === VITE_LIST;
}

/** Everything that has to be there before a chunk runs: itself, what it imports statically, and the style sheets of all of them. */
export function filesOf(
  fileName: string,
  chunks: ReadonlyMap<string, BuiltChunk>,
  found = new Set<string>(),
): Set<string> {
  const chunk = chunks.get(fileName);
  if (!chunk || found.has(fileName)) return found;
  found.add(fileName);
  chunk.imports.forEach((name) => filesOf(name, chunks, found));
  chunk.styles.forEach((name) => found.add(name));
  return found;
}

/**
 * A chunk's code in which each dynamic import names the files it needs, so that they are fetched before it runs. A module
 * whose `import()` failed once is never fetched again by Chromium under the same address.
 *
 * @param program the chunk's code, parsed
 * @param loaded files that are there already whenever this chunk runs
 * @throws when an import names no chunk of the build
 */
export function withFiles(
  chunk: BuiltChunk,
  program: Node,
  chunks: ReadonlyMap<string, BuiltChunk>,
  loaded: ReadonlySet<string>,
): string {
  const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
  const cuts: { start: number; end: number; by: string }[] = [];
  const names: string[] = [];
  const numberOf = (file: string): number => (names.includes(file) ? names.indexOf(file) : names.push(file) - 1);
  const read = (node: Node): void => {
    // Vite's own list of what to preload, which nothing reads: see `PRELOAD_HELPER`.
    if (isListOfVite(node))
      return void cuts.push({ start: node.start, end: node.end, by: node.type === 'CallExpression' ? '[]' : '' });
    const name = importedBy(node);
    if (name?.startsWith('./')) {
      const fileName = folder + name.slice(2);
      if (!chunks.has(fileName))
        throw new Error(`${chunk.fileName} imports ${fileName}, which is no chunk of the build`);
      const files = [...filesOf(fileName, chunks)].filter((file) => !loaded.has(file));
      const run = chunk.code.slice(node.start, node.end);
      if (files.length > 0)
        cuts.push({
          start: node.start,
          end: node.end,
          by: `${BRING}([${files.map(numberOf).join(',')}],${FILES},()=>${run})`,
        });
    }
    childrenOf(node).forEach(read);
  };
  read(program);

  // Names once, numbers everywhere else: the entry imports sixty pages that share most of their files.
  let [written, at] = [names.length > 0 ? `const ${FILES}=${JSON.stringify(names)};` : '', 0];
  for (const { start, end, by } of cuts.sort((a, b) => a.start - b.start)) {
    written += chunk.code.slice(at, start) + by;
    at = end;
  }
  return written + chunk.code.slice(at);
}
