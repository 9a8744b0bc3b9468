import type { Database, SqlValue } from 'sql.js';
import { Unreadable } from '../unreadable';
import { isOcclusion, shapesIn } from '~/domain/flashcards/cloze/occlusion-text';
import {
  ankiTags,
  OCCLUDED,
  OUR_NOTE_TYPE,
  type PackageCard,
  type PackageRefusal,
  type PackageReview,
  sourceOf,
  UNKNOWN_SCHEDULE,
} from './package-card';
import { type CardNumbers, marksOf, scheduleOf } from './schedule';
import { type NoteType, openTables, readSchema, type Schema } from './schema';
import { isEmpty, render, RENDERED_MAX, withoutRule } from './template';
import { cutText } from '~/domain/kit/cut-text';

/** Characters of all fields of a note; a longer one is refused. */
const FIELDS_MAX = 400_000;
/** Reviews of one card that are taken: the last ones. */
const REVIEWS_MAX = 5_000;
const TITLE_MAX = 120;
/** Characters of what a card keeps of its memory. */
const DATA_MAX = 2_000;

/** Its beginning as one line. */
const titleOf = (html: string): string =>
  cutText(
    cutText(html, 2_000)
      .replaceAll(/<(?:br|div|p|li|tr|td|hr)\b[^>]{0,500}>|\{\{c\d{1,3}::|\}\}/gi, ' ')
      .replaceAll(/<[^>]{0,500}>?/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim(),
    TITLE_MAX,
  );

/** Our own exports keep tags with blanks beside those that Anki shows; those count while nobody has changed the others. */
function tagsOf(tags: string, data: string): string[] {
  const shown = tags.split(/\s+/).filter(Boolean);
  if (!data.startsWith('{')) return shown;
  try {
    const { tags: ours } = JSON.parse(data) as { tags?: unknown };
    if (!Array.isArray(ours) || !ours.every((tag) => typeof tag === 'string')) return shown;
    return ankiTags(ours as string[]).join(' ') === shown.join(' ') ? (ours as string[]) : shown;
  } catch {
    return shown;
  }
}

interface NoteRow {
  guid: string;
  type: NoteType | undefined;
  changedAt: number;
  tags: string[];
  fields: string[];
  tooLong: boolean;
}

function noteOf([guid, type, changed, tags, fields, data]: SqlValue[], schema: Schema): NoteRow {
  const text = String(fields ?? '');
  return {
    guid: cutText(String(guid ?? ''), 200),
    type: schema.noteTypes.get(Number(type)),
    changedAt: Math.max(0, Math.min(Number(changed) || 0, 9_999_999_999)) * 1_000,
    tags: tagsOf(String(tags ?? ''), String(data ?? '')),
    fields: text.length > FIELDS_MAX ? [cutText(text, 2_000)] : text.split('\u001f'),
    tooLong: text.length > FIELDS_MAX,
  };
}

/** A card that is named in a log: by its question, else by a field of its note. */
const titleFor = ({ fields, guid }: NoteRow, front: string): string =>
  titleOf(front) || titleOf(fields[0] ?? '') || titleOf(fields[1] ?? '') || guid;

type Sides = Pick<PackageCard, 'front' | 'back' | 'occlusion' | 'cloze'>;

/** As Anki's own note type has it: the masks, the picture, a header, and what is said on the back. */
function occluded(fields: readonly string[], ord: number): Sides | null {
  const masks = fields.findIndex(isOcclusion);
  const image = fields.findIndex((field, index) => index !== masks && /<img\b/i.test(field));
  if (masks === -1 || image === -1) return null;
  const name = /<img\b[^>]{0,500}?\bsrc\s*=\s*(?:"([^"]{1,500})"|'([^']{1,500})'|([^\s"'>]{1,500}))/i.exec(
    fields[image]!,
  );
  const picture = name?.[1] ?? name?.[2] ?? name?.[3];
  if (picture === undefined) return null;
  const [header = '', extra = ''] = fields.filter((_, index) => index !== masks && index !== image);
  const shown = `<p><img src="${OCCLUDED}"></p>`;
  return {
    front: `${header}${shown}`,
    back: `${shown}${extra}`,
    occlusion: { picture, shapes: shapesIn(fields[masks]!), ordinal: ord + 1, text: fields[masks]!, header, extra },
    cloze: null,
  };
}

/** The field that a cloze template asks for parts of. */
function clozeField(question: string, fields: ReadonlyMap<string, string>): string | null {
  const name = /\{\{[^{}]{0,200}?cloze:([^{}:]{1,200})\}\}/.exec(question)?.[1];
  return (name !== undefined && fields.get(name.trim())) || null;
}

function sidesOf(note: NoteRow, type: NoteType, ord: number, deck: string): Sides | PackageRefusal {
  if (note.tooLong) return 'too-long';
  if (type.cloze) {
    const picture = occluded(note.fields, ord);
    if (picture) return picture;
  }
  const template = type.templates.get(type.cloze ? 0 : ord);
  if (!template) return 'missing-template';
  const fields = new Map(type.fields.map((name, index) => [name, note.fields[index] ?? '']));
  const shown = {
    fields,
    tags: note.tags,
    deck,
    noteType: type.name,
    card: template.name,
    ordinal: type.cloze ? ord + 1 : null,
  };
  const front = render(template.question, shown, 'question').trim();
  if (isEmpty(front)) return 'empty-front';
  const back = render(template.answer, shown, 'answer');
  if (Math.max(front.length, back.length) > RENDERED_MAX) return 'too-long';
  return {
    front,
    back: withoutRule(back),
    occlusion: null,
    cloze: type.cloze ? clozeField(template.question, fields) : null,
  };
}

/** The rows of a query, one after another. */
function* rows(db: Database, sql: string): Generator<SqlValue[]> {
  const query = db.prepare(sql);
  try {
    while (query.step()) yield query.get();
  } finally {
    query.free();
  }
}

/** Hands out the reviews of one card after another; both are asked for in the order of the cards' ids. */
function reviewsInOrder(db: Database): (card: number) => PackageReview[] {
  // Of the buttons only the first one means wrong; manual rescheduling (type 4, or no button) is no answer.
  const log = rows(
    db,
    'SELECT cid, id, ease, time FROM revlog WHERE ease BETWEEN 1 AND 4 AND type < 4 ORDER BY cid, id',
  );
  let next = log.next();
  return (card) => {
    const found: PackageReview[] = [];
    while (!next.done && Number(next.value[0]) < card) next = log.next();
    while (!next.done && Number(next.value[0]) === card) {
      const [, id, ease, time] = next.value.map(Number);
      if (id! > 0) found.push([id!, ease === 1 ? 0 : 1, Math.max(0, Math.min(time!, 86_400_000)), ease!]);
      next = log.next();
    }
    return found.slice(-REVIEWS_MAX);
  };
}

const NUMBERS = ['type', 'queue', 'due', 'ivl', 'factor', 'reps', 'lapses', 'odue', 'flags', 'data'] as const;

function numbersOf(row: SqlValue[]): CardNumbers {
  const [type, queue, due, interval, factor, reps, lapses, homeDue, flags] = row.map(Number);
  return {
    type: type!,
    queue: queue!,
    due: due!,
    interval: interval!,
    factor: factor!,
    reps: reps!,
    lapses: lapses!,
    homeDue: homeDue!,
    flags: flags!,
    data: cutText(String(row[NUMBERS.indexOf('data')] ?? ''), DATA_MAX),
  };
}

function* cardsIn(db: Database, schema: Schema): Generator<PackageCard> {
  const reviewsOf = reviewsInOrder(db);
  const none = { front: '', back: '', occlusion: null, cloze: null };
  for (const [id, ord, did, home, note, ...rest] of rows(
    db,
    `SELECT c.id, c.ord, c.did, c.odid, n.id, ${NUMBERS.map((column) => `c.${column}`).join(', ')}, n.guid, n.mid, n.mod, n.tags, n.flds, n.data FROM cards c LEFT JOIN notes n ON n.id = c.nid ORDER BY c.id`,
  )) {
    const reviews = reviewsOf(Number(id));
    const numbers = numbersOf(rest);
    const row = noteOf(rest.slice(NUMBERS.length), schema);
    const deck = schema.decks.get(Number(home) || Number(did)) ?? '';
    const place = Math.max(0, Math.min(Number(ord) || 0, 9_999));
    const sides: Sides | PackageRefusal =
      note === null ? 'missing-note' : !row.type ? 'missing-note-type' : sidesOf(row, row.type, place, deck);
    const refused = typeof sides === 'string';
    yield {
      ...(row.type?.name === OUR_NOTE_TYPE ? sourceOf(row.guid) : { guid: row.guid, ord: place }),
      title: titleFor(row, refused ? '' : sides.front) || String(id),
      deck,
      tags: row.tags,
      changedAt: row.changedAt,
      reviews: refused ? [] : reviews,
      schedule: refused ? null : scheduleOf(numbers, schema.firstDay),
      ...marksOf(numbers),
      ...(refused ? none : sides),
      refusal: refused ? sides : null,
    };
  }
  for (const [guid, fields] of rows(
    db,
    'SELECT guid, flds FROM notes WHERE id NOT IN (SELECT nid FROM cards) ORDER BY id',
  ))
    yield {
      guid: cutText(String(guid), 200),
      ord: 0,
      title: titleOf(String(fields).split('\u001f')[0]!) || cutText(String(guid), TITLE_MAX),
      deck: '',
      tags: [],
      changedAt: 0,
      reviews: [],
      ...UNKNOWN_SCHEDULE,
      ...none,
      refusal: 'no-cards',
    };
}

/** sql.js throws plain errors with the message of SQLite: it needs more memory than it gets, or the database is damaged somewhere. */
const unreadable = (error: unknown) =>
  error instanceof Unreadable
    ? error
    : new Unreadable(/out of memory/.test(String(error)) ? 'hostile-file' : 'broken-file', 0);

function* reading(cards: Generator<PackageCard>): Generator<PackageCard> {
  try {
    yield* cards;
  } catch (error) {
    throw unreadable(error);
  }
}

export interface Collection {
  /** How many cards and notes without cards there are. */
  total: number;
  /** In the order of their ids, always the same for the same file. It may throw as well: `broken-file`. */
  cards: Generator<PackageCard>;
}

/**
 * Nothing is asked of a table before it is known that it is one.
 * @throws Unreadable `broken-file`, `hostile-file`
 */
export function openCollection(db: Database): Collection {
  try {
    const tables = openTables(db);
    const counted = db.exec(
      'SELECT (SELECT count(*) FROM cards) + (SELECT count(*) FROM notes WHERE id NOT IN (SELECT nid FROM cards))',
    );
    return {
      total: Number(counted[0]?.values[0]?.[0] ?? 0),
      cards: reading(cardsIn(db, readSchema(db, tables))),
    };
  } catch (error) {
    throw unreadable(error);
  }
}
