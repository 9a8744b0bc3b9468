import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../launch/paths';
import { randomly } from './randomly';

type Kind = 'condition' | 'number' | 'SQL';

/** One change of product code that its tests should notice. */
export interface Mutation {
  kind: Kind;
  /** From the root of the repository. */
  file: string;
  line: number;
  from: string;
  to: string;
  /** The whole file, changed. */
  source: string;
}

interface Spot {
  kind: Kind;
  start: number;
  end: number;
  to: string;
}

const KINDS: readonly Kind[] = ['condition', 'number', 'SQL'];
const FLOORS = ['domain', 'gateway', 'workers', 'infra', 'web'];
const SKIPPED = /^(?:node_modules|dist|tooling|testing|e2e|build|migrations|content|deploy)$/;

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

const IS_SQL = /\b(?:SELECT|UPDATE|INSERT|DELETE|WHERE)\b/;
/** What is written in SQL, and what a mutation makes of it. */
const IN_SQL: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\bAND\b/g, () => 'OR'],
  [/\bIS NULL\b/g, () => 'IS NOT NULL'],
  [/\bIS NOT NULL\b/g, () => 'IS NULL'],
  [/\bDESC\b/g, () => 'ASC'],
  [/(?<= )(?:<|>)(?= )/g, (found) => `${found}=`],
  [/(?<= )(?:<|>)=(?= )/g, (found) => found[0]!],
  [/(?<=[ (])\d+\b/g, (found) => String(Number(found) + 1)],
];

/**
 * Draws mutations of the product, as many of each kind.
 * @param seed the same seed draws the same mutations of the same code
 * @param count how many
 */
export function drawMutations(seed: number, count: number): Mutation[] {
  const chance = randomly(seed);
  const spots = productFiles().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return spotsOf(file, source).map((spot) => ({ file, ...spot }));
  });
  const left = new Map(KINDS.map((kind) => [kind, spots.filter((spot) => spot.kind === kind)]));
  return Array.from({ length: count }, (_, index) => {
    const kind = left.get(KINDS[index % KINDS.length]!)!;
    const { file, start, end, to, ...spot } = kind.splice(chance.below(kind.length), 1)[0]!;
    const source = readFileSync(join(root, file), 'utf8');
    return {
      kind: spot.kind,
      file,
      line: source.slice(0, start).split('\n').length,
      from: source.slice(start, end),
      to,
      source: source.slice(0, start) + to + source.slice(end),
    };
  });
}

function productFiles(): string[] {
  const under = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : under(path);
      return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [path] : [];
    });
  return FLOORS.flatMap(under).sort();
}

function spotsOf(file: string, source: string): Spot[] {
  const spots: Spot[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: token } = node;
      const to = OPPOSITE[token.getText()];
      if (to) spots.push({ kind: 'condition', start: token.getStart(), end: token.end, to });
    } else if (ts.isNumericLiteral(node)) {
      spots.push({ kind: 'number', start: node.getStart(), end: node.end, to: String(Number(node.text) + 1) });
    } else if (ts.isTemplateLiteral(node) && IS_SQL.test(node.getText())) {
      const start = node.getStart();
      for (const [what, change] of IN_SQL)
        for (const { 0: found, index } of node.getText().matchAll(what))
          spots.push({ kind: 'SQL', start: start + index, end: start + index + found.length, to: change(found) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return spots;
}
