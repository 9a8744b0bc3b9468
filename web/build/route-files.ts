import type { ESTree } from 'vite';
import { STATION_BASES } from '../../domain/stations/styles';
import { type BuiltChunk, filesOf, importedBy } from './chunk-files';

/** Where the build says what each page is made of; the gateway reads it (`gateway/plugins/first-html.ts`). */
export const ROUTES_FILE = 'routes.json';

interface RouteFiles {
  /** Of each pattern of addresses, as in its contract: the files it needs beside those of every page, and its heading. */
  routes: Record<string, { files: string[]; heading?: Record<string, string>; lead?: Record<string, string> }>;
  /** Of each language, the files of the words of every page. */
  words: Record<string, string[]>;
}

type Node = ESTree.Node | (Record<string, unknown> & { type: string; start: number; end: number });
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

interface FoundRoute {
  path: string;
  /** The chunk of its page, as it is imported. */
  page: string;
  /** Keys of messages, by what `handle` calls them. */
  handle: Record<string, string>;
}

/** A text, or the first text that a call is given, as `at('/:base/', base)`. Minified code writes it as a template. */
function textOf(node: Node | undefined): string | null {
  if (!node) return null;
  const {
    value,
    quasis,
    expressions,
    arguments: given,
  } = node as unknown as {
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
    expressions?: unknown[];
    arguments?: Node[];
  };
  if (node.type === 'Literal') return typeof value === 'string' ? value : null;
  if (node.type === 'TemplateLiteral') return expressions?.length === 0 ? (quasis?.[0]?.value.cooked ?? null) : null;
  return node.type === 'CallExpression' ? textOf(given?.[0]) : null;
}

const propertiesOf = (node: Node): Map<string, Node> =>
  new Map(
    ((node as ESTree.ObjectExpression).properties as Node[]).flatMap((property) => {
      const { key, value } = property as unknown as { key?: { name?: string }; value?: Node };
      return key?.name && value ? [[key.name, value] as const] : [];
    }),
  );

const firstImport = (node: Node): string | null => {
  const name = importedBy(node);
  if (name !== null) return name;
  for (const child of childrenOf(node)) {
    const found = firstImport(child);
    if (found !== null) return found;
  }
  return null;
};

/** The pages that a chunk names as routes: objects with a `path` that is written out and a `lazy` that imports a chunk. */
export function routesIn(program: Node): FoundRoute[] {
  const found: FoundRoute[] = [];
  const read = (node: Node): void => {
    if (node.type === 'ObjectExpression') {
      const properties = propertiesOf(node);
      const path = textOf(properties.get('path'));
      const lazy = properties.get('lazy');
      const page = lazy ? firstImport(lazy) : null;
      const handle = properties.get('handle');
      if (path?.startsWith('/') && page?.startsWith('./'))
        found.push({
          path,
          page: page.slice(2),
          handle: Object.fromEntries(
            [...(handle?.type === 'ObjectExpression' ? propertiesOf(handle) : [])].flatMap(([key, value]) => {
              const text = textOf(value);
              return text === null ? [] : [[key, text]];
            }),
          ),
        });
    }
    childrenOf(node).forEach(read);
  };
  read(program);
  return found;
}

/**
 * What a gateway needs to know of a build to ask for a page's files with its HTML.
 *
 * @param said a message in every language, where there is one without values
 * @throws when a route names a heading that is no message
 */
export function routeFiles(
  routes: readonly FoundRoute[],
  chunks: ReadonlyMap<string, BuiltChunk & { modules: readonly string[] }>,
  first: ReadonlySet<string>,
  said: (id: string) => Record<string, string>,
): RouteFiles {
  const extra = (fileName: string) => [...filesOf(fileName, chunks)].filter((file) => !first.has(file));
  const words: RouteFiles['words'] = {};
  for (const { fileName, modules } of chunks.values()) {
    const language = modules.map((id) => /\/web\/messages\/(en|es)\.ts$/.exec(id.replaceAll('\\', '/'))?.[1]);
    for (const each of language) if (each) words[each] = extra(fileName);
  }
  return {
    words,
    routes: Object.fromEntries(
      routes.flatMap(({ path, page, handle }) => {
        const files = extra(`assets/${page}`);
        // Words that name the base are of one base each; the other pages have the files alone.
        const bases = handle.heading?.includes(':base') ? STATION_BASES : [':base'];
        return bases.map((base) => [
          path.replace(':base', base),
          {
            files,
            ...(handle.heading ? { heading: said(handle.heading.replace(':base', base)) } : {}),
            ...(handle.lead ? { lead: said(handle.lead.replace(':base', base)) } : {}),
          },
        ]);
      }),
    ),
  };
}
