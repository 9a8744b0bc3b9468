// What the import rules say of pieces of code as if they stood in the named files: JSON [{file, code}] on standard input,
// and on standard output what each is refused for. A process of its own, for the rules are ES modules.
import { importProblem } from './imports.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const answers = JSON.parse(Buffer.concat(chunks).toString()).map(({ file, code }) =>
  [...code.matchAll(/(?:from|import\()\s*'([^']+)'/g)]
    .map(([, specifier]) => importProblem(process.cwd(), file, specifier, code))
    .filter((problem) => problem !== null),
);
process.stdout.write(JSON.stringify(answers));
