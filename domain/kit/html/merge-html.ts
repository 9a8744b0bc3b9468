/** Two people, or two devices of one person, wrote on from the same text. Pure; runs in the browser too. */
import { parseHtml, writeHtml } from './tree';

const blocksOf = (html: string): string[] => parseHtml(html).map((node) => writeHtml([node]));

/** Where `part` stands in `all`, as a whole; -1 if it does not, or has no blocks. */
const find = (all: readonly string[], part: readonly string[]): number =>
  part.length === 0 ? -1 : all.findIndex((_, at) => part.every((block, index) => all[at + index] === block));

/**
 * The text `now` with what changed from `base` to `mine`, paragraph by paragraph. If `now` has another state of the changed
 * paragraphs, both states stay, one after the other: no words are lost.
 */
export function mergeHtml(base: string, mine: string, now: string): string {
  if (now === base || now === mine) return mine;
  if (mine === base) return now;
  const [before, after, all] = [blocksOf(base), blocksOf(mine), blocksOf(now)];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  const at = find(all, removed);
  if (at >= 0) return [...all.slice(0, at), ...added, ...all.slice(at + removed.length)].join('');
  const next = find(all, before.slice(before.length - end).slice(0, 1));
  const rest = added.filter((block) => !all.includes(block));
  return next < 0 ? [...all, ...rest].join('') : [...all.slice(0, next), ...rest, ...all.slice(next)].join('');
}
