const ENDING = /[.!?…]+["”»’')\]]*/g;

/**
 * Where the whole sentences of a growing text end, after `from`. A full stop at its very end may turn out to be that of
 * `37.5`: it counts once something stands after it, or the text is finished.
 */
export function sentenceEnds(text: string, from: number, finished: boolean): number[] {
  const ends = [...text.slice(from).matchAll(ENDING)].map((match) => from + match.index + match[0].length);
  const whole = ends.filter((end) => /\s/.test(text[end] ?? '') || (finished && end === text.length));
  const rest = text.slice(whole.at(-1) ?? from).trim();
  return finished && rest !== '' ? [...whole, text.length] : whole;
}
