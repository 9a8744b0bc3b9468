import { BOXES_MAX, OPTIONS_MAX } from '~/domain/questions/authoring/contract';

const upTo = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);

/**
 * The columns of our CSV, by the names of the header row, in any order:
 * - `question_type`: `multiple-choice` (also empty, or 1) or `free-text` (or 4);
 * - `question_text`, `explanation`: HTML, or plain text if there is no tag in it;
 * - `option_1` to `option_9`: options, or the model answers of a free-text question's boxes;
 * - `correct`: the numbers of the right options, with commas: `1,3`; with strokes if one is picked and any of them is right: `1/3`;
 * - `label_1` to `label_4`: what a box is for;
 * - `further_reading`: a link; `specialty`, `focus`: keys as `cardiology`, `diagnosis`; `topic`: its slug or name; `difficulty`: 1 to 3;
 * - `language`: `en` or `es`; `tags`: with semicolons.
 * Only `question_text` and `option_1` must be there.
 */
export const COLUMNS = [
  'question_type',
  'question_text',
  ...upTo('option', OPTIONS_MAX),
  'correct',
  ...upTo('label', BOXES_MAX),
  'explanation',
  'further_reading',
  'specialty',
  'topic',
  'focus',
  'difficulty',
  'language',
  'tags',
];

/** What a spreadsheet would run as a formula, also behind blanks that it trims; a mark in front keeps it a text. */
const RUNS = /^'*(?:[\t\r\n]|\s*[=+\-@])/;
export const guarded = (cell: string): string => (RUNS.test(cell) ? `'${cell}` : cell);
/** The inverse of `guarded`, for every text. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell);
