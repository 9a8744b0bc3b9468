import { addressOfSound, IMAGE_KEY, imageAddress, SOUND_KEY } from '~/domain/images/contract';
import { FLASHCARD_IMAGES } from '~/domain/flashcards/decks/pictures';

const IMAGE = /<img\b[^>]{0,1000}?\bsrc="([^"]{1,300})"[^>]{0,1000}>/g;
const SOUND = /<audio\b[^>]{0,1000}?\bsrc="([^"]{1,300})"[^>]{0,1000}><\/audio>/g;

/** The key of one of our own pictures, by its address; null for any other. */
export function pictureOf(address: string): string | null {
  const key = address.slice(address.lastIndexOf('/') + 1);
  const ours = address === FLASHCARD_IMAGES + key || (IMAGE_KEY.test(key) && address === imageAddress(key));
  return ours && IMAGE_KEY.test(key) ? key : null;
}

function soundOf(address: string): string | null {
  const key = address.slice(address.lastIndexOf('/') + 1);
  return SOUND_KEY.test(key) && address === addressOfSound(key) ? key : null;
}

/** HTML whose pictures and sounds are called by the names of their files, and those names. */
export function withFileNames(html: string, keys: Set<string>): string {
  const named =
    (keyOf: (address: string) => string | null, write: (key: string) => string) => (tag: string, address: string) => {
      const key = keyOf(address);
      if (key === null) return tag;
      keys.add(key);
      return write(key);
    };
  return html
    .replaceAll(
      IMAGE,
      named(pictureOf, (key) => `<img src="${key}">`),
    )
    .replaceAll(
      SOUND,
      named(soundOf, (key) => `[sound:${key}]`),
    );
}
