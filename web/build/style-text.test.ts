import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_WRITERS, stylesAsText } from './style-text';

const WRITER = join(__dirname, '../../node_modules/@mantine/core/esm/core/InlineStyles/InlineStyles.mjs');

describe('style sheets of Mantine', () => {
  it('are written as text', () => {
    expect(WRITER).toMatch(STYLE_WRITERS);
    const code = readFileSync(WRITER, 'utf8');
    const written = stylesAsText(code);
    expect(code).toMatch(/innerHTML/i);
    expect(written).not.toMatch(/innerHTML/i);
    expect(written).toMatch(/children: css$/m);
  });

  it('stop the build where they are written in another way', () => {
    expect(() => stylesAsText('jsx("style", { children: css })')).toThrow('style-text.ts');
    expect(() => stylesAsText('style.innerHTML = css;')).toThrow('style-text.ts');
  });
});
