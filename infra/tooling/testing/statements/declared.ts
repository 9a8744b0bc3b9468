import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * What a TypeScript type stands for at run time: `number`, `string`, `boolean`, `Date`, `bytes`, `null`, `undefined`, `object`,
 * `unknown`, or one of these with `[]`.
 */
export type Kind = string;

/** What one `statement(...)` in the sources says of itself. */
export interface DeclaredStatement {
  /** `domain/ops/people.query.ts:12` */
  place: string;
  /** Matches its name; names may be put together. */
  name: RegExp;
  /** By column; `never` if rows are ignored, `unknown` if nothing is said. */
  row: Map<string, Kind[]> | 'never' | 'unknown';
  /** By place; `unknown` if nothing is said. */
  values: Kind[][] | 'unknown';
}

const ROOT = join(__dirname, '../../../..');
const FLOORS = ['domain', 'gateway', 'workers', 'infra'];

/** Sources that make statements. */
export const sourcesWithStatements = (): string[] =>
  FLOORS.flatMap((floor) =>
    readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, floor, name)),
  )
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        !file.includes('node_modules') &&
        !file.includes(join('infra', 'tooling')) &&
        !file.endsWith(join('kit', 'statement.ts')),
    )
    .filter((file) => /\bstatement[<(]/.test(readFileSync(file, 'utf8')))
    .sort();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function namePattern(argument: ts.Expression): RegExp {
  if (ts.isStringLiteralLike(argument)) return new RegExp(`^${escaped(argument.text)}$`);
  if (ts.isTemplateExpression(argument))
    return new RegExp(
      `^${escaped(argument.head.text)}${argument.templateSpans.map(({ literal }) => `[a-z_-]+${escaped(literal.text)}`).join('')}$`,
    );
  throw new Error(`the name of a statement is a literal or a template: ${argument.getText()}`);
}

function reader(checker: ts.TypeChecker) {
  const unique = (kinds: Kind[]): Kind[] => [...new Set(kinds)].sort();
  const kindsOf = (type: ts.Type): Kind[] => {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['unknown'];
    if (type.flags & ts.TypeFlags.Null) return ['null'];
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined'];
    if (type.flags & ts.TypeFlags.NumberLike) return ['number'];
    if (type.flags & ts.TypeFlags.StringLike) return ['string'];
    if (type.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
    if (type.isUnion()) return unique(type.types.flatMap(kindsOf));
    // A text with a mark, such as text that went through the sanitiser.
    if (type.isIntersection())
      return unique(
        type.types.flatMap(kindsOf).filter((kind, _, all) => kind !== 'object' || all.every((one) => one === 'object')),
      );
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const elements = unique(checker.getTypeArguments(type as ts.TypeReference).flatMap(kindsOf)).filter(
        (kind) => kind !== 'null',
      );
      return elements.map((kind) => `${kind}[]`);
    }
    const name = type.getSymbol()?.getName();
    if (name === 'Buffer' || name === 'Uint8Array') return ['bytes'];
    return [name === 'Date' ? name : 'object'];
  };
  const rowOf = (type: ts.Type): DeclaredStatement['row'] => {
    if (type.flags & ts.TypeFlags.Never) return 'never';
    if (!(type.flags & ts.TypeFlags.Object) && !type.isUnionOrIntersection()) return 'unknown';
    const row = new Map<string, Kind[]>();
    // Of a row of one kind or another, what each kind says of a column.
    for (const part of type.isUnion() ? type.types : [type]) {
      for (const property of checker.getPropertiesOfType(part))
        row.set(
          property.getName(),
          unique([...(row.get(property.getName()) ?? []), ...kindsOf(checker.getTypeOfSymbol(property))]),
        );
    }
    return row;
  };
  const valuesOf = (type: ts.Type): DeclaredStatement['values'] => {
    if (!checker.isTupleType(type)) return 'unknown';
    return checker.getTypeArguments(type as ts.TypeReference).map(kindsOf);
  };
  return { rowOf, valuesOf };
}

/** Reads the types of every `statement(...)` of these sources. */
export function declaredStatements(files: readonly string[]): DeclaredStatement[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const program = ts.createProgram([...files], { ...options, types: ['node'] });
  const checker = program.getTypeChecker();
  const { rowOf, valuesOf } = reader(checker);
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const found: DeclaredStatement[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'statement') {
        const [row, values] = checker.getTypeArguments(checker.getTypeAtLocation(node) as ts.TypeReference);
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({
          place: `${relative(ROOT, file)}:${line + 1}`,
          name: namePattern(node.arguments[0]!),
          row: rowOf(row!),
          values: valuesOf(values!),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
