import { OUR_CLOZE_TYPE, OUR_NOTE_TYPE, OUR_OCCLUSION_TYPE, OUR_REVERSED_TYPE } from './package-card';

/** Schema 11, which every Anki reads and which needs no collation of its own. */
export const LEGACY_TABLES = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL,
  usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL,
  flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
  left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL,
  factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`;

/** Ids are instants in Anki; ours begin at one, so that the same card has the same id in every export. */
export const ID_BASE = 1_600_000_000_000;
export const NOTE_TYPE_ID = ID_BASE - 1;
export const CLOZE_TYPE_ID = ID_BASE - 2;
export const REVERSED_TYPE_ID = ID_BASE - 3;
export const OCCLUSION_TYPE_ID = ID_BASE - 4;
/** Anki's number of its kind of notes for pictures with masks. */
const OCCLUSION_STOCK = 6;

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
});

interface NoteTypeParts {
  id: number;
  name: string;
  cloze?: boolean;
  fields: readonly string[];
  /** Which of Anki's own kinds it is. */
  stock?: number;
  /** Question and answer of each. */
  templates: readonly (readonly [string, string])[];
}

const noteType = (seconds: number, { id, name, cloze = false, fields, templates, stock }: NoteTypeParts) => ({
  id,
  name,
  type: cloze ? 1 : 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: 1,
  tmpls: templates.map(([qfmt, afmt], ord) => ({
    name: cloze ? 'Cloze' : `Card ${ord + 1}`,
    ord,
    qfmt,
    afmt,
    bqfmt: '',
    bafmt: '',
    did: null,
    bfont: '',
    bsize: 0,
  })),
  // Anki finds the fields of its own kind by these.
  flds: fields.map((one, ord) => ({ ...field(one, ord), ...(stock !== undefined && { tag: ord }) })),
  css: '.card { font-family: arial; font-size: 20px; text-align: left; color: black; background-color: white; }\n.cloze { font-weight: bold; color: blue; }\n',
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  latexsvg: false,
  req: templates.map((_, ord) => [ord, 'any', [cloze ? 0 : ord]]),
  tags: [],
  vers: [],
  ...(stock !== undefined && { originalStockKind: stock }),
});

const turned = (question: string, answer: string) =>
  [question, `{{FrontSide}}\n\n<hr id=answer>\n\n${answer}`] as const;
const SIDES = ['Front', 'Back'] as const;

/** As Anki's own kind has it: the program draws the masks onto the canvas. */
const occluded = (below: string) =>
  `{{#Header}}<div>{{Header}}</div>{{/Header}}
<div style="display: none">{{cloze:Occlusion}}</div>
<div id="err"></div>
<div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div>
<script>try { anki.imageOcclusion.setup(); } catch (error) { document.getElementById("err").textContent = String(error); }</script>
${below}`;
const OCCLUSION_TEMPLATE = [
  occluded(''),
  occluded(
    '<div><button id="toggle">Toggle Masks</button></div>\n{{#Back Extra}}<div>{{Back Extra}}</div>{{/Back Extra}}',
  ),
] as const;

/** The forms that cards leave in: two sides, two sides both ways, a text with gaps, and a picture with masks. */
export const noteTypes = (seconds: number) =>
  Object.fromEntries(
    [
      { id: NOTE_TYPE_ID, name: OUR_NOTE_TYPE, fields: SIDES, templates: [turned('{{Front}}', '{{Back}}')] },
      {
        id: REVERSED_TYPE_ID,
        name: OUR_REVERSED_TYPE,
        fields: SIDES,
        templates: [turned('{{Front}}', '{{Back}}'), turned('{{Back}}', '{{Front}}')],
      },
      {
        id: CLOZE_TYPE_ID,
        name: OUR_CLOZE_TYPE,
        cloze: true,
        fields: ['Text', 'Extra'] as const,
        templates: [['{{cloze:Text}}', '{{cloze:Text}}{{Extra}}'] as const],
      },
      {
        id: OCCLUSION_TYPE_ID,
        name: OUR_OCCLUSION_TYPE,
        cloze: true,
        stock: OCCLUSION_STOCK,
        fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'] as const,
        templates: [OCCLUSION_TEMPLATE],
      },
    ].map((parts) => [parts.id, noteType(seconds, parts)]),
  );

export const deckOf = (id: number, name: string, about: string, seconds: number) => ({
  id,
  name,
  desc: about,
  mod: seconds,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
});

export const DECK_OPTIONS = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { bury: false, delays: [1, 10], initialFactor: 2_500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
    dyn: false,
  },
};

/** @param west minutes that the person is west of Greenwich: days of due dates begin by it */
export const collectionConfig = (west: number) => ({
  activeDecks: [1],
  curDeck: 1,
  curModel: NOTE_TYPE_ID,
  newSpread: 0,
  collapseTime: 1_200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  nextPos: 1,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
  schedVer: 2,
  lastUnburied: 0,
  creationOffset: west,
  rollover: 4,
});
