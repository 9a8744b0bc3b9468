const MATHJAX = /<anki-mathjax\b([^>]{0,500})>([\s\S]{0,8000}?)<\/anki-mathjax>/gi;

/** The formulas that Anki's editor keeps as an element of its own, in the marks of all others. What draws them: `web/ui/formulas`. */
export const withFormulas = (html: string): string =>
  html.replaceAll(MATHJAX, (_, attributes: string, tex: string) =>
    /\bblock\s*=\s*["']?true/i.test(attributes) ? `\\[${tex}\\]` : `\\(${tex}\\)`,
  );
