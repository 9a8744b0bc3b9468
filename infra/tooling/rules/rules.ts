/** Which test fails without which rule: the list is `docs/rules.yaml`, the tests say `// rules: 1.4.2, 1.4.3` above themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../launch/paths';

interface RuleBook {
  /** Of documents and sections, by their number. */
  titles: Record<string, string>;
  /** One sentence each, by `document.section.nth`. */
  rules: Record<string, string>;
  /** Why a rule has no test, by its number. */
  untested: Record<string, string>;
}

interface TaggedTest {
  file: string;
  /** With the titles of the groups around it; null if the tag is not above a test. */
  title: string | null;
  rules: string[];
}

const TAG = /^\s*\/\/ rules: (.+)$/;
const TEST = /^\s*(?:test|it|describe)(?:\.(?:describe|each))*(?:<.*>)?[(`]/;
const GROUP = /^\s*(?:test\.)?describe(?:\.each)?(?:<.*>)?[(`]/;
const FLOORS = ['domain', 'gateway', 'workers', 'infra', 'web'];

export const PAGE = 'docs/rules.md';

export const readRules = (): RuleBook => parse(readFileSync(join(root, 'docs/rules.yaml'), 'utf8')) as RuleBook;

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(dist|node_modules)$/.test(entry.name) ? [] : testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

export const readTags = (): TaggedTest[] =>
  FLOORS.flatMap(testFiles)
    .sort()
    .flatMap((file) => tagsIn(file, readFileSync(join(root, file), 'utf8')));

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The title of the test or group that begins at a line. A table of cases comes before its title. */
function titleAt(lines: readonly string[], at: number): string {
  const text = lines.slice(at).join('\n');
  const pattern = /^\s*[\w.]+\.each\b/.test(text)
    ? /\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/
    : /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/;
  return (pattern.exec(text)?.[2] ?? '').replaceAll(/\\(.)/g, '$1');
}

/** The groups around a line, the outermost first: our format indents what stands in a group. */
function groupsAround(lines: readonly string[], at: number): string[] {
  const found: string[] = [];
  let indent = indentOf(lines[at]!);
  for (let line = at - 1; line >= 0 && indent > 0; line -= 1) {
    if (!GROUP.test(lines[line]!) || indentOf(lines[line]!) >= indent) continue;
    indent = indentOf(lines[line]!);
    found.unshift(titleAt(lines, line));
  }
  return found;
}

export function tagsIn(file: string, source: string): TaggedTest[] {
  const lines = source.split('\n');
  const found: TaggedTest[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const rules: string[] = [];
    for (let tag = TAG.exec(lines[at]!); tag; tag = TAG.exec(lines[at]!)) {
      rules.push(...tag[1]!.split(/,\s*/));
      at += 1;
    }
    if (rules.length === 0) continue;
    const title = TEST.test(lines[at]!) ? [...groupsAround(lines, at), titleAt(lines, at)].join(' › ') : null;
    found.push({ file, title, rules });
  }
  return found;
}

/** Text in a cell of a table. */
const cell = (text: string): string => text.replaceAll(/[|*_[\]<>]/g, '\\$&').replaceAll('`', "'");

/** The page that lists each rule with its tests. */
export function pageOf({ titles, rules, untested }: RuleBook, tags: readonly TaggedTest[]): string {
  const testsOf = (number: string): string =>
    tags
      .filter((tag) => tag.rules.includes(number))
      .map(({ file, title }) => `[${cell(file.split('/').at(-1)!)}](../${file}): ${cell(title ?? '')}`)
      .join('<br>');
  const table = (head: string, numbers: readonly string[], last: (number: string) => string): string[] => [
    `| number | rule | ${head} |`,
    '|---|---|---|',
    ...numbers.map((number) => `| ${number} | ${cell(rules[number]!)} | ${last(number)} |`),
    '',
  ];
  const numbers = Object.keys(rules);
  const tested = numbers.filter((number) => testsOf(number) !== '');
  const sections = Object.entries(titles).sort(([one], [other]) => one.localeCompare(other));
  const parts = sections.flatMap(([number, title]) => {
    if (!number.includes('.')) return [`## ${number}. ${title}`, ''];
    return [
      `### ${number} ${title}`,
      '',
      ...table(
        'tests',
        tested.filter((one) => one.startsWith(`${number}.`)),
        testsOf,
      ),
    ];
  });
  const without = numbers.filter((number) => testsOf(number) === '');
  return [
    '<!-- Written by `npm run rules` from docs/rules.yaml and the tags in the tests. -->',
    '',
    '# Rules and their tests',
    '',
    `Each rule of the specification, and the tests that fail without it. Of ${numbers.length} rules ${tested.length} have a test.`,
    'A number is the document, its section and the rule. A test names its rules in a comment: `// rules: 1.4.2, 1.4.3`.',
    '',
    ...parts,
    '## Without a test',
    '',
    ...table('why', without, (number) => cell(untested[number] ?? '')),
  ].join('\n');
}
