import { execFileSync } from 'node:child_process';
import { pathsAsText, pathsIn } from './paths-as-text';

/** Parsed by what the build uses, an ES module, in a process of its own. */
const parsed = (code: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { parseAst } from 'vite'; console.log(JSON.stringify(parseAst(process.argv[1], { lang: 'ts' })));`,
        code,
      ],
      { encoding: 'utf8' },
    ),
  ) as never;

const PATHS = new Map([
  ['home', '/cards/'],
  ['deck', '/cards/:id/'],
]);
const left = (code: string) =>
  pathsAsText(code, parsed(code), (source) => (source === './contract' ? PATHS : null)).trim();

it('finds the addresses that a module of contracts writes out', () => {
  const code = `import { page } from './kit';
const base = '/x/';
export const home = page({ access: 'anyone', path: '/cards/' });
export const made = page({ path: \`\${base}y/\` });
export const save = call({ path: '/save/' } as const);
export const other = build({ path: '/no/' });
const hidden = page({ path: '/hidden/' });
export const create = creating('/create/', 'Creates.');`;
  expect([...pathsIn(parsed(code))]).toEqual([
    ['home', '/cards/'],
    ['create', '/create/'],
  ]);
});

describe('a module that needs only addresses', () => {
  it('has them as text', () => {
    expect(
      left(`import { home, deck } from './contract';\nexport const ways = [home.path, href(deck, { id: 1 })];`),
    ).toBe(`export const ways = ["/cards/", href({ path: "/cards/:id/" }, { id: 1 })];`);
  });

  it('keeps an import that gives something else, with the names as they are', () => {
    expect(left(`import { home, MOST } from './contract';\nuse(home.path, MOST);`)).toBe(
      `import { home, MOST } from './contract';\nuse("/cards/", MOST);`,
    );
  });

  it('keeps what is used as a whole, everywhere', () => {
    const code = `import { home } from './contract';\nuse(home);\nlink(home.path);`;
    expect(left(code)).toBe(code);
  });

  it('leaves other modules alone', () => {
    const code = `import { home } from './elsewhere';\nuse(home.path);`;
    expect(left(code)).toBe(code);
  });
});
