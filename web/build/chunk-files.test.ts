import { execFileSync } from 'node:child_process';
import { circleIn, filesOf, withFiles, type BuiltChunk } from './chunk-files';

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

const chunk = (fileName: string, imports: string[] = [], styles: string[] = [], code = ''): BuiltChunk => ({
  fileName,
  code,
  imports,
  styles,
});
const chunks = (...all: BuiltChunk[]) => new Map(all.map((one) => [one.fileName, one]));

describe('the files of a chunk', () => {
  it('are itself, what it imports, and the styles of all of them, each once', () => {
    const all = chunks(
      chunk('assets/a.js', ['assets/b.js', 'assets/c.js'], ['assets/a.css']),
      chunk('assets/b.js', ['assets/c.js'], ['assets/b.css']),
      chunk('assets/c.js', ['assets/a.js']),
    );
    expect([...filesOf('assets/a.js', all)].sort()).toEqual([
      'assets/a.css',
      'assets/a.js',
      'assets/b.css',
      'assets/b.js',
      'assets/c.js',
    ]);
  });
});

describe('a dynamic import of the build', () => {
  const all = chunks(
    chunk('assets/entry.js', ['assets/base.js']),
    chunk('assets/base.js'),
    chunk('assets/page.js', ['assets/base.js', 'assets/parts.js'], ['assets/page.css']),
    chunk('assets/parts.js'),
  );
  const first = filesOf('assets/entry.js', all);
  const written = (code: string) => withFiles({ ...all.get('assets/entry.js')!, code }, parsed(code), all, first);

  it('names the files that are not there yet', () => {
    expect(written('const load = () => import(`./page.js`);')).toBe(
      'const __chunkFiles=["assets/page.js","assets/parts.js","assets/page.css"];const load = () => __bringChunk([0,1,2],__chunkFiles,()=>import(`./page.js`));',
    );
    expect(written(`f(import('./parts.js'), import("./page.js"))`)).toBe(
      `const __chunkFiles=["assets/parts.js","assets/page.js","assets/page.css"];f(__bringChunk([0],__chunkFiles,()=>import('./parts.js')), __bringChunk([1,0,2],__chunkFiles,()=>import("./page.js")))`,
    );
  });

  it('is left alone where everything is there, and where it is no chunk of ours', () => {
    const code = 'import(`./base.js`); import(`https://elsewhere.example/x.js`); import(name);';
    expect(written(code)).toBe(code);
  });

  it('of a chunk that is not in the build fails the build', () => {
    expect(() => written('import(`./gone.js`)')).toThrow('assets/gone.js');
  });

  it('loses the list of what Vite would preload', () => {
    expect(written('const __vite__mapDeps=(i)=>i;\nload(()=>import(`./parts.js`),__vite__mapDeps([0,1]))')).toBe(
      'const __chunkFiles=["assets/parts.js"];\nload(()=>__bringChunk([0],__chunkFiles,()=>import(`./parts.js`)),[])',
    );
  });
});

describe('files that need each other', () => {
  it('are found, however long the way around is', () => {
    expect(circleIn(chunks(chunk('a', ['b']), chunk('b', ['c', 'd']), chunk('c'), chunk('d', ['b'])))).toEqual([
      'b',
      'd',
    ]);
  });

  it('are none where one file is needed by several', () => {
    expect(circleIn(chunks(chunk('a', ['b', 'c']), chunk('b', ['c']), chunk('c')))).toBeNull();
  });
});
