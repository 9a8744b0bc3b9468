import type { DeclaredStatement, Kind } from './declared';
import type { DescribedStatement } from './described';

const shown = (kinds: readonly Kind[]): string => kinds.join(' | ');
const withoutNull = (kinds: readonly Kind[]): Kind[] => kinds.filter((kind) => kind !== 'null' && kind !== 'undefined');

/** Kinds that `pg` sends rightly for a parameter. */
const ACCEPTED: Record<Kind, readonly Kind[]> = {
  Date: ['Date', 'string'],
  'Date[]': ['Date[]', 'string[]'],
  json: ['string', 'object'],
  'json[]': ['string[]'],
};

/** In which type a column or a parameter is not what is declared. */
export function mismatches(declared: DeclaredStatement, described: DescribedStatement): string[] {
  return [...wrongRow(declared.row, described.columns), ...wrongValues(declared.values, described.parameters)];
}

/** What is in JSON is for a schema to say. */
function holds(declared: readonly Kind[], kind: Kind): boolean {
  if (kind === 'json') return true;
  if (kind === 'json[]') return withoutNull(declared).every((one) => one.endsWith('[]'));
  return shown(withoutNull(declared)) === kind;
}

function wrongRow(row: DeclaredStatement['row'], columns: DescribedStatement['columns']): string[] {
  if (row === 'never') return [];
  if (row === 'unknown') return ['its row is not declared'];
  const found: string[] = [];
  for (const { name, type, kind, nullable } of columns) {
    const declared = row.get(name);
    if (!declared) found.push(`column ${name}: not declared, is ${type}`);
    else if (!holds(declared, kind)) found.push(`column ${name}: declared ${shown(declared)}, is ${type} (${kind})`);
    else if (nullable && !declared.some((one) => ['null', 'undefined', 'unknown'].includes(one)))
      found.push(`column ${name}: declared ${shown(declared)}, may be null`);
  }
  for (const [name, declared] of row) {
    if (!declared.includes('undefined') && !columns.some((column) => column.name === name))
      found.push(`column ${name}: declared, is not there`);
  }
  return found;
}

function wrongValues(values: DeclaredStatement['values'], parameters: DescribedStatement['parameters']): string[] {
  if (values === 'unknown') return parameters.length === 0 ? [] : ['its parameters are not declared'];
  if (values.length !== parameters.length) return [`${values.length} parameters declared, takes ${parameters.length}`];
  return parameters.flatMap(({ type, kind }, index) => {
    const sent = withoutNull(values[index]!);
    const accepted = ACCEPTED[kind] ?? [kind];
    // Whole numbers of 64 bits are sent as either.
    const takes =
      type.startsWith('int8') || type.startsWith('numeric')
        ? [...accepted, kind.replace('string', 'number')]
        : accepted;
    return sent.every((one) => takes.includes(one))
      ? []
      : [`parameter $${index + 1}: declared ${shown(values[index]!)}, is ${type} (${kind})`];
  });
}
