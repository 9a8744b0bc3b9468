import { FLASHCARD_IMAGES } from '../decks/pictures';
import type { Outcome, Reason } from './contract';
import type { ExistingCard } from './existing-cards.query';
import type { ImportedCard } from './imported-card';

const TEXT_IMAGES = '/media/images/';

/** A side as it is shown: a picture of its own comes after its words, as exports have it. Imported pictures are among those of texts. */
export const wholeSide = (html: string, picture: string): string =>
  picture === '' ? html : `${html}<p><img src="${picture.replace(FLASHCARD_IMAGES, TEXT_IMAGES)}" /></p>`;

/** What is to become of a card of a file, beside what is here. The newer one wins (spec: Anki merges by guid). */
export function mergeCard(
  card: ImportedCard,
  here: ExistingCard | undefined,
): { outcome: Outcome; reason: Reason | '' } {
  if (!here) return { outcome: 'new', reason: '' };
  // Shown by another template, a card that was made of the same text is the same.
  const sameText = here.cloze !== null && here.cloze.text === card.cloze?.text && here.cloze.extra === card.cloze.extra;
  const sameSides =
    wholeSide(here.front, here.front_image_url) === card.front &&
    wholeSide(here.back, here.back_image_url) === card.back;
  const same = (sameText || sameSides) && JSON.stringify(here.tags) === JSON.stringify(card.tags);
  if (same) return { outcome: 'duplicate', reason: '' };
  // What is imported stays private until its owner has confirmed the right to share it.
  if (here.shared) return { outcome: 'conflicting', reason: 'deck-shared' };
  const editedHere = here.source_revision !== here.revision;
  if (editedHere && here.changed_at.getTime() >= card.changed_at)
    return { outcome: 'conflicting', reason: 'edited-here' };
  // A note of the same instant that looks different has a new template.
  if (here.source_changed_at && here.source_changed_at.getTime() > card.changed_at)
    return { outcome: 'conflicting', reason: 'older' };
  return { outcome: 'updated', reason: '' };
}
