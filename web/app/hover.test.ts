import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const WEB = join(__dirname, '..');

function sheets(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name.startsWith('dist.') ? [] : sheets(path);
    return entry.name.endsWith('.css') ? [path] : [];
  });
}

/** Selectors with `:hover` that are not inside a block for devices that hover. */
function hoversEverywhere(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, head = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      if (head.includes(':hover') && !open.some((each) => /\(hover: hover\)/.test(each))) found.push(head.trim());
      open.push(head);
    } else if (brace === '}') open.pop();
  }
  return found;
}

describe('hover styles', () => {
  it('are only for devices that hover: on a touch screen they would stay after a tap', () => {
    expect(
      sheets(WEB).flatMap((path) =>
        hoversEverywhere(readFileSync(path, 'utf8')).map((selector) => `${relative(WEB, path)}: ${selector}`),
      ),
    ).toEqual([]);
  });

  it('are found where they are for all', () => {
    expect(
      hoversEverywhere(
        '.a { color: red; &:hover { color: blue; } } @media (hover: hover) { .b:hover { color: red; } } .c:hover, .d { color: red; }',
      ),
    ).toEqual(['&:hover', '.c:hover, .d']);
  });
});
