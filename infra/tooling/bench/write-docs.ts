import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Report } from './run-benchmarks';

const begin = (name: string) => `<!-- ${name}: written by npm run bench -->`;
const end = (name: string) => `<!-- /${name} -->`;

/** What a benchmark writes of its section: everything but the heading and what people add below the mark. */
const written = ({ benchmark: { name, peer }, text }: Report): string =>
  `${begin(name)}\n\n\`npm run bench -- ${name}\`\n\n${peer}\n\n${text}\n\n${end(name)}`;

/**
 * Puts a report in place of the one that was there. What stands around the marks stays; a section that is missing is added
 * at the end.
 */
export function withReport(document: string, report: Report): string {
  const { name, title } = report.benchmark;
  const from = document.indexOf(begin(name));
  const to = document.indexOf(end(name));
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n## ${title}\n\n${written(report)}\n`.trimStart();
  return document.slice(0, from) + written(report) + document.slice(to + end(name).length);
}

export function writeReport(file: string, report: Report): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, withReport(existsSync(file) ? readFileSync(file, 'utf8') : '', report));
}
