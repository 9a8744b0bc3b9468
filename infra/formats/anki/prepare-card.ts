import { DECK_NAME_MAX, SIDE_MAX } from '~/domain/flashcards/decks/contract';
import type { Note, Reason } from '~/domain/flashcards/exchange/contract';
import type { ImportedCard, ImportedCloze, ReadItem } from '~/domain/flashcards/exchange/imported-card';
import { cutText, storable } from '~/domain/kit/cut-text';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { pictureAddress } from '~/domain/kit/html/vocabulary';
import { escapeHtml, HTML_MAX, sanitise } from '~/infra/html/sanitise';
import { hasOrdinal, parseCloze, showCloze } from '~/domain/flashcards/cloze/cloze-text';
import { withFormulas } from './formulas';
import { OCCLUDED, type PackageCard, type PackageOcclusion } from './package-card';

/** The address of a picture or a sound of the file, by its name; or why there is none. */
export type KeepFile<Lost extends Note = Note & Reason> = (
  name: string,
) => Promise<{ address: string } | { lost: Lost }>;
/** The two pictures of an image occlusion card. */
export type DrawPictures = (
  card: PackageCard,
) => Promise<{ question: string; answer: string } | { lost: Note & Reason }>;
/** How the pictures and sounds of a file are kept. */
export interface Media {
  keep: KeepFile;
  keepSound: KeepFile<'sound'>;
  draw: DrawPictures;
}

const IMAGE = /<img\b[^>]{0,4000}>/gi;
const SRC = /\bsrc\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i;
const SOUND = /\[sound:([^\]]{1,500})\]/g;
/** A voice of the device, and what plays a sound of another side. */
const SPOKEN = /\[anki:(?:play|tts)[^\]]{0,500}\](?:[\s\S]{0,2000}?\[\/anki:tts\])?/g;
/** Pictures of one side, and sounds. */
const PICTURES_MAX = 50;
const SOUNDS_MAX = 20;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' };
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, entity: string) => ENTITIES[entity]!);

/** The name of a picture of the file as a text writes it; null for an address elsewhere. */
function nameIn(address: string): string | null {
  const plain = unescaped(address).trim();
  if (/^(?:[a-z][\w+.-]*:|\/)/i.test(plain)) return null;
  try {
    return decodeURIComponent(plain).normalize('NFC');
  } catch {
    return plain.normalize('NFC');
  }
}

/** HTML with its pictures where they are now. A picture that cannot be kept is left out, with a note. */
async function withPictures(html: string, keep: KeepFile, notes: Set<Note>): Promise<string> {
  const addresses = new Map<string, string>();
  const found = [...html.matchAll(IMAGE)].map(([tag]) => ({ tag, src: SRC.exec(tag)?.slice(1).find(Boolean) ?? '' }));
  for (const { tag, src } of found.slice(0, PICTURES_MAX)) {
    if (addresses.has(tag)) continue;
    // An export of ours as CSV, which holds no files.
    const ours = pictureAddress(src);
    if (ours !== null) {
      addresses.set(tag, `<img src="${ours}" />`);
      continue;
    }
    const name = nameIn(src);
    if (name === null || name === '') {
      if (name === null) notes.add('picture-elsewhere');
      addresses.set(tag, '');
      continue;
    }
    const kept = await keep(name);
    if ('lost' in kept) notes.add(kept.lost);
    addresses.set(tag, 'address' in kept ? `<img src="${kept.address}" />` : '');
  }
  return html.replaceAll(IMAGE, (tag) => addresses.get(tag) ?? '');
}

/** HTML with a player for each of its sounds. One that cannot be kept is left out, with a note. */
async function withSounds(html: string, keep: KeepFile<'sound'>, notes: Set<Note>): Promise<string> {
  const unspoken = html.replaceAll(SPOKEN, '');
  const found = [...unspoken.matchAll(SOUND)];
  const players = new Map<string, string>();
  for (const [tag, name] of found.slice(0, SOUNDS_MAX)) {
    if (players.has(tag)) continue;
    const kept = await keep(unescaped(name!).normalize('NFC'));
    if ('address' in kept) players.set(tag, `<audio src="${kept.address}"></audio>`);
  }
  if (unspoken !== html || found.some(([tag]) => !players.has(tag))) notes.add('sound');
  return unspoken.replaceAll(SOUND, (tag) => players.get(tag) ?? '');
}

/** Blocks that only hold one line each, as Anki's editor writes lines, stay lines; what is left at the ends goes. */
const trimmed = (html: string): string => html.replaceAll(/^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g, '');

async function sideOf(html: string, { keep, keepSound }: Omit<Media, 'draw'>, notes: Set<Note>): Promise<CleanHtml> {
  const heard = await withSounds(html, keepSound, notes);
  const shown = await withPictures(withFormulas(heard), keep, notes);
  return sanitise(trimmed(sanitise(storable(shown))));
}

function tagsOf(tags: readonly string[], notes: Set<Note>): string[] {
  const fit = tags.map((tag) => cutText(storable(tag).replaceAll(',', ' ').trim(), TAG_MAX).trim()).filter(Boolean);
  const known = new Set<string>();
  const kept = fit.filter((tag) => !known.has(tag.toLowerCase()) && known.add(tag.toLowerCase())).slice(0, TAGS_MAX);
  if (kept.join('\n') !== tags.join('\n')) notes.add('tags');
  return kept;
}

/**
 * The cloze text of a card, with what its template shows around it, and what stands below its answer. Null if its sides are not made
 * of them: such a card stays as it is shown.
 */
export function clozeOf(text: string, ordinal: number, front: string, back: string): ImportedCloze | null {
  const parts = parseCloze(text);
  if (!hasOrdinal(parts, ordinal)) return null;
  const [question, answer] = [showCloze(parts, ordinal, 'question'), showCloze(parts, ordinal, 'answer')];
  const [asked, answered] = [front.indexOf(question), back.indexOf(answer)];
  if (asked === -1 || answered === -1) return null;
  const [before, after] = [front.slice(0, asked), front.slice(asked + question.length)];
  const [head, tail] = [back.slice(0, answered), back.slice(answered + answer.length)];
  if (head === before && tail.startsWith(after))
    return { text: before + text + after, extra: tail.slice(after.length) };
  return head === '' ? { text: before + text + after, extra: tail } : null;
}

/** The note of a picture with masks, so that it leaves as it came. Null without its picture. */
async function occlusionOf(
  { picture, text, header, extra }: PackageOcclusion,
  media: Media,
  notes: Set<Note>,
): Promise<ImportedCloze | null> {
  const name = nameIn(picture);
  const kept = name === null ? null : await media.keep(name);
  if (!kept || !('address' in kept)) return null;
  return {
    text: await sideOf(text, media, notes),
    extra: await sideOf(extra, media, notes),
    occlusion: { picture: kept.address, description: '', header: await sideOf(header, media, notes), labels: [] },
  };
}

const isBlank = (html: string): boolean =>
  !/<(?:img|audio)/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** A card of a package as it can be stored. Nothing is thrown for what is in it. */
export async function prepareCard(number: number, card: PackageCard, media: Media): Promise<ReadItem> {
  const notes = new Set<Note>();
  const place = {
    number,
    title: cutText(storable(card.title), 200),
    deck: cutText(storable(card.deck).trim(), DECK_NAME_MAX),
  };
  const refuse = (reason: Reason): ReadItem => ({ ...place, body: null, reason, notes: [] });
  if (card.refusal) return refuse(card.refusal);
  if (card.front.length > HTML_MAX || card.back.length > HTML_MAX) return refuse('too-long');
  let keep = { front: media.keep, back: media.keep };
  if (card.occlusion) {
    const drawn = await media.draw(card);
    if ('lost' in drawn) return refuse(drawn.lost);
    const replaced =
      (address: string): KeepFile =>
      async (name) =>
        name === OCCLUDED ? { address } : media.keep(name);
    keep = { front: replaced(drawn.question), back: replaced(drawn.answer) };
  }
  const front = await sideOf(card.front, { ...media, keep: keep.front }, notes);
  const back = await sideOf(card.back, { ...media, keep: keep.back }, notes);
  if (isBlank(front)) return refuse([...notes].includes('picture-missing') ? 'picture-missing' : 'empty-front');
  if (front.length > SIDE_MAX || back.length > SIDE_MAX) return refuse('too-long');
  const body: ImportedCard = {
    guid: storable(card.guid),
    ord: card.ord,
    front,
    back,
    tags: tagsOf(card.tags, notes),
    changed_at: card.changedAt,
    reviews: card.reviews,
    schedule: card.schedule,
    suspended: card.suspended,
    buried: card.buried,
    flag: card.flag,
    cloze: card.occlusion
      ? await occlusionOf(card.occlusion, media, notes)
      : card.cloze === null
        ? null
        : clozeOf(await sideOf(card.cloze, media, notes), card.ord + 1, front, back),
  };
  if (card.suspended) notes.add('suspended');
  if (card.buried) notes.add('buried');
  return { ...place, body, reason: '', notes: [...notes] };
}

/** Plain text as HTML: a paragraph for each block of lines. */
export const textAsHtml = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => `<p>${escapeHtml(block).replaceAll('\n', '<br />')}</p>`)
    .join('');
