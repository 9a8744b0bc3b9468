import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { Language } from '~/domain/accounts/contract';
import { sanitise } from '../html/sanitise';
import { type ContentFile, readYaml } from './read-yaml';

/** A text in one of the languages, made of parts that have keys. */
interface Text {
  language: Language;
}
interface Part {
  key: string;
  text: string;
}

const tags = (html: string) => [...html.matchAll(/<\/?\w+/g)].join(' ');

/**
 * Reads every text of a folder, from files that are called `<slug>.<language>.yaml`, in the order of their names.
 * @throws Error with the file, the line and what is wrong there
 */
export const readTexts = <S extends z.ZodType<Text>>(
  folder: string,
  schema: S,
  slugOf: (data: z.output<S>) => string,
): ContentFile<z.output<S>>[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = readYaml(folder, name, schema);
      const belongs = `${slugOf(file.data)}.${file.data.language}.yaml`;
      return name === belongs ? file : file.refuse(['language'], `this text belongs into ${belongs}`);
    });

/** Refuses keys that are there twice and HTML that would not be stored as it is written. `path` leads to the parts. */
export function requireParts<T>({ refuse }: ContentFile<T>, path: string, parts: readonly Part[]): void {
  const keys = new Set<string>();
  parts.forEach(({ key, text }, index) => {
    if (keys.has(key)) refuse([path, index, 'key'], `the key ${key} is there twice`);
    keys.add(key);
    if (tags(sanitise(text)) !== tags(text))
      refuse([path, index, 'text'], `${key}: the text has tags that do not match or may not be used`);
  });
}

/**
 * Refuses a translation whose parts are not those of the English text, in the same order. `missing` are the keys of
 * English parts that the translation says it does not have.
 */
export function requireTranslation<T>(
  { refuse }: ContentFile<T>,
  path: string,
  english: readonly Pick<Part, 'key'>[],
  parts: readonly Pick<Part, 'key'>[],
  missing: readonly string[] = [],
): void {
  const left = english.map(({ key }) => key);
  missing.forEach((key, index) => {
    if (!left.includes(key)) refuse(['missing', index], `the English text has no ${key}`);
    left.splice(left.indexOf(key), 1);
  });
  parts.forEach(({ key }, index) => {
    if (key !== left[index])
      refuse([path, index, 'key'], `${key} is not what the English text has here: ${left[index] ?? 'nothing more'}`);
  });
  if (left.length > parts.length) refuse([path], `${left[parts.length]} is neither here nor named as missing`);
}
