import { createHash } from 'node:crypto';
import type { Database } from 'sql.js';
import type { ExportedCard, ExportedDeck, ExportedReview } from '~/domain/flashcards/exchange/exported-cards.query';
import type { OcclusionPicture } from '~/domain/flashcards/exchange/imported-card';
import { wholeSide } from '~/domain/flashcards/exchange/merge-card';
import { ratingOf } from '~/domain/flashcards/review/memory';
import { cutText } from '~/domain/kit/cut-text';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { toPlainText } from '~/infra/html/sanitise';
import { withFileNames } from './leaving-media';
import {
  CLOZE_TYPE_ID,
  collectionConfig,
  DECK_OPTIONS,
  deckOf,
  ID_BASE,
  LEGACY_TABLES,
  NOTE_TYPE_ID,
  OCCLUSION_TYPE_ID,
  noteTypes,
  REVERSED_TYPE_ID,
} from './legacy-schema';
import { ankiTags, guidOf } from './package-card';
import { creationIn, type KnownCard, rowOfCard } from './schedule';

/** Deck ids of parents that are no deck here. */
const PARENT_BASE = ID_BASE - 1_000_000;

/** Every collection has this deck, with the id 1. */
const DEFAULT_DECK = 'Default';

/** Whose cards leave, and when. */
export interface Leaving {
  now: Date;
  zone: string;
  retention: number;
  /** With schedule, marks and reviews; otherwise all cards are new. */
  history: boolean;
}

/** A review with what became of its card. */
export type LeavingReview = ExportedReview & {
  /** Days, or negative seconds while it is learnt; 0 before the first answer. */
  interval: number;
  lastInterval: number;
  /** 1 to 10. */
  difficulty: number;
  /** 0 while it is new, 1 in review, 2 while it is learnt again. */
  kind: 0 | 1 | 2;
};

/** The guid of the first card of a note, beside the note itself. */
const firstCard = (guid: string): string => `${guid}~0`;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
const shown = ({ front, back, html_version, front_image_url, back_image_url }: ExportedCard) =>
  [
    [front, front_image_url],
    [back, back_image_url],
  ].map(([html, picture]) => wholeSide(SafeHtml.stored(html!, html_version).toString(), picture!));

/** Anki finds duplicates by this: the first 8 digits of the SHA-1 of the first field's words. */
const checksum = (words: string): number =>
  Number.parseInt(createHash('sha1').update(words).digest('hex').slice(0, 8), 16);

const pictureOf = ({ picture }: OcclusionPicture): string => `<img src="${picture}" />`;

interface LeavingNote {
  guid: string;
  type: number;
  /** Which card of the note. */
  ord: number;
  fields: string[];
}

/** The note that a card was made of, with its other cards; null if it is not as it was then, or was made alone. */
function wholeNote(card: ExportedCard, sides: string[]): LeavingNote | null {
  const { guid, ord, cloze } = card;
  if (cloze) {
    const { text, extra, occlusion } = cloze;
    const written = occlusion ? [text, pictureOf(occlusion), occlusion.header, extra, ''] : [text, extra];
    const fields = written.map((html) => SafeHtml.stored(html, card.html_version).toString());
    return { guid, ord, type: occlusion ? OCCLUSION_TYPE_ID : CLOZE_TYPE_ID, fields };
  }
  return card.reversed ? { guid, ord, type: REVERSED_TYPE_ID, fields: ord === 0 ? sides : sides.toReversed() } : null;
}

const knownOf = ({ position, state, suspended, buried, flag }: ExportedCard): KnownCard => ({
  position,
  state: state && {
    reviews: state.reviews,
    lapses: state.lapses,
    lastAnswered: state.last_answered,
    lastCorrect: state.last_correct,
    stability: state.stability,
    difficulty: state.difficulty,
    dueAt: state.due_at,
  },
  suspended,
  buried,
  flag,
});

/** Fills a collection of schema 11, some cards at a time, so that others of the process have their turn. */
export class LegacyCollection {
  readonly media = new Set<string>();
  private readonly addNote;
  private readonly addCard;
  private readonly addReview;
  private readonly renameNote;
  /** Notes of several cards, by guid: its cards may be in several decks. */
  private readonly whole = new Map<string, { id: number; fields: string }>();
  private readonly decks = new Map<string, number>();
  /** An instant is the id of a review: two at once are moved apart. */
  private lastReview = 0;

  constructor(
    private readonly db: Database,
    private readonly leaving: Leaving,
  ) {
    db.run(LEGACY_TABLES);
    db.run('CREATE INDEX by_guid ON notes (guid)');
    this.addNote = db.prepare('INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
    this.addCard = db.prepare('INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.addReview = db.prepare('INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)');
    this.renameNote = db.prepare('UPDATE notes SET guid = ? WHERE guid = ?');
  }

  addCards(deck: ExportedDeck, cards: readonly ExportedCard[]): void {
    const { zone, retention, history } = this.leaving;
    const deckId = this.decks.get(deck.deck_name) ?? (deck.deck_name === DEFAULT_DECK ? 1 : ID_BASE + deck.id);
    this.decks.set(deck.deck_name, deckId);
    this.db.run('BEGIN');
    for (const card of cards) {
      const { id, ord } = this.noteFor(card);
      const known = history
        ? knownOf(card)
        : { ...knownOf(card), state: null, suspended: false, buried: false, flag: 0 };
      this.addCard.run([
        ID_BASE + card.id,
        id,
        deckId,
        ord,
        seconds(card.changed_at),
        ...rowOfCard(known, zone, retention),
      ]);
    }
    this.db.run('COMMIT');
  }

  /** Writes the note of a card, unless another card has brought it. */
  private noteFor(card: ExportedCard): { id: number; ord: number } {
    const sides = shown(card);
    const note = wholeNote(card, sides);
    const before = this.whole.get(card.guid);
    const fields = JSON.stringify(note?.fields);
    if (note && before?.fields === fields) return { id: before.id, ord: note.ord };
    if (note && !before) {
      this.whole.set(card.guid, { id: ID_BASE + card.id, fields });
      // A card that is no longer like its note came before it.
      this.renameNote.run([firstCard(card.guid), card.guid]);
      return this.writeNote(card, note);
    }
    const guid = before && card.ord === 0 ? firstCard(card.guid) : guidOf(card.guid, card.ord);
    return this.writeNote(card, { guid, type: NOTE_TYPE_ID, ord: 0, fields: sides });
  }

  private writeNote(card: ExportedCard, { guid, type, ord, fields }: LeavingNote): { id: number; ord: number } {
    const id = ID_BASE + card.id;
    const [first, ...rest] = fields.map((side) => withFileNames(side, this.media));
    const words = cutText(toPlainText(first!).replaceAll('\n', ' '), 500);
    const tags = ankiTags(card.tags);
    const lossy = tags.join('\n') !== card.tags.join('\n');
    this.addNote.run([
      id,
      guid,
      type,
      seconds(card.changed_at),
      tags.length > 0 ? ` ${tags.join(' ')} ` : '',
      [first, ...rest].join('\u001f'),
      words,
      checksum(words),
      lossy ? JSON.stringify({ tags: card.tags }) : '',
    ]);
    return { id, ord };
  }

  addReviews(reviews: readonly LeavingReview[]): void {
    this.db.run('BEGIN');
    for (const { flashcard_id, answered_at, correct, rating, took_ms, ...review } of reviews) {
      this.lastReview = Math.max(this.lastReview + 1, answered_at.getTime());
      this.addReview.run([
        this.lastReview,
        ID_BASE + flashcard_id,
        rating ?? ratingOf(correct),
        review.interval,
        review.lastInterval,
        // As Anki writes the difficulty of FSRS: 100 to 1,100.
        Math.round(((review.difficulty - 1) / 9) * 1_000 + 100),
        Math.min(took_ms ?? 0, 60_000),
        review.kind,
      ]);
    }
    this.db.run('COMMIT');
  }

  end(decks: readonly ExportedDeck[]): Uint8Array {
    const now = seconds(this.leaving.now);
    const about = new Map(decks.map(({ deck_name, deck_description }) => [deck_name, deck_description]));
    const parents = [...this.decks.keys()].flatMap((name) => {
      const parts = name.split('::');
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('::'));
    });
    [...new Set(parents)]
      .filter((name) => !this.decks.has(name))
      .forEach((name, index) => this.decks.set(name, PARENT_BASE + index));
    const listed = [...this.decks].map(([name, id]) => [id, deckOf(id, name, about.get(name) ?? '', now)]);
    const { crt, west } = creationIn(this.leaving.zone);
    this.db.run('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      crt,
      this.leaving.now.getTime(),
      this.leaving.now.getTime(),
      JSON.stringify(collectionConfig(west)),
      JSON.stringify(noteTypes(now)),
      JSON.stringify({ 1: deckOf(1, DEFAULT_DECK, '', now), ...Object.fromEntries(listed) }),
      JSON.stringify(DECK_OPTIONS),
      '{}',
    ]);
    this.db.run('DROP INDEX by_guid');
    for (const statement of [this.addNote, this.addCard, this.addReview, this.renameNote]) statement.free();
    return this.db.export();
  }
}
