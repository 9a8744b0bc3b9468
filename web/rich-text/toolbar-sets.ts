import type { Marker } from '~/domain/kit/html/vocabulary';
import type { List, Mark } from './nodes';

export type MarkTool = Exclude<Mark, 'code'>;
export type MarkerTool = `marker-${Marker}`;
export type Tool =
  | MarkTool
  | MarkerTool
  | List
  | 'heading'
  | 'subheading'
  | 'quote'
  | 'link'
  | 'image'
  | 'table'
  | 'cloze'
  | 'cloze-same'
  | 'undo'
  | 'redo';

const HEADINGS = ['heading', 'subheading'] as const;
const EMPHASIS = ['bold', 'italic', 'underline'] as const;
const SCRIPTS = ['subscript', 'superscript'] as const;
const HIGHLIGHTS = ['marker-yellow', 'marker-pink', 'marker-green'] as const;
const LISTS = ['bulleted-list', 'numbered-list'] as const;
const HISTORY = ['undo', 'redo'] as const;

/** Which tools an editor offers (spec 1 §9), the most used first: a phone shows about seven and has the others behind a button. A group is set apart from the next. */
export const TOOLBAR_SETS = {
  /** A few words about somebody: the examiner's comments. */
  comments: [EMPHASIS, LISTS, HISTORY],
  /** Summaries of topics: everything. */
  notebook: [
    HEADINGS,
    EMPHASIS,
    [...LISTS, 'quote'],
    ['link', 'image', 'table'],
    ['strikethrough', ...SCRIPTS],
    HIGHLIGHTS,
    HISTORY,
  ],
  /** A learner's own notes beside a card. */
  annotation: [EMPHASIS, LISTS, HIGHLIGHTS, ['link'], HISTORY],
  /** A side of a flashcard. */
  flashcard: [EMPHASIS, LISTS, ['image', 'link'], SCRIPTS, HIGHLIGHTS, HISTORY],
  /** A text of which cards hide parts. */
  cloze: [['cloze', 'cloze-same'], EMPHASIS, LISTS, ['image', 'link'], SCRIPTS, HIGHLIGHTS, HISTORY],
  /** Stem and explanation of a question. */
  question: [EMPHASIS, LISTS, ['image', 'table', 'link'], SCRIPTS, ['subheading', 'quote'], HIGHLIGHTS, HISTORY],
  /** Texts of a station. */
  osce: [HEADINGS, EMPHASIS, LISTS, ['link', 'image', 'table'], SCRIPTS, HISTORY],
} as const satisfies Record<string, readonly (readonly Tool[])[]>;
export type ToolbarSet = keyof typeof TOOLBAR_SETS;

export const hasTool = (set: ToolbarSet, tool: Tool): boolean =>
  TOOLBAR_SETS[set].some((group) => (group as readonly Tool[]).includes(tool));

/** What goes with Ctrl or Cmd. */
export const SHORTCUTS: Partial<Record<Tool, string>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  strikethrough: 'Shift+X',
  subscript: ',',
  superscript: '.',
  'marker-yellow': 'Shift+H',
  'numbered-list': 'Shift+7',
  'bulleted-list': 'Shift+8',
  quote: 'Shift+9',
  link: 'K',
  cloze: 'Shift+C',
  'cloze-same': 'Alt+Shift+C',
  undo: 'Z',
  redo: 'Shift+Z',
};
