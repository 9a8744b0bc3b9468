/** The lines of patient instructions, with what of each their author marks as never to be told, wherever the mark stands. Pure. */
import { markOf, partedLine } from './never-told';
import { type Block, folded } from '../words/text';

export interface Line extends Block {
  /** What of it must never be told; its text has the rest. */
  never: string[];
  /** Sentences of its text that wait for a direct question, each with what that names. */
  gated: ReadonlyMap<string, string>;
}

const wholeOf = ({ label, text }: Block): string => (label === '' ? text : `${label}: ${text}`);
const NO_GATES: ReadonlyMap<string, string> = new Map();

const keep = (line: Line): void => {
  if (line.text !== '') line.never.push(wholeOf(line));
  line.text = '';
  line.gated = NO_GATES;
};

const OF_THE_DIAGNOSIS = /\bdiagnos(?:[ie]s|tico)\b/;
/** `Smoking: never` is none. */
const NEVER = /^(?:never|nunca)\W*$/i;
const NAMES_IT = /^(?:the |your |el |tu |su )?(?:\p{L}+ )?diagnos(?:is|tico)\b/u;

/**
 * @param tells whether a heading states when its lines may be told
 */
export function markedLines(blocks: readonly Block[], tells: (heading: string) => boolean): Line[] {
  const lines: Line[] = [];
  /** The level of the heading that marks all lines below it; nothing of them is told. */
  let kept: number | null = null;
  let heading: Line | null = null;
  let onwards = false;
  let ofTheDiagnosis = false;
  const section = (): Line[] => (heading === null ? lines : lines.slice(lines.indexOf(heading) + 1));
  for (const block of blocks) {
    const line: Line = { ...block, never: [], gated: NO_GATES };
    if (block.heading) {
      const level = block.level ?? 0;
      if (markOf(block.text) === 'never' || NEVER.test(block.text)) kept = level;
      else if (kept !== null && (level <= kept || tells(block.text))) kept = null;
      onwards = false;
      heading = line;
      lines.push(line);
      continue;
    }
    if (kept !== null || onwards) {
      keep(line);
      lines.push(line);
      continue;
    }
    const { tell, never, gated, marks, diagnosis } = partedLine(block.label, block.text);
    ofTheDiagnosis ||= diagnosis;
    const before = section();
    if (marks === 'after') onwards = true;
    else if (marks === 'all-before') before.forEach(keep);
    else if (marks === 'before' && before.length > 0) {
      const last = before.at(-1)!;
      if (!diagnosis || last.label === '') keep(last);
    } else if (marks === 'before' && heading !== null && !diagnosis) kept = heading.level ?? 0;
    lines.push({ ...line, text: tell, never, gated });
  }
  if (ofTheDiagnosis) {
    let above = '';
    for (const line of lines) {
      if (line.heading) above = folded(line.text);
      else if (
        OF_THE_DIAGNOSIS.test(above) ||
        OF_THE_DIAGNOSIS.test(folded(line.label)) ||
        NAMES_IT.test(folded(line.text))
      )
        keep(line);
    }
  }
  return lines;
}
