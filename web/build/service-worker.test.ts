import { Script } from 'node:vm';
import { serviceWorker, shellFiles, visitedParts, type WantedChunk } from './service-worker';

const chunk = (name: string, more: Partial<WantedChunk> = {}): [string, WantedChunk] => [
  `assets/${name}.js`,
  { fileName: `assets/${name}.js`, code: '', imports: [], styles: [], modules: [], ...more },
];

describe('the service worker of a build', () => {
  it('keeps the entry, the menus, the start page, the pages of the cards and what they import, and nothing else', () => {
    const chunks = new Map([
      chunk('index', { imports: ['assets/base.js'] }),
      chunk('base', { styles: ['assets/base.css'] }),
      chunk('quiz', { modules: ['/x/web/features/quizzes/run-page.tsx'], imports: ['assets/chart.js'] }),
      chunk('chart'),
      chunk('home', { modules: ['/x/web/features/home/home-page.tsx'] }),
      chunk('away', { modules: ['/x/web/features/flashcards/away/away-page.tsx'], imports: ['assets/shared.js'] }),
      chunk('menu', { modules: ['/x/web/app/shell/nav-menu.tsx'] }),
      chunk('shared', { styles: ['assets/shared.css'] }),
      chunk('words', { modules: ['/x/web/features/flashcards/away/words.es.json'] }),
    ]);
    expect(shellFiles('assets/index.js', chunks)).toEqual([
      '/assets/away.js',
      '/assets/base.css',
      '/assets/base.js',
      '/assets/home.js',
      '/assets/index.js',
      '/assets/menu.js',
      '/assets/shared.css',
      '/assets/shared.js',
      '/assets/words.js',
    ]);
  });

  it('is a plain script that names its build', () => {
    const code = serviceWorker({
      entry: 'assets/index-1a2b.js',
      files: ['/assets/index-1a2b.js'],
      icon: '/assets/icon-192.png',
      parts: '/assets/parts-1a2b.json',
    });
    expect(code).toMatch(
      /^const ENTRY="assets\/index-1a2b\.js",FILES=\["\/assets\/index-1a2b\.js"\],ICON="\/assets\/icon-192\.png",PARTS="\/assets\/parts-1a2b\.json",HASH=/,
    );
    expect(code).not.toMatch(/\b(?:import|export)\b/);
    expect(() => new Script(code)).not.toThrow();
  });

  it('says what each file of the last build needs in this one, but for what is kept anyway', () => {
    const chunks = new Map([
      chunk('station-page-aBcD-_12', {
        imports: ['assets/shared~station-page-x9x9x9x9.js', 'assets/base-y8y8y8y8.js'],
      }),
      chunk('shared~station-page-x9x9x9x9', {
        styles: ['assets/station-page-z7z7z7z7.css', 'assets/renamed-00000000.css'],
      }),
      chunk('base-y8y8y8y8'),
    ]);
    const files = [...chunks.keys(), 'assets/station-page-z7z7z7z7.css', 'assets/plan-w6w6w6w6.svg', 'index.html'];
    const { names, needs } = visitedParts(chunks, files, ['/assets/base-y8y8y8y8.js']);
    const needed = Object.fromEntries(
      Object.entries(needs).map(([stem, numbers]) => [stem, numbers.map((number) => names[number])]),
    );
    expect(needed).toEqual({
      '/assets/station-page.js': [
        '/assets/station-page-aBcD-_12.js',
        '/assets/shared~station-page-x9x9x9x9.js',
        '/assets/station-page-z7z7z7z7.css',
      ],
      '/assets/station-page.css': ['/assets/station-page-z7z7z7z7.css'],
      '/assets/plan.svg': ['/assets/plan-w6w6w6w6.svg'],
    });
  });
});
