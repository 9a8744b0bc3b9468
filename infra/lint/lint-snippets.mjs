// Lints pieces of code as if they stood in the named files: JSON [{file, code}] on standard input, and on standard
// output the messages of each. A process of its own, for ESLint loads its configuration as an ES module.
import { ESLint } from 'eslint';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const eslint = new ESLint({ overrideConfigFile: 'infra/lint/eslint.config.mjs' });
const answers = [];
for (const { file, code } of JSON.parse(Buffer.concat(chunks).toString())) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result.messages.map((message) => `${message.ruleId}: ${message.message}`));
}
process.stdout.write(JSON.stringify(answers));
