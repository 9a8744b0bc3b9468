/**
 * What rich text may be made of. Both sanitisers read it from here, the server's at saving and showing (`infra/html/sanitise.ts`)
 * and the browser's at showing (`web/ui/sanitise.ts`), and so does the editor, so that none lets through what another
 * takes out. Nothing here has an id, a name, a style or an event, and no address leads back into the product.
 */

/** Tags that hold words and tags, in the writing of HTML. */
export const TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'div',
  'blockquote',
  'pre',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
  'audio',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'mark',
  'code',
  'small',
  'kbd',
  'q',
  'a',
] as const;
export type Tag = (typeof TAGS)[number];

/** Tags that mean the same as one of ours, or that at least keep words apart as a `div` does. */
export const RENAMED: Readonly<Record<string, Tag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  section: 'div',
  article: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  aside: 'div',
  nav: 'div',
  address: 'div',
  center: 'div',
};

/** Tags whose words are nobody's text: code, and what browsers read by rules of their own. */
export const WORDLESS = [
  'script',
  'style',
  'template',
  'textarea',
  'option',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
] as const;

/** The highlight markers (spec 1 §9). */
export const MARKERS = ['yellow', 'pink', 'green'] as const;
export type Marker = (typeof MARKERS)[number];
export const markerClass = (marker: Marker) => `marker-${marker}` as const;

/** How wide a picture is, in per cent of the text; one without such a class has its own size (spec 1 §5). */
export const IMAGE_WIDTHS = [75, 50, 25] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export const imageClass = (width: ImageWidth) => `image-${width}` as const;

/** What every link is given, so that the page it opens learns nothing of ours and cannot touch it. */
export const LINK_GUARD = { target: '_blank', rel: 'noopener noreferrer' } as const;

const LINK = /^(https?:\/\/|mailto:)\S/i;
/** Our own media, without a way out of their folder: a picture from elsewhere would tell others who reads, and when. */
const PICTURE = /^\/media\/[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** Our own sounds, which come with imported cards. */
const SOUND = /^\/media\/sounds\/[a-z0-9]{16,64}\.(?:mp3|ogg|m4a|wav)$/;

/** An address that a link may have, trimmed; null for any other. */
export const linkAddress = (value: string): string | null => (LINK.test(value.trim()) ? value.trim() : null);
/** An address that a picture may have; null for any other. */
export const pictureAddress = (value: string): string | null => (PICTURE.test(value) ? value : null);

/** A sound that is played by its controls alone, and fetched no sooner. */
const PLAYER = { controls: 'controls', preload: 'none' } as const;

/** The attribute without which a tag shows nothing: a tag that lacks it is taken out. */
export const NEEDED: Readonly<Record<string, string>> = { img: 'src', audio: 'src' };

type Rule = (value: string) => string | null;
const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : null;
const oneClassOf =
  (classes: readonly string[]): Rule =>
  (value) =>
    classes.find((name) => value.split(/\s+/).includes(name)) ?? null;

const span = matching(/^[1-9]\d?$/);
const pixels = matching(/^[1-9]\d{0,3}$/);

const ATTRIBUTES: { readonly [tag in Tag]?: Readonly<Record<string, Rule>> } = {
  a: { href: linkAddress },
  img: {
    src: pictureAddress,
    alt: (value) => value,
    width: pixels,
    height: pixels,
    class: oneClassOf(IMAGE_WIDTHS.map(imageClass)),
  },
  audio: { src: matching(SOUND) },
  mark: { class: oneClassOf(MARKERS.map(markerClass)) },
  ol: { start: matching(/^-?\d{1,4}$/) },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span, scope: matching(/^(row|col|rowgroup|colgroup)$/) },
};

/** Attributes that are added to a tag, if any attribute of its own was kept. */
const GIVEN: Readonly<Record<string, Readonly<Record<string, string>>>> = { a: LINK_GUARD, audio: PLAYER };

/** All names an attribute of this tag may have, those that it is given included. */
export const attributeNames = (tag: Tag): string[] => [
  ...Object.keys(ATTRIBUTES[tag] ?? {}),
  ...Object.keys(GIVEN[tag] ?? {}),
];

/** Of the attributes that a tag came with, those that it may keep, always in the same order. */
export function cleanAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const [name, rule] of Object.entries(ATTRIBUTES[tag as Tag] ?? {})) {
    const value = Object.hasOwn(given, name) ? rule(given[name]!) : null;
    if (value !== null) clean[name] = value;
  }
  return Object.keys(clean).length > 0 ? { ...clean, ...GIVEN[tag] } : clean;
}
