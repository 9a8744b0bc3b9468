import { EMBEDDED, type Pictures } from '~/domain/questions/exchange/exchanged-question';
import { formatOf } from '../images/image-header';
import { picturesIn } from './pictures';

/** Elements that show or play something besides pictures. Attributes are looked at as far as any author writes them. */
const ELEMENT = /<(audio|video|object|embed|iframe)(?=[\s/>])([^<>]{0,4000})/i;
const ADDRESS = /\s(?:src|data)\s*=\s*["']?([^"'\s<>]{1,2000})/i;
const NAME = /^[^"'<>\s?#]{1,400}/;

/** The name that a text calls an embedded file by, as it is written in the file. */
export function embeddedName(address: string): string {
  const plain = address.slice(EMBEDDED.length).replace(/\?.*$/, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/**
 * What of HTML is sound, video, an embedded page or a file, none of which a question keeps: its name, or what kind of element
 * it is; null if there are only words and pictures.
 */
export function mediaIn(html: string): string | null {
  const pictures = new Set(picturesIn(html).map(({ from }) => from));
  for (let at = html.indexOf(EMBEDDED); at !== -1; at = html.indexOf(EMBEDDED, at + 1)) {
    if (!pictures.has(at))
      return embeddedName(
        EMBEDDED + (NAME.exec(html.slice(at + EMBEDDED.length, at + EMBEDDED.length + 400))?.[0] ?? ''),
      );
  }
  const [, element, attributes = ''] = ELEMENT.exec(html) ?? [];
  if (element === undefined) return null;
  const address = ADDRESS.exec(attributes)?.[1];
  return address === undefined || address.startsWith('data:') ? element.toLowerCase() : address;
}

/** Whether everything that HTML embeds is in the file and can be kept. What is linked to is not looked at. */
export const isKept = (html: string, pictures: Pictures): boolean =>
  mediaIn(html) === null &&
  picturesIn(html).every(({ address }) => {
    if (!address.startsWith(EMBEDDED)) return true;
    const bytes = pictures.get(embeddedName(address));
    return bytes !== undefined && formatOf(Buffer.from(bytes)) !== null;
  });
