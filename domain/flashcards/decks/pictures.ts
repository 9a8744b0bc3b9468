/** Where pictures of cards are; nothing else is shown on one (spec 2 §5). */
export const FLASHCARD_IMAGES = '/media/flashcard_images/';
const NAME = /^[a-z0-9]{16,64}\.(png|jpg|webp)$/;

/**
 * Whether an address is that of a picture of ours. It is compared as a path: an address that only contains the name, such as
 * `https://elsewhere/flashcard_images/x.png`, is not.
 */
export function isOurPicture(address: string): boolean {
  return address.startsWith(FLASHCARD_IMAGES) && NAME.test(address.slice(FLASHCARD_IMAGES.length));
}
