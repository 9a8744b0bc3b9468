/** The file of the typeface of the text, in a build. Every page shows it; the others are fetched where they are first seen. */
const TEXT_FONT = /^assets\/figtree-latin-wght-normal-[\w-]+\.woff2$/;
/** What the shell of a page without a network looks right with. */
export const FONTS = /^assets\/(?:figtree-latin-wght-normal|figures)-[\w-]+\.woff2$/;

/** Tells the browser of the typeface with the page, before it has read the styles that name it. @throws Error where the build has none */
export function withTextFont(html: string, files: readonly string[]): string {
  const font = files.find((file) => TEXT_FONT.test(file));
  if (!font) throw new Error('The build has no typeface of the text');
  return html.replace(
    '</title>',
    `</title>\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
  );
}
