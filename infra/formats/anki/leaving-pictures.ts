import { IMAGE_KEY, imageAddress } from '~/domain/images/contract';
import { FLASHCARD_IMAGES } from '~/domain/flashcards/decks/pictures';

const IMAGE = /<img\b[^>]{0,1000}?\bsrc="([^"]{1,300})"[^>]{0,1000}>/g;

/** The key of one of our own pictures, by its address; null for any other. */
export function keyOf(address: string): string | null {
  const key = address.slice(address.lastIndexOf('/') + 1);
  const ours = address === FLASHCARD_IMAGES + key || (IMAGE_KEY.test(key) && address === imageAddress(key));
  return ours && IMAGE_KEY.test(key) ? key : null;
}

/** HTML whose pictures are called by the names of their files, and those names. */
export function withFileNames(html: string, keys: Set<string>): string {
  return html.replaceAll(IMAGE, (tag, address: string) => {
    const key = keyOf(address);
    if (key === null) return tag;
    keys.add(key);
    return `<img src="${key}">`;
  });
}
