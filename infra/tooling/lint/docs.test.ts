import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { variables } from '~/infra/process/config';

const root = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Everything in the repository, folders included, without what is installed, built or made at run time. */
function everything(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|\.git|\.data|test-results|playwright-report)$/.test(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? [path, ...everything(path)] : [path];
  });
}

const paths = everything();
const known = new Set(paths);
const names = new Set(paths.map((path) => basename(path)));
const documents = paths.filter((path) =>
  /^(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$|^(docs|\.github|infra)\/.*\.md$/.test(path),
);
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '');
const spansOf = (text: string): string[] => [...withoutBlocks(text).matchAll(/`([^`]+)`/g)].map((match) => match[1]!);

const FLOORS = /^(?:web|gateway|workers|domain|infra|docs|\.ci|\.github|\.githooks)\//;
const FILE = /^[\w<>.*-]+\.(?:ts|tsx|cjs|mjs|json|yml|md|css)$/;

/** `<room>` and `*` stand for any name. */
const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .split(/<[^>]+>|\*/)
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  );
const isThere = (path: string): boolean => {
  const all = path.includes('/') ? known : names;
  return all.has(path.replace(/\/$/, '')) || (/[<*]/.test(path) && [...all].some((one) => pattern(path).test(one)));
};

/** What a text in backticks names in the repository; commands name some, too. */
const pathsIn = (span: string): string[] => span.split(/\s+/).filter((word) => FLOORS.test(word) || FILE.test(word));

/** As the anchors of headings are made. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const anchorsOf = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1]!));

interface Row {
  names: string[];
  default: string;
}

/** The rows of the tables under a heading, whose first cell names variables. */
function tableUnder(text: string, heading: string): Row[] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) => {
    const [first = '', second = ''] = line.split('|').slice(1);
    return { names: [...first.matchAll(/`(\w+)`/g)].map((match) => match[1]!), default: second.trim() };
  });
}

const sources = paths
  .filter((path) => /\.(ts|tsx|cjs)$/.test(path) && path !== 'infra/tooling/lint/docs.test.ts')
  .map(read)
  .filter((text) => text.includes('process.env'));
const isRead = (name: string): boolean =>
  name in variables.shape || sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));

describe('the documents', () => {
  it('are found', () => {
    expect(documents).toEqual(
      expect.arrayContaining([
        'README.md',
        'CONTRIBUTING.md',
        'SECURITY.md',
        'CHANGELOG.md',
        'docs/operations.md',
        'docs/security.md',
        'docs/decisions/README.md',
      ]),
    );
  });

  it.each(documents)('%s names paths and scripts that exist', (document) => {
    const text = read(document);
    const missing = spansOf(text)
      .flatMap(pathsIn)
      .filter((path) => !isThere(path));
    const unknown = [...text.matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g)]
      .map((match) => match[1]!)
      .filter((script) => !(script in scripts));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it.each(documents)('%s has links that lead somewhere', (document) => {
    const text = read(document);
    const links = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)]
      .map((match) => match[1] ?? match[2]!)
      .filter((link) => !/^[a-z]+:/.test(link));
    const dead = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : relative(root, join(root, dirname(document), path));
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
    });
    expect(dead).toEqual([]);
  });
});

describe('the README', () => {
  it('has fewer than 1,200 words', () => {
    expect(
      read('README.md')
        .split(/\s+/)
        .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length,
    ).toBeLessThan(1_200);
  });

  it('names variables that the operations guide explains', () => {
    const explained = tableUnder(read('docs/operations.md'), 'Configuration').flatMap((row) => row.names);
    const named = tableUnder(read('README.md'), 'Configuration').flatMap((row) => row.names);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !explained.includes(name))).toEqual([]);
  });
});

describe('the table of configuration', () => {
  const rows = tableUnder(read('docs/operations.md'), 'Configuration');
  const named = rows.flatMap((row) => row.names);

  it('has every variable that the configuration reads, once', () => {
    expect(Object.keys(variables.shape).filter((name) => !named.includes(name))).toEqual([]);
    expect(named).toEqual([...new Set(named)]);
    expect(rows.filter((row) => row.names.length !== 1)).toEqual([]);
  });

  it('has no variable that nothing reads, and neither has that of the tests', () => {
    const ofTests = tableUnder(read('CONTRIBUTING.md'), 'Testing').flatMap((row) => row.names);
    expect(ofTests.length).toBeGreaterThan(5);
    expect([...named, ...ofTests].filter((name) => !isRead(name))).toEqual([]);
  });

  it('has the defaults that the configuration has', () => {
    const shape: Record<string, { safeParse(value: undefined): { success: boolean; data?: unknown } }> =
      variables.shape;
    const written = (value: unknown): string => {
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
      return typeof value === 'boolean' ? `\`${Number(value)}\`` : `\`${String(value)}\``;
    };
    // What the launcher makes, and what is a list, the table says in words.
    const inWords = ['DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET', 'METRICS_NETWORKS'];
    const wrong = rows
      .filter(({ names: [name = ''] }) => name in shape && !inWords.includes(name))
      .filter((row) => {
        const parsed = shape[row.names[0]!]!.safeParse(undefined);
        return !parsed.success || written(parsed.data) !== row.default;
      });
    expect(wrong).toEqual([]);
  });

  it('and that of Docker Compose have what docker-compose.yml asks for', () => {
    const compose = read('docker-compose.yml');
    const asked = [...new Set([...compose.matchAll(/\$\{(\w+)/g)].map((match) => match[1]!))];
    const own = tableUnder(read('docs/operations.md'), 'Docker Compose').flatMap((row) => row.names);
    expect(asked.filter((name) => !named.includes(name) && !own.includes(name))).toEqual([]);
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });
});

describe('the decisions', () => {
  const records = paths.filter((path) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path)).sort();

  it('are numbered without a gap, and each is in the index under its title', () => {
    expect(records.map((path) => basename(path).slice(0, 4))).toEqual(
      records.map((_, at) => String(at + 1).padStart(4, '0')),
    );
    const index = read('docs/decisions/README.md');
    for (const record of records) {
      const [, title = ''] = /^# \d{4}\. (.+)$/m.exec(read(record)) ?? [];
      expect(index).toContain(`| [${basename(record).slice(0, 4)}](${basename(record)}) | ${title} |`);
    }
  });

  it.each(records)('%s has its context, decision, cost and measure', (record) => {
    expect([...read(record).matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual([
      'Context',
      'Decision',
      'Cost',
      'How measured',
    ]);
  });
});

describe('the workflow', () => {
  it('runs .ci/run, and once a week everything, on the oldest Node of package.json and on that of the image', () => {
    const workflow = parse(read('.github/workflows/ci.yml')) as {
      jobs: { test: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } };
    };
    const oldest = /(\d+)/.exec(engines.node)?.[1];
    const image = /^FROM node:(\d+)/m.exec(read('infra/deploy/docker/Dockerfile'))?.[1];
    expect(workflow.jobs.test.strategy.matrix.node).toEqual([oldest, image]);
    expect(workflow.jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run', 'npm test -- full']);
  });
});
