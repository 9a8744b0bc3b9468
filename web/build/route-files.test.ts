import { execFileSync } from 'node:child_process';
import { routeFiles, routesIn } from './route-files';

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

const chunk = (fileName: string, imports: string[], styles: string[] = [], modules: string[] = []) =>
  [fileName, { fileName, code: '', imports, styles, modules }] as const;
const built = new Map([
  chunk('assets/index.js', []),
  chunk('assets/page.js', ['assets/index.js', 'assets/shared.js'], ['assets/page.css']),
  chunk('assets/shared.js', []),
  chunk('assets/en.js', [], [], ['/x/web/messages/en.ts']),
  chunk('assets/quiz.en.js', ['assets/index.js']),
  chunk('assets/quiz.es.js', []),
  chunk('assets/more.en.js', []),
  chunk('assets/more.es.js', []),
]);
const said = (id: string) => ({ en: `${id} en`, es: `${id} es` });
const below = (prefix: string) => ({ en: [`${prefix}one`, `${prefix}two`] });

describe('what a page is made of', () => {
  it('is read from the routes of the built app', () => {
    const routes = routesIn(
      parsed(
        'var r=[{path:`/quiz/`,handle:{work:!0,heading:`quiz.title`,greeting:`quiz.hello`},lazy:w(`x`,async()=>({C:(await import(`./page.js`)).P}))},{path:a(`/:base/`,b),lazy:()=>import("./page.js")},{path:`/:base/talk/`.replace(`:base`,b),handle:{text:`talk.`},lazy:()=>import("./page.js")},{path:`/no-page/`},{path:x,lazy:()=>import(`./page.js`)}]',
      ),
    );
    expect(routes).toEqual([
      { path: '/quiz/', page: 'page.js', plain: false, handle: { heading: 'quiz.title', greeting: 'quiz.hello' } },
      { path: '/:base/', page: 'page.js', plain: false, handle: {} },
      { path: '/:base/talk/', page: 'page.js', plain: false, handle: { text: 'talk.' } },
    ]);
    expect(routeFiles(routes, built, new Set(['assets/index.js']), said, below)).toEqual({
      words: { en: ['assets/en.js'] },
      routes: {
        '/quiz/': {
          files: ['assets/page.js', 'assets/shared.js', 'assets/page.css'],
          heading: { en: 'quiz.title en', es: 'quiz.title es' },
          greeting: { en: 'quiz.hello en', es: 'quiz.hello es' },
        },
        '/:base/': { files: ['assets/page.js', 'assets/shared.js', 'assets/page.css'] },
        '/:base/talk/': {
          files: ['assets/page.js', 'assets/shared.js', 'assets/page.css'],
          text: { en: ['talk.one', 'talk.two'] },
        },
      },
    });
  });

  it('has the words of its room, by their variable, or of a bundle, by its name', () => {
    const routes = routesIn(
      parsed(
        'const f={common:{en:[()=>import(`./en.js`)],es:[]},"more-words":{en:[()=>import(`./quiz.en.js`),()=>import(`./more.en.js`)],es:[()=>import(`./more.es.js`)]}};' +
          'const q={room:`quiz`,files:{en:()=>import(`./quiz.en.js`),es:()=>import(`./quiz.es.js`)}};' +
          'var r=[{path:`/quiz/`,lazy:w(q,async()=>({C:(await import(`./page.js`)).P}))},{path:`/more/`,lazy:w(`more-words`,()=>import(`./page.js`))}]',
      ),
    );
    const { routes: found } = routeFiles(routes, built, new Set(['assets/index.js']), said, below);
    expect(found['/quiz/']!.words).toEqual({ en: ['assets/quiz.en.js'], es: ['assets/quiz.es.js'] });
    expect(found['/more/']!.words).toEqual({
      en: ['assets/quiz.en.js', 'assets/more.en.js'],
      es: ['assets/more.es.js'],
    });
  });

  it('has the words of its base where they name it', () => {
    const routes: Parameters<typeof routeFiles>[0] = [
      { path: '/:base/', page: 'page.js', plain: false, handle: { heading: 'style.:base' } },
      { path: '/:base/start/', page: 'page.js', plain: false, handle: { heading: 'start', lead: 'style.:base' } },
    ];
    const { routes: found } = routeFiles(routes, built, new Set(), said, below);
    expect(Object.keys(found)).toContain('/osce-stations/');
    expect(found['/osce-stations/']!.heading).toEqual({ en: 'style.osce-stations en', es: 'style.osce-stations es' });
    expect(found['/osce-stations/start/']!.lead).toEqual({
      en: 'style.osce-stations en',
      es: 'style.osce-stations es',
    });
  });
});
