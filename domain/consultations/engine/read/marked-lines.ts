/** The lines of patient instructions, with what of each their author marks as never to be told, wherever the mark stands. Pure. */
import { type Block, folded, wholeLine } from '../words/text';
import { markOf } from './never-told';
import { OF_THE_DIAGNOSIS, partedLine } from './parted-line';

export interface Line extends Block {
  /** What of it must never be told; its text has the rest. */
  never: string[];
  /** Sentences of its text that wait for a direct question, each with what that names. */
  gated: ReadonlyMap<string, string>;
}

const NO_GATES: ReadonlyMap<string, string> = new Map();

const keep = (line: Line): void => {
  if (line.text !== '') line.never.push(wholeLine(line));
  line.text = '';
  line.gated = NO_GATES;
};

interface Reading {
  lines: Line[];
  heading: Line | null;
  /** The level of the heading that marks all lines below it; the patient says none of them. */
  keptLevel: number | null;
  /** A line has marked all that follow under its heading. */
  onwards: boolean;
  /** A line has marked the diagnosis. */
  diagnosis: boolean;
}

/** `Smoking: never` is none. */
const NEVER = /^(?:never|nunca)\W*$/i;

/** @param tells whether the heading states when its lines may be told */
function readHeading(heading: Line, reading: Reading, tells: boolean): void {
  const { keptLevel } = reading;
  const level = heading.level ?? 0;
  if (markOf(heading.text) === 'never' || NEVER.test(heading.text)) reading.keptLevel = level;
  else if (keptLevel !== null && (level <= keptLevel || tells)) reading.keptLevel = null;
  reading.onwards = false;
  reading.heading = heading;
}

/** Reads a line, and keeps the lines before it that it marks. */
function readLine(line: Line, reading: Reading): void {
  const { lines, heading } = reading;
  const { tell, never, gated, marks, diagnosis } = partedLine(line.label, line.text);
  Object.assign(line, { text: tell, never, gated });
  reading.diagnosis ||= diagnosis;
  const before = heading === null ? lines : lines.slice(lines.indexOf(heading) + 1);
  const last = before.at(-1);
  if (marks === 'after') reading.onwards = true;
  else if (marks === 'all-before') before.forEach(keep);
  else if (marks === 'before' && last) {
    if (!diagnosis || last.label === '') keep(last);
  } else if (marks === 'before' && heading !== null && !diagnosis) reading.keptLevel = heading.level ?? 0;
}

const NAMES_IT = /^(?:the |your |el |tu |su )?(?:\p{L}+ )?diagnos(?:is|tico)\b/u;
function keepDiagnosis(lines: readonly Line[]): void {
  let above = '';
  for (const line of lines) {
    if (line.heading) above = folded(line.text);
    else if (
      [above, folded(line.label)].some((text) => OF_THE_DIAGNOSIS.test(text)) ||
      NAMES_IT.test(folded(line.text))
    )
      keep(line);
  }
}

/** @param tells whether a heading states when its lines may be told */
export function markedLines(blocks: readonly Block[], tells: (heading: string) => boolean): Line[] {
  const reading: Reading = { lines: [], heading: null, keptLevel: null, onwards: false, diagnosis: false };
  for (const block of blocks) {
    const line: Line = { ...block, never: [], gated: NO_GATES };
    if (line.heading) readHeading(line, reading, tells(line.text));
    else if (reading.keptLevel !== null || reading.onwards) keep(line);
    else readLine(line, reading);
    reading.lines.push(line);
  }
  if (reading.diagnosis) keepDiagnosis(reading.lines);
  return reading.lines;
}
