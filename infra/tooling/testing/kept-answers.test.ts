import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { session } from '~/domain/accounts/contract';
import { contracts } from '~/domain/rooms';
import type { Call, Live, Page } from '~/domain/kit/contract';
import { root } from '../launch/paths';

const FOLDER = join(root, 'web/e2e/looks/answers');

interface Kept {
  first: Record<string, unknown>;
  answers: Record<string, { status?: number; json?: unknown }[]>;
  live: Record<string, unknown>;
}

const names = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const read = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Kept;

/** `:base` and `:pin` stand for one part of the path. */
const parameters = ({ path }: { path: string }): number => path.split(':').length;
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[A-Za-z_]+/g, '[^/]+')}$`);
/** What has fewer parameters is meant first. */
const pages = contracts
  .flatMap((each) => (each.kind === 'page' ? [each as Page] : []))
  .sort((one, other) => parameters(one) - parameters(other))
  .map((each) => [patternOf(each.path), each] as const);
const calls = contracts.flatMap((each) =>
  each.kind === 'call' ? [[patternOf(each.path), each as Call] as const] : [],
);
const lives = new Map(contracts.flatMap((each) => (each.kind === 'live' ? [[each.name, each as Live] as const] : [])));

/** What is wrong with a kept answer by the contract of its address. */
function flawOf(method: string, address: string, json: unknown): string[] {
  const path = address.split('?')[0]!;
  const call = calls.find(([pattern, { method: of }]) => of === method && pattern.test(path))?.[1];
  const page = pages.find(([pattern]) => pattern.test(path))?.[1];
  const schemas = call
    ? [call.output]
    : method === 'GET'
      ? page
        ? [page.data]
        : []
      : Object.values(page?.actions ?? {}).map(({ output }) => output);
  if (schemas.length === 0) return [`${method} ${path}: no contract`];
  const tried = schemas.map((schema) => flawsIn(schema.safeParse(json)));
  return tried.some((flaws) => flaws.length === 0) ? [] : [`${method} ${path}: ${tried[0]!.join('; ')}`];
}

/** Over the wire, HTML that is safe is a text like any other: only the server knows it by its class. */
const OF_THE_SERVER = 'not a SafeHtml';

interface Parsed {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
}
const flawsIn = ({ error }: Parsed): string[] =>
  (error?.issues ?? [])
    .filter(({ message }) => message !== OF_THE_SERVER)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each(names)('what is kept of the screen %s is what the contracts say', (file) => {
  const { first, answers, live } = read(file);
  const flaws = [
    ...Object.entries(first).flatMap(([address, json]) => flawOf('GET', address, json)),
    ...Object.entries(answers).flatMap(([name, given]) => {
      const [method = '', address = ''] = name.split(' ');
      return given.flatMap(({ status = 200, json }) =>
        json !== undefined && status === 200 ? flawOf(method, address, json) : [],
      );
    }),
    ...Object.entries(live).flatMap(([name, snapshot]) => {
      const resource = lives.get(name.split(' ')[0]!);
      if (!resource) return [`${name}: no live resource`];
      if (snapshot === null) return [];
      return flawsIn(resource.snapshot.safeParse(snapshot)).map((flaw) => `${name}: ${flaw}`);
    }),
  ];
  expect(flaws).toEqual([]);
});

it('names neither this machine nor an address on it', () => {
  const named = names.filter((file) =>
    /127\.0\.0\.1|localhost|\/work\//.test(readFileSync(join(FOLDER, file), 'utf8')),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(named).toEqual([]);
});

it('has each way to practise in Spanish, as somebody who reads Spanish was answered', () => {
  const spanish = names.filter((file) => file.endsWith('-es.json'));
  const ways = ['lobby', 'pairing', 'talk', 'circuit', 'answered-question', 'card-review', 'topic'];
  expect(spanish.map((file) => file.replace('-es.json', '')).sort()).toEqual(ways.sort());
  for (const file of spanish) expect(read(file).first[session.path]).toMatchObject({ language: 'es' });
});
