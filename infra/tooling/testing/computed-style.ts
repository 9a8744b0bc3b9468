/** Inherited; the values if nobody says anything. */
const INHERITED: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };

/** Of an element by itself: jsdom's own style sheet decides them by no more than its `lookOf`, or not at all. */
const OWN = [
  'display',
  'opacity',
  'position',
  'overflow',
  'overflow-x',
  'overflow-y',
  'transform',
  'translate',
  'scale',
  'rotate',
  'perspective',
  'filter',
  'backdrop-filter',
  'will-change',
  'contain',
];

const lookOf = (element: Element): string =>
  [
    element.localName,
    element.hasAttribute('hidden'),
    element.getAttribute('type') === 'hidden',
    element.hasAttribute('open'),
    element.parentElement?.localName === 'ruby',
  ].join();

const inline = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

function inherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = inline(at, property);
    if (own !== '') return own;
  }
  return INHERITED[property] as string;
}

const isAboutThem = ({ style }: CSSStyleRule): boolean =>
  [...OWN, ...Object.keys(INHERITED)].some((property) => style.getPropertyValue(property) !== '');

/** Without those of media that are not named `screen`: jsdom never applies them. */
const applied = (rules: CSSRuleList): CSSStyleRule[] =>
  Array.from(rules as unknown as ArrayLike<CSSStyleRule & Partial<CSSMediaRule>>).flatMap((rule) => {
    if (rule.media) return Array.from(rule.media).includes('screen') ? applied(rule.cssRules) : [];
    return rule.style ? [rule] : [];
  });

/**
 * A `getComputedStyle` that answers at once what is asked of nearly every element while tests look for one: whether it can be
 * seen, clicked and scrolled. jsdom's own works out every property by every rule, each time. It is still asked for
 * everything else, and for these as soon as a style sheet of the document is about them.
 *
 * @param real jsdom's own
 */
export function quickComputedStyle(real: typeof getComputedStyle): typeof getComputedStyle {
  const looks = new Map<string, string>();
  const sheets = new WeakMap<CSSStyleSheet, { rules: number; isAboutThem: boolean }>();

  function hasSay(sheet: CSSStyleSheet): boolean {
    const rules = sheet.cssRules.length;
    let known = sheets.get(sheet);
    if (known?.rules !== rules)
      sheets.set(sheet, (known = { rules, isAboutThem: applied(sheet.cssRules).some(isAboutThem) }));
    return known.isAboutThem;
  }

  function own(element: Element, property: string): string {
    const said = inline(element, property);
    if (said !== '') return said;
    const look = `${property} ${lookOf(element)}`;
    let known = looks.get(look);
    if (known === undefined) looks.set(look, (known = real(element).getPropertyValue(property)));
    return known;
  }

  const quick = new Map<string, (element: Element) => string>();
  const answer = (property: string, how: (element: Element, property: string) => string) => {
    for (const name of [property, property.replaceAll(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase())])
      quick.set(name, (element) => how(element, property));
  };
  for (const property of OWN) answer(property, own);
  for (const property of Object.keys(INHERITED)) answer(property, inherited);

  return (element, pseudo) => {
    if (pseudo || [...element.ownerDocument.styleSheets].some(hasSay)) return real(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const get = (_: unknown, name: string | symbol): unknown => {
      const known = quick.get(name as string);
      if (known) return known(element);
      if (name === 'getPropertyValue')
        return (property: string) =>
          (quick.get(property) ?? (() => (whole ??= real(element)).getPropertyValue(property)))(element);
      const value = Reflect.get((whole ??= real(element)), name) as unknown;
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
    };
    return new Proxy({}, { get }) as CSSStyleDeclaration;
  };
}
