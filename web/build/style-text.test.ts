import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_WRITERS, stylesAsText } from './style-text';

const folder = join(__dirname, '../../node_modules/@mantine/core/esm/core');
const WRITERS = [
  'InlineStyles/InlineStyles',
  'MantineProvider/MantineClasses/MantineClasses',
  'MantineProvider/MantineCssVariables/MantineCssVariables',
  'MantineProvider/use-mantine-color-scheme/use-mantine-color-scheme',
].map((name) => join(folder, `${name}.mjs`));

describe('style sheets of Mantine', () => {
  it.each(WRITERS)('are written as text by %s', (file) => {
    expect(file).toMatch(STYLE_WRITERS);
    const code = readFileSync(file, 'utf8');
    const written = stylesAsText(code);
    expect(code).toMatch(/innerHTML/i);
    expect(written).not.toMatch(/innerHTML/i);
    expect(written).toMatch(/children: (?:css|classes|`\$\{css\}.*`)$|style\.textContent = "/m);
  });

  it('stop the build where they are written in another way', () => {
    expect(() => stylesAsText('jsx("style", { children: css })')).toThrow('style-text.ts');
    expect(() => stylesAsText('style.innerHTML = css; other.innerHTML = css;')).toThrow('style-text.ts');
  });
});
