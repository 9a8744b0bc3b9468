import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** The import rules of the architecture: imports only go down, and the browser gets nothing that needs a server. */
const FLOORS = {
  web: ['web', 'domain'],
  gateway: ['gateway', 'domain', 'infra'],
  workers: ['workers', 'domain', 'infra'],
  infra: ['infra', 'domain'],
  domain: ['domain'],
};

/** These put the whole product together, to start it, test it or measure it. */
const ASSEMBLERS = ['infra/tooling/'];
/** The hashes are pure functions, which run in the browser too. */
const DOMAIN_PACKAGES = ['typeorm', 'zod', 'node:crypto', '@noble/hashes', 'ts-fsrs', 'diff'];
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const BUILTINS = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);
/** Web code that runs in Node: it drives a browser or builds for one. */
const isWebTooling = (file) =>
  file.startsWith('web/e2e/') ||
  file.startsWith('web/build/') ||
  file === 'web/vite.config.ts' ||
  file === 'web/gallery/vite.config.ts';

/** Ours is what is named from here, or from the root of the repository (`~/`). */
const isOurs = (specifier) => specifier.startsWith('.') || specifier.startsWith('~/');

/** The file an import of ours means, from the root with forward slashes. */
function resolveImport(root, file, specifier) {
  const base = specifier.startsWith('~/') ? resolve(root, specifier.slice(2)) : resolve(root, dirname(file), specifier);
  const found = ['', '.ts', '.tsx', '/index.ts', '.json']
    .map((end) => base + end)
    .find((path) => existsSync(path) && statSync(path).isFile());
  return relative(root, found ?? base)
    .split(sep)
    .join('/');
}

const IMPORT = /\b(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]/g;
const importsCache = new Map();

function importsOf(root, file) {
  const path = join(root, file);
  const { mtimeMs } = statSync(path);
  const cached = importsCache.get(path);
  if (cached?.mtimeMs === mtimeMs) return cached.imports;
  const imports = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, type, specifier]) => ({
    typeOnly: Boolean(type),
    specifier,
  }));
  importsCache.set(path, { mtimeMs, imports });
  return imports;
}

/** Why a file of the domain cannot run in a browser, or null when it can: itself or something it imports is of the server. */
function serverOnly(root, file, seen = new Set()) {
  if (/\.(row|query)(\.ts)?$/.test(file)) return `${file} is a row or a query`;
  if (/^domain\/kit\/(transaction|statement)\.ts$/.test(file)) return `${file} is of the server`;
  if (seen.has(file) || !existsSync(join(root, file)) || !file.endsWith('.ts')) return null;
  seen.add(file);
  for (const { typeOnly, specifier } of importsOf(root, file)) {
    if (!isOurs(specifier)) {
      if (specifier === 'typeorm' || BUILTINS.has(specifier)) return `${file} needs ${specifier}`;
      continue;
    }
    const target = resolveImport(root, file, specifier);
    // A command takes a transaction, if only as a type.
    const isCommand = /^domain\/kit\/(transaction|statement)\.ts$/.test(target);
    if (isCommand) return `${file} is a command or a query`;
    const why = typeOnly ? null : serverOnly(root, target, seen);
    if (why) return why;
  }
  return null;
}

/** Why `file` may not import `specifier`, or null when it may. Both from the root of the project, with forward slashes. */
export function importProblem(root, file, specifier, source) {
  const floor = file.split('/')[0];
  if (!(floor in FLOORS)) return null;
  if (!isOurs(specifier)) {
    if (floor === 'domain' && !isTest(file)) {
      if (!DOMAIN_PACKAGES.includes(packageOf(specifier)))
        return `domain imports typeorm, zod, node:crypto, @noble/hashes, ts-fsrs and diff only, not ${specifier}`;
      const mayHoldTables =
        /\.query\.ts$/.test(file) || /from '[^']*\/transaction'/.test(source) || file === 'domain/kit/transaction.ts';
      if (specifier === 'typeorm' && !mayHoldTables)
        return 'contracts and pure rules run in the browser too: typeorm belongs in queries and commands';
      if (specifier === 'node:crypto' && /(^|\/)contracts?\.ts$/.test(file))
        return 'contracts run in the browser too: no node:crypto';
    }
    if (floor === 'web' && !isTest(file) && !isWebTooling(file) && (BUILTINS.has(specifier) || specifier === 'typeorm'))
      return `web runs in the browser: no ${specifier}`;
    return null;
  }

  const target = resolveImport(root, file, specifier);
  const targetFloor = target.split('/')[0];
  if (targetFloor in FLOORS && !FLOORS[floor].includes(targetFloor)) {
    const assembles = ASSEMBLERS.some((folder) => file.startsWith(folder)) && targetFloor !== 'web';
    const usesTheTestWorld = target.startsWith('infra/tooling/testing/') && (isTest(file) || isWebTooling(file));
    const configuresWeb = isWebTooling(file) && target.startsWith('infra/');
    if (!assembles && !usesTheTestWorld && !configuresWeb)
      return `imports only go down: ${floor} never imports ${targetFloor}`;
  }
  const feature = /^web\/features\/([^/]+)\//;
  const [mine, other] = [feature.exec(file)?.[1], feature.exec(target)?.[1]];
  if (mine && other && mine !== other) return `a feature never imports a feature: ${mine} imports ${other}`;
  if (floor === 'web' && targetFloor === 'domain' && !isTest(file) && !isWebTooling(file)) {
    const why = serverOnly(root, target);
    if (why) return `web imports contracts and pure rules only: ${why}`;
  }
  if (
    !isTest(file) &&
    !isWebTooling(file) &&
    !ASSEMBLERS.some((folder) => file.startsWith(folder)) &&
    target.startsWith('infra/tooling/testing/')
  ) {
    return 'the test world is for tests only';
  }
  return null;
}

export const importRule = {
  meta: {
    type: 'problem',
    docs: { description: 'imports only go down' },
    schema: [],
    messages: { problem: '{{problem}}' },
  },
  create(context) {
    const root = context.cwd;
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (node, specifier) => {
      if (typeof specifier !== 'string') return;
      const problem = importProblem(root, file, specifier, context.sourceCode.text);
      if (problem) context.report({ node, messageId: 'problem', data: { problem } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value),
      CallExpression: (node) =>
        node.callee.type === 'Identifier' && node.callee.name === 'require' && check(node, node.arguments[0]?.value),
    };
  },
};
