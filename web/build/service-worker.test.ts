import { Script } from 'node:vm';
import { serviceWorker, shellFiles, type WantedChunk } from './service-worker';

const chunk = (name: string, more: Partial<WantedChunk> = {}): [string, WantedChunk] => [
  `assets/${name}.js`,
  { fileName: `assets/${name}.js`, code: '', imports: [], styles: [], modules: [], ...more },
];

describe('the service worker of a build', () => {
  it('keeps the entry, the start page, the pages of the cards and what they import, and nothing else', () => {
    const chunks = new Map([
      chunk('index', { imports: ['assets/base.js'] }),
      chunk('base', { styles: ['assets/base.css'] }),
      chunk('quiz', { modules: ['/x/web/features/quizzes/run-page.tsx'], imports: ['assets/chart.js'] }),
      chunk('chart'),
      chunk('home', { modules: ['/x/web/features/home/home-page.tsx'] }),
      chunk('away', { modules: ['/x/web/features/flashcards/away/away-page.tsx'], imports: ['assets/shared.js'] }),
      chunk('shared', { styles: ['assets/shared.css'] }),
      chunk('words', { modules: ['/x/web/messages/flashcard-away.es.json'] }),
    ]);
    expect(shellFiles('assets/index.js', chunks)).toEqual([
      '/assets/away.js',
      '/assets/base.css',
      '/assets/base.js',
      '/assets/home.js',
      '/assets/index.js',
      '/assets/shared.css',
      '/assets/shared.js',
      '/assets/words.js',
    ]);
  });

  it('is a plain script that names its build', () => {
    const code = serviceWorker('assets/index-1a2b.js', ['/assets/index-1a2b.js'], '/assets/icon-192.png');
    expect(code).toMatch(
      /^const ENTRY="assets\/index-1a2b\.js",FILES=\["\/assets\/index-1a2b\.js"\],ICON="\/assets\/icon-192\.png";/,
    );
    expect(code).not.toMatch(/\b(?:import|export)\b/);
    expect(() => new Script(code)).not.toThrow();
  });
});
