import type { ESTree } from 'vite';
import { STATION_BASES } from '../../domain/stations/styles';
import { type BuiltChunk, filesOf, importedBy } from './chunk-files';

/** Where the build says what each page is made of; the gateway reads it (`gateway/plugins/first-html.ts`). */
export const ROUTES_FILE = 'routes.json';

interface RouteFiles {
  /** Of each pattern of addresses, as in its contract: the files and words it needs beside those of every page, and its heading. */
  routes: Record<
    string,
    {
      files: string[];
      words?: Record<string, string[]>;
      heading?: Record<string, string>;
      lead?: Record<string, string>;
      greeting?: Record<string, string>;
      text?: Record<string, string[]>;
      /** Of the walk through every address (`web/e2e/every-address.spec.ts`): the key of the message. */
      mainAction?: string;
    }
  >;
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
  /** Of each language, the chunks of words that it says beside those of every page. */
  words?: Record<string, string[]>;
  /** Whether it does without Mantine. */
  plain: boolean;
  /** Keys of messages, by what `handle` calls them. */
  handle: Record<string, string>;
}

/**
 * A text, the first text that a call is given, as `at('/:base/', base)`, or the one in which it replaces something. Minified code
 * writes it as a template.
 */
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
  if (node.type !== 'CallExpression') return null;
  const { callee } = node as unknown as { callee: Node & { object?: Node; property?: { name?: string } } };
  return callee.property?.name === 'replace' ? textOf(callee.object) : textOf(given?.[0]);
}

const propertiesOf = (node: Node): Map<string, Node> =>
  new Map(
    ((node as ESTree.ObjectExpression).properties as Node[]).flatMap((property) => {
      const { key, value } = property as unknown as { key?: { name?: string; value?: string }; value?: Node };
      const name = key?.name ?? key?.value;
      return name && value ? [[name, value] as const] : [];
    }),
  );

const importsIn = (node: Node): string[] => {
  const name = importedBy(node);
  return name === null ? childrenOf(node).flatMap(importsIn) : [name];
};

/** Each has the words of every language, as `{ en: () => import(…), es: … }`: of a room by its variable, of a bundle by its name. */
function wordsIn(program: Node): Map<string, FoundRoute['words']> {
  const found = new Map<string, FoundRoute['words']>();
  const note = (name: string | undefined, files: Node | undefined) => {
    if (!name || files?.type !== 'ObjectExpression') return;
    const languages = propertiesOf(files);
    if (!languages.has('en') || !languages.has('es')) return;
    const imported = [...languages].map(
      ([language, words]) => [language, importsIn(words).map(withoutFolder)] as const,
    );
    if (imported.every(([, names]) => names.length > 0)) found.set(name, Object.fromEntries(imported));
  };
  const read = (node: Node): void => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as unknown as { id: { name?: string }; init?: Node };
      if (init?.type === 'ObjectExpression') note(id.name, propertiesOf(init).get('files'));
    } else if (node.type === 'ObjectExpression') for (const [name, files] of propertiesOf(node)) note(name, files);
    childrenOf(node).forEach(read);
  };
  read(program);
  return found;
}

const withoutFolder = (name: string): string => name.replace('./', '');

/** What `withWords` is given first: the variable of a room's words, or the name of a bundle. */
function wordsAskedBy(lazy: Node): string | null {
  const [first] = (lazy as unknown as { arguments?: Node[] }).arguments ?? [];
  if (lazy.type !== 'CallExpression' || !first) return null;
  return first.type === 'Identifier' ? (first as unknown as { name: string }).name : textOf(first);
}

/** The pages that a chunk names as routes: objects with a `path` that is written out and a `lazy` that imports a chunk. */
export function routesIn(program: Node): FoundRoute[] {
  const found: FoundRoute[] = [];
  const words = wordsIn(program);
  const read = (node: Node): void => {
    if (node.type === 'ObjectExpression') {
      const properties = propertiesOf(node);
      const path = textOf(properties.get('path'));
      const lazy = properties.get('lazy');
      const [page] = lazy ? importsIn(lazy) : [];
      const asked = lazy ? words.get(wordsAskedBy(lazy) ?? '') : undefined;
      const handle = properties.get('handle');
      if (path?.startsWith('/') && page?.startsWith('./'))
        found.push({
          path,
          page: withoutFolder(page),
          ...(asked ? { words: asked } : {}),
          plain: handle?.type === 'ObjectExpression' && propertiesOf(handle).has('plain'),
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
 * @param said a message in every language, if there is one without values
 * @param below the paragraphs of all messages whose keys begin like this, in every language
 * @throws when a route names a heading that is no message, or a page needs Mantine and says that it does not
 */
export function routeFiles(
  routes: readonly FoundRoute[],
  chunks: ReadonlyMap<string, BuiltChunk & { modules: readonly string[] }>,
  first: ReadonlySet<string>,
  said: (id: string) => Record<string, string>,
  below: (prefix: string) => Record<string, string[]>,
): RouteFiles {
  const extra = (fileName: string) => [...filesOf(fileName, chunks)].filter((file) => !first.has(file));
  const chunksWith = (module: RegExp) =>
    [...chunks.values()].filter(({ modules }) => modules.some((id) => module.test(id.replaceAll('\\', '/'))));
  const mantine = new Set(chunksWith(/\/@mantine\/core\//).map(({ fileName }) => fileName));
  const isOfMantine = (file: string) => mantine.has(file);
  const aroundOthers = chunksWith(/\/web\/ui\/mantine\.tsx$/).flatMap(({ fileName }) => extra(fileName));
  const words: RouteFiles['words'] = {};
  for (const { fileName, modules } of chunks.values()) {
    const language = modules.map((id) => /\/web\/messages\/(en|es)\.ts$/.exec(id.replaceAll('\\', '/'))?.[1]);
    for (const each of language) if (each) words[each] = extra(fileName);
  }
  const filesOfWords = (asked: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(asked).map(([language, names]) => [language, names.flatMap((name) => extra(`assets/${name}`))]),
    );
  return {
    words,
    routes: Object.fromEntries(
      routes.flatMap(({ path, page, plain, handle, words: asked }) => {
        const own = extra(`assets/${page}`);
        const needed = plain ? own.find(isOfMantine) : undefined;
        if (needed) throw new Error(`${path} is no plain page: it needs Mantine, in ${needed}`);
        const files = plain ? own : [...new Set([...own, ...aroundOthers])];
        // Words that name the base are of one base each; the other pages have the files alone.
        const bases = [handle.heading, handle.lead].some((id) => id?.includes(':base')) ? STATION_BASES : [':base'];
        return bases.map((base) => [
          path.replace(':base', base),
          {
            files,
            ...(asked ? { words: filesOfWords(asked) } : {}),
            ...(handle.heading ? { heading: said(handle.heading.replace(':base', base)) } : {}),
            ...(handle.greeting ? { greeting: said(handle.greeting) } : {}),
            ...(handle.mainAction ? { mainAction: handle.mainAction } : {}),
            ...(handle.text ? { text: below(handle.text) } : {}),
            ...(handle.lead ? { lead: said(handle.lead.replace(':base', base)) } : {}),
          },
        ]);
      }),
    ),
  };
}
