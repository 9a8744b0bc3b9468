import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from '~/domain/rooms';
import { root } from '../launch/paths';

/** Rooms that write tables of others. This list only gets shorter: a change of another room's tables is a command of that room. */
const FOREIGN_WRITES: string[] = [];

const owners = new Map(rooms.flatMap(({ name, tables }) => tables.map((table) => [table, name] as const)));

const WRITE = /\b(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE(?:\s+ONLY)?)\s+(\w+)/g;

function filesOf(floor: string): [room: string, text: string][] {
  return readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(?:^|\/)testing\//.test(file) && file.includes('/'))
    .map((file) => [file.split('/')[0]!, readFileSync(join(root, floor, file), 'utf8')]);
}

it('a room writes only its own tables', () => {
  const foreign = ['domain', 'gateway', 'workers'].flatMap(filesOf).flatMap(([room, text]) =>
    [...text.matchAll(WRITE)].flatMap(([, table]) => {
      const owner = owners.get(table!);
      return owner && owner !== room ? [`${room} writes ${table} of ${owner}`] : [];
    }),
  );
  expect([...new Set(foreign)].sort()).toEqual(FOREIGN_WRITES);
});
