import { z } from 'zod';
import type { Randomly } from '../randomly';

export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
  maximum?: number;
  additionalProperties?: JsonSchema | boolean;
}

/** What a contract takes, as JSON schema; anything if it cannot be said. */
export const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as JsonSchema;

/** Stands for arrays or objects so many levels deep, until it is written: `JSON.stringify` does not go that deep. */
const nested = (depth: number, kind: 'array' | 'object') => `@deep-${kind}-${depth}`;

/** JSON, with what is nested written out. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replace(/"@deep-(array|object)-(\d+)"/g, (_, kind: string, depth: string) =>
    kind === 'array'
      ? `${'['.repeat(Number(depth))}1${']'.repeat(Number(depth))}`
      : `${'{"a":'.repeat(Number(depth))}1${'}'.repeat(Number(depth))}`,
  );

/** Values that no schema expects: types, sizes, depths, and text that some layer below reads as something else. */
const HOSTILE: readonly ((by: Randomly) => unknown)[] = [
  () => null,
  () => '',
  () => ' ',
  () => 0,
  () => -1,
  () => 2 ** 31,
  () => 1e308,
  () => 0.1,
  () => true,
  () => [],
  () => ({}),
  () => 'NaN',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202e\ufeff\u200d',
  () => "'; DROP TABLE accounts; --",
  () => '<script>alert(1)</script><p>x</p>',
  () => '%00%ff%',
  () => '../../../../etc/passwd',
  () => '2026-02-30T25:61:61Z',
  () => '\\',
  () => '9'.repeat(400),
  (by) => 'x'.repeat(by.pick([60, 300, 5_000, 40_000])),
  (by) => nested(by.pick([20, 200, 5_000]), 'array'),
  (by) => nested(by.pick([20, 200, 5_000]), 'object'),
  (by) => Array.from({ length: by.pick([20, 300, 3_000]) }, () => 1),
  (by) => Object.fromEntries(Array.from({ length: by.pick([20, 500]) }, (_, index) => [`k${index}`, index])),
  () => JSON.parse('{"__proto__x":{"admin":true},"constructor":{"prototype":1},"toString":1,"length":-1}') as unknown,
  () => ({ toString: 'not a function', valueOf: null, toJSON: 1, then: 1 }),
];

/** Numbers that no column holds, and what is nearly a number. */
const NUMBERS: readonly unknown[] = [
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  1e308,
  -1,
  -(2 ** 31) - 1,
  '12abc',
  '１２',
  [1],
];

export const hostile = (by: Randomly): unknown => by.pick(HOSTILE)(by);

const WORDS = [
  'submit',
  'acute-chest-pain',
  'heart',
  '1',
  '17',
  'en',
  'Árbol',
  'a@b.example',
  '482913507',
  'https://example.org/',
  '<p>Text</p>',
];

/** Texts of which a schema says the format. */
const FORMATS: Record<string, string> = {
  uuid: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d11',
  date: '2031-05-14',
  'date-time': '2031-05-14T09:00:00Z',
};

/** A value that the schema takes, or nearly: at each place something hostile may stand instead. */
export function valueOf(schema: JsonSchema, by: Randomly, wrong: number, depth = 0): unknown {
  if (by.chance(wrong)) return hostile(by);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return by.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return valueOf(by.pick(either), by, wrong, depth + 1);
  if (schema.allOf) return valueOf(schema.allOf[0]!, by, wrong, depth + 1);
  if (schema.properties || schema.type === 'object') {
    const value: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (schema.required?.includes(name) ? by.chance(wrong) : by.chance(0.4)) continue;
      value[name] = depth > 8 ? 1 : valueOf(inner, by, wrong, depth + 1);
    }
    if (by.chance(wrong)) value.surplus = hostile(by);
    return value;
  }
  switch (schema.type) {
    case 'array':
      return depth > 8
        ? []
        : Array.from({ length: (schema.minItems ?? 0) + by.below(3) }, () =>
            valueOf(schema.items ?? {}, by, wrong, depth + 1),
          );
    case 'integer':
    case 'number':
      if (wrong > 0 && by.chance(0.05)) return by.pick(NUMBERS);
      return (schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1) + by.below(20);
    case 'boolean':
      return by.chance(0.5);
    case 'null':
      return null;
    default:
      if (schema.format && schema.format in FORMATS) return FORMATS[schema.format];
      return by
        .pick(WORDS)
        .padEnd(Math.min(schema.minLength ?? 0, 100), 'x')
        .slice(0, schema.maxLength ?? 200);
  }
}
