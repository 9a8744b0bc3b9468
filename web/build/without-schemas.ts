import type { ESTree } from 'vite';

type Node = ESTree.Node | (Record<string, unknown> & { type: string; start: number; end: number });
interface Cut {
  start: number;
  end: number;
  by: string;
}

/** What a definition says to readers of the API docs and to tests, and to nobody in a browser. */
const FOR_READERS = new Set(['summary', 'spec', 'example']);
/** What makes definitions: see domain/kit/contract.ts and domain/kit/acts/contract.ts. */
const DEFINERS = new Set([
  'page',
  'call',
  'action',
  'live',
  'job',
  'profileList',
  'bookmarkCall',
  'voteCall',
  'openVoteCall',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** The name that a chain of calls and members begins with. */
function rootOf(node: Node): string | null {
  if (node.type === 'CallExpression') return rootOf((node as ESTree.CallExpression).callee as Node);
  if (node.type === 'MemberExpression') return rootOf((node as ESTree.MemberExpression).object as Node);
  return node.type === 'Identifier' ? (node as ESTree.IdentifierReference).name : null;
}

/**
 * A module of contracts without its schemas: a value that is made by `z`, or from what was, is `z` itself, which is nothing in
 * the browser (`schemaless.ts`); what only readers of the docs are told is left out, and so is the import of what only schemas
 * needed, or every visit would come with it. Lines stay where they were.
 *
 * @param program the module, parsed
 */
export function withoutSchemas(code: string, program: Node): string {
  const schemas = new Set(['z']);
  const cuts: Cut[] = [];
  const imports: Node[] = [];
  /** Names that are left outside of imports; those of properties as well, which does no harm. */
  const used = new Set(['z']);
  const isSchema = (node: Node) =>
    (node.type === 'CallExpression' || node.type === 'MemberExpression') && schemas.has(rootOf(node) ?? '');

  const cutWordsOf = (definition: Node) => {
    for (const property of (definition as ESTree.ObjectExpression).properties as Node[]) {
      const key = (property as unknown as { key?: { name?: string } }).key?.name ?? '';
      if (FOR_READERS.has(key))
        cuts.push({
          start: property.start,
          end: property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0),
          by: '',
        });
    }
  };
  const read = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return void imports.push(node);
    if (node.type === 'Identifier') used.add((node as ESTree.IdentifierReference).name);
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as unknown as { id: Node; init: Node | null };
      if (init && id.type === 'Identifier' && isSchema(init)) schemas.add((id as ESTree.BindingIdentifier).name);
    }
    if (isSchema(node)) return void cuts.push({ start: node.start, end: node.end, by: 'z' });
    if (node.type === 'CallExpression' && DEFINERS.has(rootOf(node) ?? ''))
      (node as ESTree.CallExpression).arguments.forEach(
        (given) => given.type === 'ObjectExpression' && cutWordsOf(given as Node),
      );
    childrenOf(node).forEach(read);
  };
  read(program);
  // What only schemas needed. Contracts and rules do nothing by being imported.
  for (const each of imports) {
    const { specifiers } = each as unknown as ESTree.ImportDeclaration;
    if (specifiers.length > 0 && !specifiers.some(({ local }) => used.has(local.name)))
      cuts.push({ start: each.start, end: each.end, by: '' });
  }

  let [kept, at] = ['', 0];
  for (const { start, end, by } of cuts.sort((a, b) => a.start - b.start)) {
    kept += code.slice(at, start) + by + '\n'.repeat(code.slice(start, end).split('\n').length - 1);
    at = end;
  }
  return kept + code.slice(at);
}
