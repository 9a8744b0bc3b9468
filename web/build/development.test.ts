import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** The dev server of `npm run dev`, an ES module, in a process of its own: what it sends for each of these files. */
const SCRIPT = `
import { createServer } from 'vite';
const server = await createServer({
  configFile: 'web/vite.config.ts',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const sent = {};
for (const file of process.argv.slice(1)) sent[file] = (await server.transformRequest('/@fs' + process.cwd() + '/' + file)).code;
await server.close();
console.log(JSON.stringify(sent));
`;

const served = (files: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, ...files], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Record<string, string>;

const contracts = readdirSync(join(root, 'domain'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[\\/])contract\.ts$/.test(path))
  .map((path) => `domain/${path.replaceAll('\\', '/')}`);

it('development serves contracts without schemas and messages that are parsed, as a build holds them', () => {
  const sent = served([...contracts, 'web/messages/app.en.json']);
  const { 'web/messages/app.en.json': words, ...modules } = sent;
  expect(Object.keys(modules)).toHaveLength(contracts.length);
  expect(contracts.length).toBeGreaterThan(20);
  const left = Object.entries(modules).flatMap(([file, code]) =>
    [...code.matchAll(/\bz\s*\.\s*\w+|\bsummary: ?["`].*|from "zod"/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(left).toEqual([]);
  expect(Object.values(modules).join('\n')).toContain('/build/schemaless.ts');
  // The first message, as the parts that react-intl puts together.
  expect(words).toMatch(/: ?\[\s*\{\s*"?type"?: ?0/);
});
