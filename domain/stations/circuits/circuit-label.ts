import { cutText } from '~/domain/kit/cut-text';
/** The names of circuits. Pure; runs in the browser too. */

/** The new-label input if it is filled, else the chosen existing one (spec 3 §5). Empty when there is neither. */
export const labelOf = (typed: string, chosen: string | null): string => typed.trim() || (chosen ?? '').trim();

const SLUG_MAX = 60;

/** What the address of a circuit is made of: letters without their marks, figures and hyphens. */
export function slugOf(label: string): string {
  const slug = cutText(
    label
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    SLUG_MAX,
  ).replaceAll(/^-+|-+$/g, '');
  return slug || 'circuit';
}

/** The slug, or the first of `-2`, `-3`… that is not taken. */
export function freeSlug(label: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(label);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
