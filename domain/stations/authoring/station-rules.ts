/** What a station must have to be saved, and what is made of its fields (spec 3 §5). Pure; runs in the browser too. */
import { LABELS } from '../styles';
import { cutText } from '~/domain/kit/cut-text';

export const NAME_MAX = 200;
export const DESCRIPTION_MAX = 2_000;
/** Longest authored duration, in minutes. */
export const MINUTES_MAX = 240;
export const SLUG_MAX = 120;
/** The kind of skill that an AI patient can be built for: choosing it shows the hint about the AI prompt (spec 3 §3). */
export const AI_PROMPT_LABEL = 3;

export type MissingField = 'name' | 'description' | 'label';

/** What is still missing before a station can be saved or previewed (spec 3 §5): blank is empty, and label 0 is none. */
export function missingFields(form: { name: string; description: string; label: number }): MissingField[] {
  const missing: MissingField[] = [];
  if (form.name.trim() === '') missing.push('name');
  if (form.description.trim() === '') missing.push('description');
  if (!(LABELS as readonly number[]).includes(form.label)) missing.push('label');
  return missing;
}

/** Whether a station may be saved or previewed (spec 3 §5). */
export const maySave = (form: { name: string; description: string; label: number }): boolean =>
  missingFields(form).length === 0;

const VIDEO_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);

/** The id itself, or what a link of one of the forms in which videos are shared has in its place. */
function idInLink(text: string): string {
  if (!/^https?:\/\//i.test(text)) return text;
  try {
    const { hostname, pathname, searchParams } = new URL(text);
    if (!VIDEO_HOSTS.has(hostname.toLowerCase())) return '';
    if (hostname.toLowerCase() === 'youtu.be') return pathname.slice(1).split('/')[0] ?? '';
    return searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1] ?? '';
  } catch {
    return '';
  }
}

/** The id of a video that can be embedded: exactly 11 characters, else null, and nothing is embedded (spec 3 §5). */
export function videoIdOf(link: string): string | null {
  const id = idInLink(link.trim());
  return /^[\w-]{11}$/.test(id) ? id : null;
}

/** Where the video with this id is shown in a frame, from the address that sets no cookies before it plays. */
export const videoAddress = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}`;

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
/** Room for a number behind it. */
const SLUG_BASE = SLUG_MAX - 10;

/** The slug that a name would have if it were free: `Dolor torácico` → `dolor-toracico`. One without a letter of ours is `station`. */
export function slugOf(name: string): string {
  const slug = cutText(
    name
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-'),
    SLUG_BASE,
  ).replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'station' : slug;
}

/** The first of `name`, `name-2`, `name-3` and so on that is neither taken nor an address of the product (`reserved-slugs.ts`). */
export function freeSlug(name: string, taken: ReadonlySet<string>, reserved: ReadonlySet<string>): string {
  const base = slugOf(name);
  const unfit = (slug: string) => taken.has(slug) || reserved.has(slug);
  if (!unfit(base)) return base;
  let number = 2;
  while (unfit(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const COPY = ' (copy)';
/** What a clone is called, cut so that it still fits. */
export const copyName = (name: string): string => `${cutText(name, NAME_MAX - COPY.length).trimEnd()}${COPY}`;

export const INVALID_USERNAME = 'Invalid username/email format';
export const NO_SUCH_USER = 'No user with that username/email';
/** Between the last key and the question whether there is such a user, in milliseconds (spec 3 §5). */
export const USERNAME_PAUSE = 500;

/** Whether what was typed can be a username or an address at all: empty asks for more, any whitespace is wrong (spec 3 §5). */
export const usernameState = (typed: string): 'empty' | 'malformed' | 'askable' =>
  typed === '' ? 'empty' : /\s/.test(typed) ? 'malformed' : 'askable';
