import type { ESTree } from 'vite';

type Node = ESTree.Node | (Record<string, unknown> & { type: string; start: number; end: number });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
const nameOf = (node: Node | null | undefined): string | null =>
  node?.type === 'Identifier' ? (node as ESTree.IdentifierReference).name : null;

/** What makes pages of an address: see `domain/stations/authoring/contract.ts`. */
const WITH_PATH_FIRST = new Set(['creating', 'changing']);

/** The addresses of the pages and calls that a module of contracts exports, if they are written out. */
export function pathsIn(program: Node): Map<string, string> {
  const paths = new Map<string, string>();
  for (const statement of (program as ESTree.Program).body as Node[]) {
    const { declaration } = statement as unknown as { declaration?: Node | null };
    if (statement.type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of (declaration as unknown as { declarations: { id: Node; init: Node | null }[] })
      .declarations) {
      const { callee, arguments: given } = (init ?? {}) as unknown as { callee?: Node; arguments?: Node[] };
      const [about] = given ?? [];
      const { value: first } = (about ?? {}) as { value?: unknown };
      if (WITH_PATH_FIRST.has(nameOf(callee) ?? '') && typeof first === 'string') paths.set(nameOf(id)!, first);
      if (!['page', 'call'].includes(nameOf(callee) ?? '') || about?.type !== 'ObjectExpression') continue;
      for (const property of (about as ESTree.ObjectExpression).properties as Node[]) {
        const { key, value } = property as unknown as { key?: Node; value?: Node };
        const text = (value as { value?: unknown } | undefined)?.value;
        if (nameOf(key) === 'path' && value?.type === 'Literal' && typeof text === 'string')
          paths.set(nameOf(id)!, text);
      }
    }
  }
  return paths;
}

interface Use {
  start: number;
  end: number;
  by: string;
}

/**
 * A module that needs only the addresses of contracts has them as text, and no longer imports the contracts: otherwise those of
 * every page would come with the first one, whose routes and menus name them all. What is used in any other way is left alone.
 *
 * @param pathsOf the addresses that a module of contracts exports, by the name it is imported by; null for other modules
 */
export function pathsAsText(
  code: string,
  program: Node,
  pathsOf: (source: string) => ReadonlyMap<string, string> | null,
): string {
  const known = new Map<string, string>();
  const imports: { node: Node; locals: string[] }[] = [];
  for (const node of (program as ESTree.Program).body as Node[]) {
    if (node.type !== 'ImportDeclaration') continue;
    const { source, specifiers } = node as unknown as ESTree.ImportDeclaration;
    const paths = pathsOf(source.value);
    if (!paths) continue;
    const named = specifiers.flatMap((each) => (each.type === 'ImportSpecifier' ? [each] : []));
    if (named.length !== specifiers.length || named.length === 0) continue;
    imports.push({ node, locals: named.map(({ local }) => local.name) });
    for (const { imported, local } of named) {
      const path = paths.get((imported as { name?: string }).name ?? '');
      if (path !== undefined) known.set(local.name, path);
    }
  }
  if (known.size === 0) return code;

  const uses = new Map<string, Use[]>();
  const others = new Set<string>();
  const note = (name: string, { start, end }: Node, by: string) =>
    void uses.set(name, [...(uses.get(name) ?? []), { start, end, by }]);
  const read = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return;
    const {
      object,
      property,
      computed,
      callee,
      arguments: given,
    } = node as unknown as Record<string, Node> & {
      computed?: boolean;
      arguments?: Node[];
    };
    const member = node.type === 'MemberExpression' && !computed && nameOf(property) === 'path' ? nameOf(object) : null;
    if (member !== null && known.has(member)) return note(member, node, JSON.stringify(known.get(member)));
    const [target, ...rest] = given ?? [];
    const linked = node.type === 'CallExpression' && nameOf(callee) === 'href' ? nameOf(target) : null;
    if (linked !== null && known.has(linked)) {
      note(linked, target!, `{ path: ${JSON.stringify(known.get(linked))} }`);
      return rest.forEach(read);
    }
    const name = nameOf(node);
    if (name !== null && known.has(name)) others.add(name);
    childrenOf(node).forEach(read);
  };
  read(program);

  const gone = new Set([...known.keys()].filter((name) => !others.has(name)));
  const cuts = [...uses].flatMap(([name, all]) => (gone.has(name) ? all : []));
  // What is left of an import that lost some of its names is not sent either: the contracts of a module come together.
  for (const { node, locals } of imports)
    if (locals.every((name) => gone.has(name))) cuts.push({ start: node.start, end: node.end, by: '' });
  let [kept, at] = ['', 0];
  for (const { start, end, by } of cuts.sort((one, other) => one.start - other.start)) {
    kept += code.slice(at, start) + by;
    at = end;
  }
  return kept + code.slice(at);
}
