import { execFileSync } from 'node:child_process';
import { withoutSchemas } from './without-schemas';

/** Parsed by what the build uses, an ES module, in a process of its own. */
const parsed = (code: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { parseAst } from 'vite'; console.log(JSON.stringify(parseAst(process.argv[1])));`,
        code,
      ],
      { encoding: 'utf8' },
    ),
  ) as never;
const left = (code: string) => withoutSchemas(code, parsed(code));

describe('a contract in the browser', () => {
  it('has no schemas and nothing for readers of the docs, each line where it was', () => {
    const code = `import { z } from 'zod';\nconst form = z.object({\n  a: z.string(),\n});\nexport const save = call({ method: 'POST', summary: 'Saves.', path: '/save/', spec: '1 §2' });`;
    expect(left(code)).toBe(
      `import { z } from 'zod';\nconst form = z\n\n;\nexport const save = call({ method: 'POST',  path: '/save/',  });`,
    );
  });

  it('imports nothing that only its schemas needed', () => {
    const code = `import { z } from 'zod';\nimport {\n  NAME_MAX,\n} from './rules';\nimport { PATH, $ALL } from './paths';\nimport { KINDS } from './kinds';\nimport './effects';\nexport const name = z.string().max(NAME_MAX);\nexport const path = PATH;\nexport const all = [...KINDS];`;
    expect(left(code)).toBe(
      `import { z } from 'zod';\n\n\n\nimport { PATH, $ALL } from './paths';\nimport { KINDS } from './kinds';\nimport './effects';\nexport const name = z;\nexport const path = PATH;\nexport const all = [...KINDS];`,
    );
  });

  it('keeps what bookmarks and votes need there: the address and what the id is called', () => {
    const code = `export const save = bookmarkCall({ path: '/save/', summary: 'Saves.', spec: '1 §2', idField: 'card_id' });\nexport const bookmarkCall = ({ idField, ...about }) => ({ ...call({ method: 'POST', input: z.object({ [idField]: id() }), ...about }), idField });`;
    expect(left(code)).toBe(
      `export const save = bookmarkCall({ path: '/save/',   idField: 'card_id' });\nexport const bookmarkCall = ({ idField, ...about }) => ({ ...call({ method: 'POST', input: z, ...about }), idField });`,
    );
  });
});
