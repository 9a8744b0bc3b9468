import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../launch/paths';

/** Rooms of the domain that need each other both ways: none. */
const BOTH_WAYS: string[] = [];

/** They make a group with its first members. Nothing follows a group that was not there before. */
const OPEN_A_GROUP = ['domain/group-practice/open-pairs.ts', 'domain/group-practice/prepare-group.ts'];

const IMPORT = /(?:import|export)\s+(?:type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?'([^']+)'/g;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(dist|e2e|node_modules|testing)$/.test(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name) ? [path] : [];
  });
}

const files = ['domain', 'gateway', 'workers', 'infra', 'web'].flatMap(sources);
const known = new Set(files);

/** The files of ours that a file imports, types included. */
function importsOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].flatMap(([, specifier]) => {
    if (!specifier!.startsWith('.') && !specifier!.startsWith('~/')) return [];
    const base = specifier!.startsWith('~/') ? specifier!.slice(2) : normalize(join(dirname(file), specifier!));
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter((path) => known.has(path)).slice(0, 1);
  });
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Groups of files that need each other in a circle (Tarjan's strongly connected components). */
function circles(): string[][] {
  const [order, low, open, found] = [
    new Map<string, number>(),
    new Map<string, number>(),
    [] as string[],
    [] as string[][],
  ];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    open.push(file);
    for (const next of imports.get(file)!) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

it('no files need each other in a circle, not even by types', () => {
  expect(circles()).toEqual([]);
});

const isViews = (file: string): boolean => /^domain\/[^/]+\/views\.ts$/.test(file);

it('views.ts of a room, which names what other rooms read, needs nothing', () => {
  expect([...imports].filter(([file, targets]) => isViews(file) && targets.length > 0)).toEqual([]);
});

it('rooms of the domain need each other in one direction, except for what they read of each other', () => {
  const roomOf = (file: string) => (isViews(file) ? undefined : /^domain\/([^/]+)\//.exec(file)?.[1]);
  const needs = new Set<string>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from && to && from !== to) needs.add(`${from} ${to}`);
    }
  }
  const both = [...needs]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([from, to]) => from < to && needs.has(`${to} ${from}`));
  expect(both.map((pair) => pair.join(' <-> ')).sort()).toEqual(BOTH_WAYS);
});

it('rooms settle what follows from a change themselves: gateways do not call it', () => {
  const settles = /^domain\/(circuit-runs\/settle-run|audio-pairing\/settle-room)\.ts$/;
  const callers = [...imports].filter(([, targets]) => targets.some((target) => settles.test(target)));
  expect(callers.length).toBeGreaterThan(0);
  expect(callers.map(([file]) => file).filter((file) => file.startsWith('gateway/'))).toEqual([]);
});

it('every file that changes who is in a group announces it', () => {
  const writes = /INSERT INTO group_members\b|UPDATE group_members\b[^`']*\b(left_at|away_since) = /;
  const writers = files
    .filter((file) => file.startsWith('domain/'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => writes.test(text));
  expect(writers.map(([file]) => file)).toEqual(
    expect.arrayContaining(['join-group', 'leave-group', 'presence'].map((name) => `domain/group-practice/${name}.ts`)),
  );
  expect(writers.filter(([, text]) => !text.includes('tx.announce(')).map(([file]) => file)).toEqual(OPEN_A_GROUP);
});

it('no browser test has been unstable three times: repair it, and remove its entries', () => {
  const entries = JSON.parse(readFileSync(join(root, 'web/e2e/unstable.json'), 'utf8')) as { test: string }[];
  expect(entries.filter(({ test }) => entries.filter((other) => other.test === test).length >= 3)).toEqual([]);
});
