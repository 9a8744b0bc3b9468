import { zipSync } from 'fflate';
import initSqlJs, { type Database } from 'sql.js';
import { LEGACY_TABLES } from '~/infra/formats/anki/legacy-schema';

/** A note of a package; the note type says which fields it has and which cards are made of it. */
export interface AnkiNote {
  guid: string;
  type: keyof typeof NOTE_TYPES;
  fields: string[];
  /** Ordinals of its cards, from 0; without them, those that Anki would make. */
  ords?: number[];
  tags?: string;
  deck?: string;
  /** In seconds since the epoch. */
  changed?: number;
  /** Of its first card: `[instant in milliseconds, button 1 to 4]` */
  reviews?: [number, number][];
  /** Columns of each of its cards that are not those of a new one. */
  card?: Partial<AnkiCard>;
}

export interface AnkiCard {
  type: number;
  queue: number;
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  odue: number;
  odid: number;
  flags: number;
  data: string;
}

export const NOTE_TYPES = {
  basic: {
    fields: ['Front', 'Back'],
    cloze: false,
    templates: [['{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}']],
  },
  reversed: {
    fields: ['Front', 'Back'],
    cloze: false,
    templates: [
      ['{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}'],
      ['{{Back}}', '{{FrontSide}}<hr id=answer>{{Front}}'],
    ],
  },
  cloze: { fields: ['Text', 'Extra'], cloze: true, templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Extra}}']] },
  occlusion: {
    fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'],
    cloze: true,
    templates: [
      ['{{#Header}}<div>{{Header}}</div>{{/Header}}<div>{{cloze:Occlusion}}</div>{{Image}}', '{{Image}}{{Back Extra}}'],
    ],
  },
} as const;
type TypeName = keyof typeof NOTE_TYPES;
const NAMES = Object.keys(NOTE_TYPES) as TypeName[];
const TYPE_BASE = 1_700_000_000_000;
const DECK_BASE = 1_710_000_000_000;
const NOTE_BASE = 1_720_000_000_000;
export const typeIdOf = (name: TypeName): number => TYPE_BASE + NAMES.indexOf(name);

const ordsOf = ({ type, fields, ords }: AnkiNote): number[] => {
  if (ords) return ords;
  if (!NOTE_TYPES[type].cloze) return NOTE_TYPES[type].templates.map((_, ord) => ord);
  const found = [...fields[0]!.matchAll(/\{\{c(\d+(?:,\d+)*)::/g)].flatMap(([, all]) => all!.split(',').map(Number));
  return [...new Set(found)].toSorted((one, other) => one - other).map((ordinal) => ordinal - 1);
};

export const deckNamesOf = (notes: readonly AnkiNote[]): string[] => [
  ...new Set(notes.map(({ deck = 'Default' }) => deck)),
];

/** Writes notes, cards and reviews, which are the same in both schemas. */
export function writeRows(db: Database, notes: readonly AnkiNote[]): void {
  const decks = deckNamesOf(notes);
  for (const [index, note] of notes.entries()) {
    const id = NOTE_BASE + index * 100;
    const changed = note.changed ?? 1_600_000_000;
    db.run('INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, ?)', [
      id,
      note.guid,
      typeIdOf(note.type),
      changed,
      note.tags ? ` ${note.tags} ` : '',
      note.fields.join('\u001f'),
      note.fields[0]!,
      '',
    ]);
    for (const [place, ord] of ordsOf(note).entries()) {
      const deck = DECK_BASE + decks.indexOf(note.deck ?? 'Default');
      const card: AnkiCard = {
        ...{
          type: 0,
          queue: 0,
          due: index,
          ivl: 0,
          factor: 0,
          reps: 0,
          lapses: 0,
          left: 0,
          odue: 0,
          odid: 0,
          flags: 0,
          data: '',
        },
        ...note.card,
      };
      const { type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data } = card;
      db.run('INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
        ...[
          id + ord,
          id,
          deck,
          ord,
          changed,
          type,
          queue,
          due,
          ivl,
          factor,
          reps,
          lapses,
          left,
          odue,
          odid,
          flags,
          data,
        ],
      ]);
      if (place > 0) continue;
      for (const [instant, ease] of note.reviews ?? [])
        db.run('INSERT INTO revlog VALUES (?, ?, -1, ?, 1, 0, 2500, 4200, 1)', [instant, id + ord, ease]);
    }
  }
}

/** The collection in schema 11. */
export async function legacyCollection(notes: readonly AnkiNote[]): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const db = new Database();
  db.run(LEGACY_TABLES);
  const models = Object.fromEntries(
    NAMES.map((name) => {
      const { fields, cloze, templates } = NOTE_TYPES[name];
      const flds = fields.map((field, ord) => ({ name: field, ord }));
      const tmpls = templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt }));
      return [typeIdOf(name), { id: typeIdOf(name), name, type: cloze ? 1 : 0, flds, tmpls }];
    }),
  );
  const decks = Object.fromEntries(deckNamesOf(notes).map((name, index) => [DECK_BASE + index, { name }]));
  db.run(`INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')`, [
    JSON.stringify(models),
    JSON.stringify(decks),
  ]);
  writeRows(db, notes);
  const bytes = db.export();
  db.close();
  return bytes;
}

/** An `.apkg` in one of the two uncompressed forms. */
export async function anAnkiPackage(
  notes: readonly AnkiNote[],
  options: { media?: Record<string, Uint8Array>; name?: 'collection.anki2' | 'collection.anki21' } = {},
): Promise<Buffer> {
  const { media = {}, name = 'collection.anki21' } = options;
  const names = Object.keys(media);
  const files: Record<string, Uint8Array> = { [name]: await legacyCollection(notes) };
  // Beside the newer form lies one that only says that Anki is too old.
  if (name !== 'collection.anki2')
    files['collection.anki2'] = await legacyCollection([
      { guid: 'old', type: 'basic', fields: ['Please update Anki', ''] },
    ]);
  names.forEach((one, index) => (files[String(index)] = media[one]!));
  files.media = Buffer.from(JSON.stringify(Object.fromEntries(names.map((one, index) => [String(index), one]))));
  return Buffer.from(zipSync(files, { level: 1 }));
}

/** Notes of every kind that is read. The picture is `heart.png`. */
export const SAMPLE: readonly AnkiNote[] = [
  {
    guid: 'basic-1',
    type: 'basic',
    fields: ['What is <b>S3</b>?', 'A sound of rapid filling [sound:s3.mp3]'],
    tags: 'cardiology heart::sounds',
    deck: 'Medicine::Heart',
    reviews: [
      [1_650_000_000_000, 3],
      [1_650_600_000_000, 1],
      [1_651_000_000_000, 4],
    ],
  },
  { guid: 'reversed-1', type: 'reversed', fields: ['Corazón', 'Heart'], deck: 'Medicine::Words' },
  {
    guid: 'cloze-1',
    type: 'cloze',
    fields: [
      'The {{c1::{{c2::mitral}} valve::which?}} lies on the {{c3::left}}, as does the {{c3::aortic}} one.',
      'Extra',
    ],
    deck: 'Medicine::Heart',
  },
  {
    guid: 'picture-1',
    type: 'basic',
    fields: ['Name it: <img src="heart.png">', 'The heart'],
    deck: 'Medicine::Heart',
  },
  {
    guid: 'occlusion-1',
    type: 'occlusion',
    fields: [
      '{{c1::image-occlusion:rect:left=.1:top=.1:width=.3:height=.3:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.6:top=.5:rx=.1:ry=.2:oi=1}}',
      '<img src="heart.png">',
      'Chambers',
      'Left and right',
      '',
    ],
    deck: 'Medicine::Heart',
  },
  { guid: 'empty-1', type: 'basic', fields: ['', 'No question'], deck: 'Medicine::Heart' },
];
