import { transform, type Selector } from 'lightningcss';

/** The name of a class of Mantine's, which stands as it is in the script of the component that wears it. */
const MANTINE_CLASS = /^m_[0-9a-f]{6,8}$/;
const IN_SCRIPTS = /\bm_[0-9a-f]{6,8}\b/g;

/**
 * Mantine's style sheet is of all its components. Here it is of those whose scripts are in the build: a rule goes when
 * everything that it is for wears a class that no script names.
 *
 * @param scripts all of the build
 */
export function usedStyles(css: string, scripts: readonly string[]): string {
  const worn = new Set(scripts.flatMap((script) => script.match(IN_SCRIPTS) ?? []));
  const isUnworn = (selector: Selector): boolean =>
    selector.some((part) => {
      if (part.type === 'class') return MANTINE_CLASS.test(part.name) && !worn.has(part.name);
      // `:is` and `:where` match nothing if none of their selectors does.
      return (
        part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && part.selectors.every(isUnworn)
      );
    });
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: { style: ({ value }) => (value.selectors.every(isUnworn) ? [] : undefined) } },
  });
  return code.toString();
}
