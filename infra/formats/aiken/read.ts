import { cutText } from '~/domain/kit/cut-text';
import { MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { EMPTY, type Read } from '~/domain/questions/exchange/exchanged-question';
import { plainAsHtml } from '../markup';
import { linesOf } from '../text';
import { telling } from '../unreadable';
import { Refused } from '../weigh';

const OPTION = /^([A-Z])[.)](\s*)(.*)$/s;
const ANSWER = /^ANSWER:\s*(.*)$/s;
/** A letter, alone or with its sign and words behind it: `B`, `B.`, `B) The liver`; several letters are none. */
const LETTER = /^([A-Z])(?:[.):](?:\s+(?![A-Z](?:[.),]|\s|$)).*)?)?$/s;
/** Lines that one question may have; further ones are counted, not kept. */
const LINES_MAX = 200;
const CHARS_MAX = 200_000;

interface Gathered {
  line: number;
  stem: string[];
  options: { letter: string; text: string }[];
  /** Lines behind the first option that are none. */
  stray: number;
  chars: number;
}

const nothing = (line: number): Gathered => ({ line, stem: [], options: [], stray: 0, chars: 0 });

/** @param letter null if the file goes on without an answer @throws Refused */
function questionOf({ stem, options, stray, chars }: Gathered, letter: string | null) {
  if (chars > CHARS_MAX) throw new Refused('too-large');
  if (letter === null) throw new Refused('no-answer-line');
  if (stem.length === 0) throw new Refused('stem-missing');
  if (stem.length > 1 || stray > 0) throw new Refused('several-lines', String(stem.length + stray));
  if (options.length < 2) throw new Refused('too-few-options');
  const right = options.filter((option) => option.letter === letter);
  if (right.length !== 1) throw new Refused('unknown-letter', cutText(letter, 20));
  return {
    ...EMPTY,
    question_type: MULTIPLE_CHOICE,
    stem: plainAsHtml(stem[0]!),
    answers: options.map((option) => ({ label: '', text: option.text, correct: option === right[0] })),
  } as const;
}

/**
 * Aiken (docs.moodle.org, "Aiken format"), as Moodle reads it: the question on one line, options `A.` or `A)` with a capital
 * letter and with or without a blank, `ANSWER:` and the letter behind them. It has neither feedback nor titles nor anything else.
 * Without a blank the first line of a question is its text: `D.C. cardioversion is`.
 */
export const readAiken = telling(async function* (bytes) {
  let gathered = nothing(0);
  let number = 0;
  const finish = (letter: string | null): Read => {
    const done = gathered;
    gathered = nothing(0);
    number += 1;
    const placed = { number, line: done.line, title: cutText(done.stem[0] ?? done.options[0]?.text ?? '', 1_000) };
    try {
      return { ...placed, kind: 'question', question: questionOf(done, letter), pictures: new Map(), notes: [] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...placed, kind: 'refused', refusal: error.refusal, about: error.about };
    }
  };
  for await (const { text: raw, line } of linesOf(bytes)) {
    const text = raw.trim();
    if (text === '') {
      // An empty line behind the options ends a question that nobody has answered.
      if (gathered.options.length > 0) yield finish(null);
      continue;
    }
    if (gathered.line === 0) gathered.line = line;
    gathered.chars += text.length;
    const [, letter] = ANSWER.exec(text) ?? [];
    if (letter !== undefined) {
      yield finish(LETTER.exec(letter.trim())?.[1] ?? letter.trim());
      continue;
    }
    if (gathered.chars > CHARS_MAX) continue;
    const [, sign, blank, option = ''] = OPTION.exec(text) ?? [];
    const isOption = sign !== undefined && (blank !== '' || option === '' || gathered.stem.length > 0);
    if (isOption && gathered.options.length < LINES_MAX) gathered.options.push({ letter: sign, text: option.trim() });
    else if (gathered.options.length > 0) gathered.stray += 1;
    else if (gathered.stem.length < LINES_MAX) gathered.stem.push(text);
  }
  if (gathered.line !== 0) yield finish(null);
});
