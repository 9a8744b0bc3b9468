/** Where Mantine 9 writes a style sheet as HTML that the app uses: that of properties which differ by width. */
export const STYLE_WRITERS = /@mantine\/core\/esm\/core\/InlineStyles\/InlineStyles\.mjs$/;

/**
 * Code of Mantine that writes the text of its style elements as text. Mantine assigns `innerHTML`, which Trusted Types
 * refuse; a policy for it would have to pass every style sheet, while the text of a style element is no sink at all.
 *
 * @throws when nothing is written as HTML: Mantine has changed, and this may be needed elsewhere or no longer
 */
export function stylesAsText(code: string): string {
  const written = code.replaceAll(/dangerouslySetInnerHTML: \{ __html: (.+) \}$/gm, 'children: $1');
  if (written === code || /innerHTML/i.test(written))
    throw new Error('Mantine writes its style sheets in another way: see web/build/style-text.ts');
  return written;
}
