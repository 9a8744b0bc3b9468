import { clozeCards } from '~/domain/flashcards/cloze/cloze-text';
import { type Occlusion, occlusionText, shapesIn } from '~/domain/flashcards/cloze/occlusion-text';
import type { CleanCloze } from '~/domain/flashcards/cloze/save-cloze';
import { CLOZE_CARDS_MAX, type editDeck } from '~/domain/flashcards/decks/contract';
import { pictureNotOurs } from '~/domain/flashcards/decks/refusals';
import { imageAddress, IMAGE_BYTES_MAX } from '~/domain/images/contract';
import type { ImageStore } from '~/domain/images/image-store';
import type { Parsed } from '~/domain/kit/contract';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { drawOcclusion } from '~/infra/formats/anki/draw-occlusion';
import { pictureOf } from '~/infra/formats/anki/leaving-media';
import { escapeHtml, sanitise } from '~/infra/html/sanitise';
import { saveImage } from '~/infra/images/save-image';
import type { Deps } from '~/infra/process/deps';

type Actions = (typeof editDeck)['actions'];

/** A cloze text as it can be stored, with its cards. */
export function cleanCloze({ text, extra, ...sent }: Parsed<Actions['save_cloze']>['cloze']): CleanCloze {
  const cleaned = { text: sanitise(text), extra: sanitise(extra) };
  // A mark may begin in one element and end in another: each side is put right again.
  const cards = clozeCards(cleaned.text, cleaned.extra, CLOZE_CARDS_MAX + 1).map(({ number, front, back }) => ({
    number,
    front: sanitise(front),
    back: sanitise(back),
  }));
  return { ...sent, ...cleaned, cards };
}

async function bytesOf(store: ImageStore, key: string | null): Promise<Buffer> {
  const found = key === null ? null : await store.open(key);
  if (!found || found.bytes > 2 * IMAGE_BYTES_MAX) throw pictureNotOurs('occlusion.picture');
  const pieces: Uint8Array[] = [];
  for await (const piece of found.body) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * A picture with rectangles as it can be stored, with its cards: what a card asks for is covered in its picture.
 * @throws Problem invalid `picture-not-ours`; and as `saveImage` does
 */
export async function cleanOcclusion(
  deps: Deps,
  store: ImageStore,
  personId: number,
  {
    picture,
    description,
    hides_others,
    rectangles,
    extra: sentExtra,
    ...sent
  }: Parsed<Actions['save_occlusion']>['occlusion'],
): Promise<CleanCloze> {
  const key = pictureOf(picture);
  const bytes = await bytesOf(store, key);
  const open = imageAddress(key!);
  const text = sanitise(occlusionText(rectangles, hides_others));
  const extra = sanitise(sentExtra);
  const shapes = shapesIn(text);
  const shown = (address: string): string => `<p><img src="${address}" alt="${escapeHtml(description)}" /></p>`;
  const draw = async (occlusion: Omit<Occlusion, 'picture'>, side: 'question' | 'answer'): Promise<string> => {
    const drawn = await drawOcclusion(bytes, { picture, ...occlusion }, side);
    const { key } = await saveImage(deps, store, personId, drawn, { saveBytes: true });
    return shown(imageAddress(key));
  };
  const cards: { number: number; front: CleanHtml; back: CleanHtml }[] = [];
  for (const number of [...new Set(rectangles.map((one) => one.number))].toSorted((one, other) => one - other)) {
    const of = { shapes, ordinal: number };
    const labels = rectangles.filter((one) => one.number === number && one.label !== '').map(({ label }) => label);
    const named = labels.map((label) => `<p><strong>${escapeHtml(label)}</strong></p>`).join('');
    const answer = hides_others ? await draw(of, 'answer') : shown(open);
    cards.push({ number, front: sanitise(await draw(of, 'question')), back: sanitise(answer + named + extra) });
  }
  const labels = rectangles.map(({ label }) => label);
  return { ...sent, text, extra, cards, occlusion: { picture: open, description, header: '', labels } };
}
