import 'reflect-metadata';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from '~/domain/rooms';
import { root } from '../launch/paths';

/**
 * Functions of triggers that write tables of another room than the one whose change runs them. This list only gets shorter: such a
 * rule is a command or a follower.
 */
const FOREIGN_FUNCTIONS: string[] = [
  'add_documents (several rooms)',
  'add_options (questions)',
  'keep_document (several rooms)',
];

const owners = new Map(rooms.flatMap(({ name, tables }) => tables.map((table) => [table, name] as const)));

const WRITE = /\b(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE(?:\s+ONLY)?)\s+(\w+)/g;

const foreignIn = (room: string, text: string): string[] =>
  [...text.matchAll(WRITE)].flatMap(([, table]) => {
    const owner = owners.get(table!);
    return owner && owner !== room ? [`${table} of ${owner}`] : [];
  });

function filesOf(floor: string): [room: string, text: string][] {
  return readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file) && file.includes('/'))
    .map((file) => [file.split('/')[0]!, readFileSync(join(root, floor, file), 'utf8')]);
}

it('a room writes only its own tables', () => {
  const foreign = ['domain', 'gateway', 'workers']
    .flatMap(filesOf)
    .flatMap(([room, text]) => foreignIn(room, text).map((table) => `${room} writes ${table}`));
  expect(foreign).toEqual([]);
});

it('a trigger writes only tables of its room', () => {
  const schemas = [
    ...rooms.map(({ name }) => [name, `domain/${name}/schema.sql`] as const),
    ['several rooms', 'infra/database/schema.sql'] as const,
  ].filter(([, file]) => existsSync(join(root, file)));
  const foreign = schemas.flatMap(([room, file]) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^CREATE OR REPLACE FUNCTION (\w+)[\s\S]*?\$function\$;$/gm)]
      .filter(([text]) => foreignIn(room, text).length > 0)
      .map(([, name]) => `${name} (${room})`),
  );
  expect(foreign.sort()).toEqual(FOREIGN_FUNCTIONS);
});
