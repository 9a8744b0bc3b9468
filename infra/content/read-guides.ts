import { join } from 'node:path';
import { EQUIPMENT_KEY, STOP_KEY } from '~/domain/notebook/guide-keys';
import { guideContent, type ParsedGuide } from './guide-content';
import { type Drawing, readDrawings } from './read-drawings';
import { CONTENT, type ContentFile } from './read-yaml';
import { readTexts, requireParts, requireTranslation } from './translations';

/** The guides of the starter content with the drawings that their steps name. */
export interface Guides {
  guides: ParsedGuide[];
  drawings: Drawing[];
}

interface Known {
  topics: readonly { slug: string }[];
  stations: readonly { slug: string }[];
}

function requireKnown(
  { refuse }: ContentFile<ParsedGuide>,
  field: 'topics' | 'stations',
  slugs: readonly string[],
  known: readonly { slug: string }[],
): void {
  slugs.forEach((slug, index) => {
    if (!known.some((one) => one.slug === slug)) refuse([field, index], `there is no ${field.slice(0, -1)} ${slug}`);
    if (slugs.indexOf(slug) !== index) refuse([field, index], `${slug} is there twice`);
  });
}

function requireDrawings(files: readonly ContentFile<ParsedGuide>[], drawings: readonly Drawing[]): void {
  const unused = new Set(drawings.map(({ name }) => name));
  const names = new Set(unused);
  for (const { data, refuse } of files) {
    data.steps.forEach(({ drawing }, index) => {
      if (drawing === undefined) return;
      if (!names.has(drawing)) refuse(['steps', index, 'drawing'], `there is no drawing ${drawing}`);
      unused.delete(drawing);
    });
  }
  const [name] = unused;
  if (name !== undefined) throw new Error(`infra/content/guides/drawings/${name}.svg:1: no guide shows it`);
}

function requireSameSteps(file: ContentFile<ParsedGuide>, english: ParsedGuide | undefined): void {
  const { data, refuse } = file;
  if (data.language === 'en') return;
  if (!english) return refuse(['language'], `there is no English guide ${data.slug}`);
  requireTranslation(file, 'steps', english.steps, data.steps);
  if (data.specialty !== english.specialty)
    refuse(['specialty'], `the specialty of the English guide is ${english.specialty}`);
}

/**
 * The guides, in the order of their file names: one file for each guide and language.
 * @throws Error that names the file, the line and what is wrong there
 */
export function readGuides({ topics, stations }: Known, folder = join(CONTENT, 'guides')): Guides {
  const files = readTexts(folder, guideContent, ({ slug }) => slug);
  for (const file of files) {
    requireParts(file, 'steps', file.data.steps);
    file.data.steps.forEach(({ key }, index) => {
      if (key === EQUIPMENT_KEY || key === STOP_KEY)
        file.refuse(['steps', index, 'key'], `${key} is the key of a part of the guide that is no step`);
    });
    requireKnown(file, 'topics', file.data.topics, topics);
    requireKnown(file, 'stations', file.data.stations, stations);
  }
  const drawings = readDrawings(join(folder, 'drawings'));
  requireDrawings(files, drawings);
  const english = new Map(files.flatMap(({ data }) => (data.language === 'en' ? [[data.slug, data] as const] : [])));
  for (const file of files) requireSameSteps(file, english.get(file.data.slug));
  return { guides: files.map(({ data }) => data), drawings };
}
