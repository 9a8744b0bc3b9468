import type { Client } from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** It has a value when an INSERT does not name it. */
  filled: boolean;
}

/** A unique index, a constraint or a foreign key: what may refuse a row. */
interface Rule {
  table: string;
  name: string;
  definition: string;
  columns: string[];
  /** `ON CONFLICT` may name it. */
  unique: boolean;
}

/** What a running gateway relies on. */
export interface Schema {
  columns: Column[];
  rules: Rule[];
  functions: string[];
}

const OF_TABLES = `relation.relnamespace = 'public'::regnamespace AND relation.relkind IN ('r', 'p', 'v')`;

export async function readSchema(client: Pick<Client, 'query'>): Promise<Schema> {
  const columns = await client.query<Column>(
    `SELECT relation.relname AS table, attribute.attname AS name, format_type(attribute.atttypid, attribute.atttypmod) AS type,
            attribute.attnotnull AS required, attribute.atthasdef OR attribute.attidentity <> '' AS filled
       FROM pg_attribute attribute JOIN pg_class relation ON relation.oid = attribute.attrelid
      WHERE ${OF_TABLES} AND attribute.attnum > 0 AND NOT attribute.attisdropped ORDER BY 1, 2`,
  );
  const rules = await client.query<Rule>(
    `SELECT relation.relname AS table, index.relname AS name, regexp_replace(pg_get_indexdef(index.oid), ' INDEX \\S+ ON ', ' INDEX ON ') AS definition, true AS unique,
            ARRAY(SELECT attribute.attname::text FROM pg_attribute attribute
                   WHERE attribute.attrelid = relation.oid AND (attribute.attnum = ANY (entry.indkey) OR EXISTS (
                         SELECT FROM pg_depend need WHERE need.classid = 'pg_class'::regclass AND need.objid = index.oid AND need.refobjid = relation.oid AND need.refobjsubid = attribute.attnum))) AS columns
       FROM pg_index entry JOIN pg_class index ON index.oid = entry.indexrelid JOIN pg_class relation ON relation.oid = entry.indrelid
      WHERE ${OF_TABLES} AND entry.indisunique
      UNION ALL
     SELECT relation.relname, need.conname, pg_get_constraintdef(need.oid), false,
            ARRAY(SELECT attribute.attname::text FROM pg_attribute attribute WHERE attribute.attrelid = relation.oid AND attribute.attnum = ANY (need.conkey))
       FROM pg_constraint need JOIN pg_class relation ON relation.oid = need.conrelid
      WHERE ${OF_TABLES} AND need.contype IN ('c', 'f', 'x') ORDER BY 1, 2`,
  );
  const functions = await client.query<{ signature: string }>(
    `SELECT routine.oid::regprocedure::text AS signature FROM pg_proc routine
      WHERE routine.pronamespace = 'public'::regnamespace AND routine.prorettype <> 'trigger'::regtype ORDER BY 1`,
  );
  return { columns: columns.rows, rules: rules.rows, functions: functions.rows.map(({ signature }) => signature) };
}

const LIST = /ARRAY\[([^\]]*)\]/;
const valuesOf = (definition: string): string[] => LIST.exec(definition)?.[1]!.split(', ') ?? [];

const RANGE = /\((\w+) >= (-?\d+)\) AND \(\1 <= (-?\d+)\)/;
const rangeOf = (definition: string): [from: number, to: number] => {
  const [, , from, to] = RANGE.exec(definition) ?? [];
  return [Number(from ?? 0), Number(to ?? 0)];
};
const withoutValues = (definition: string): string => definition.replace(LIST, '').replace(RANGE, '$1');

/** Whether a rule that lists values, as `kind IN ('a', 'b')` does, or names the first and the last, allows all that another one allows. */
function isWider(rule: Rule, than: Rule): boolean {
  if (rule.table !== than.table) return false;
  const [[from, to], [first, last]] = [rangeOf(rule.definition), rangeOf(than.definition)];
  return (
    withoutValues(rule.definition) === withoutValues(than.definition) &&
    valuesOf(than.definition).every((value) => valuesOf(rule.definition).includes(value)) &&
    from <= first &&
    to >= last
  );
}

/**
 * What a gateway that was written for `before` may miss, or be refused, in `after`: columns and functions that are gone (or
 * renamed), changed types, columns that must suddenly be given, unique indexes that its `ON CONFLICT` names, and new rules
 * over columns that it writes. A rule over a new column is not one of them, nor is one that only lists more values than before.
 */
export function contractions(before: Schema, after: Schema): string[] {
  const found: string[] = [];
  const tables = new Set(before.columns.map(({ table }) => table));
  const later = new Map(after.columns.map((column) => [`${column.table}.${column.name}`, column]));
  const earlier = new Set(before.columns.map(({ table, name }) => `${table}.${name}`));
  for (const { table, name, type, required, filled } of before.columns) {
    const column = later.get(`${table}.${name}`);
    if (!column) found.push(`${table}.${name} is gone`);
    else {
      if (column.type !== type) found.push(`${table}.${name} is ${column.type}, was ${type}`);
      if (column.required && !required) found.push(`${table}.${name} is NOT NULL, was not`);
      if (filled && !column.filled && column.required) found.push(`${table}.${name} has no default any more`);
    }
  }
  for (const [key, { table, required, filled }] of later) {
    if (tables.has(table) && !earlier.has(key) && required && !filled)
      found.push(`${key} is NOT NULL without a default`);
  }
  for (const { table, definition } of before.rules.filter(({ unique }) => unique)) {
    if (!after.rules.some((rule) => rule.definition === definition)) found.push(`${table}: gone is ${definition}`);
  }
  for (const rule of after.rules) {
    const { table, definition, columns } = rule;
    const known = before.rules.some((one) => isWider(rule, one));
    if (!known && tables.has(table) && columns.every((column) => earlier.has(`${table}.${column}`)))
      found.push(`${table}: new is ${definition}`);
  }
  for (const signature of before.functions)
    if (!after.functions.includes(signature)) found.push(`${signature} is gone`);
  return found;
}
