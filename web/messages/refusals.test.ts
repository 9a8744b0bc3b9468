import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { LANGUAGES } from '~/domain/accounts/contract';
import { STATUS_OF } from '~/domain/kit/errors';
import { messages } from './testing/messages';

const ROOT = join(__dirname, '../..');
/** What makes a refusal (`domain/kit/errors.ts`), with the position of its code. */
const CODE_AT: Record<string, number> = {
  notFound: 0,
  notAllowed: 0,
  conflict: 0,
  invalid: 0,
  tooLarge: 0,
  wrongType: 0,
  unavailable: 0,
  tooMany: 1,
  Problem: 1,
};
/** Codes that are no literal where the refusal is made: the kinds of foreign files. */
const COMPUTED = ['domain/questions/exchange/import-refusals.ts: kind'];
/** Codes whose detail tells a client of the API more than the message tells a person. */
const FOR_CLIENTS = new Set([
  'wrong-host',
  'invalid-input',
  'malformed',
  'unknown-action',
  'csrf',
  'image-missing',
  'unknown-choice',
  'station-not-found',
  'station-gone',
  'member-gone',
  'not-your-role',
  'group-removed',
  'unavailable',
]);

interface Refusal {
  path: string;
  /** Null if it is the default of its kind. */
  code: string | null;
  /** Null if it is put together. */
  detail: string | null;
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['testing', 'tooling', 'node_modules'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.ts$/.test(path) && !/\.test\.ts$/.test(path) ? [path] : [];
  });

function refusalsIn(path: string): { refusals: Refusal[]; computed: string[] } {
  const file = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const refusals: Refusal[] = [];
  const computed: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text in CODE_AT
    ) {
      const at = CODE_AT[node.expression.text]!;
      const [code, detail] = (node.arguments ?? []).slice(at);
      if (!code) refusals.push({ path, code: null, detail: null });
      else if (ts.isStringLiteral(code))
        refusals.push({ path, code: code.text, detail: detail && ts.isStringLiteralLike(detail) ? detail.text : null });
      else computed.push(`${path}: ${code.getText(file)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { refusals, computed };
}

const found = ['domain', 'gateway', 'infra', 'workers']
  .flatMap(sourcesIn)
  .filter((path) => path !== 'domain/kit/errors.ts')
  .map(refusalsIn);
const refusals = found.flatMap((one) => one.refusals);

describe('every refusal', () => {
  it('has words in both languages', () => {
    expect(refusals.length).toBeGreaterThan(200);
    const wordless = (code: string) => LANGUAGES.some((language) => !messages[language][`problem.${code}`]?.trim());
    expect(refusals.filter(({ code }) => code !== null && wordless(code))).toEqual([]);
    expect(
      [
        'not-found',
        'not-allowed',
        'not-signed-in',
        'too-many',
        'unavailable',
        'too-large',
        'file-too-large',
        'utf-16-without-mark',
        'excel-workbook',
        'zip-archive',
        'qti',
        'offline',
        'unknown',
      ].filter(wordless),
    ).toEqual([]);
    expect(
      Object.values(STATUS_OF)
        .map((status) => `status.${status}`)
        .filter(wordless),
    ).toEqual([]);
  });

  it('names its code where it is made', () => expect(found.flatMap(({ computed }) => computed)).toEqual(COMPUTED));

  it('says the same to clients of the API as to people', () => {
    const others = refusals.filter(
      ({ code, detail }) =>
        code !== null && detail !== null && !FOR_CLIENTS.has(code) && messages.en[`problem.${code}`] !== detail,
    );
    // A message that names a limit or a time is completed in the browser.
    expect(others.filter(({ code }) => !messages.en[`problem.${code}`]!.includes('{'))).toEqual([]);
  });
});
