import { join } from 'node:path';
import { notebookContent, type ParsedNotebookText } from './notebook-content';
import { CONTENT, type ContentFile } from './read-yaml';
import { readTexts, requireParts, requireTranslation } from './translations';

function requireWhole(file: ContentFile<ParsedNotebookText>, topics: ReadonlySet<string>): void {
  const { data, refuse } = file;
  if (!topics.has(data.topic)) refuse(['topic'], `there is no topic ${data.topic}`);
  requireParts(file, 'sections', data.sections);
  data.sections.forEach(({ key, free }, index) => {
    if ((index === 0) !== (free === true))
      refuse(['sections', index, 'free'], `${key}: the first section is free, and no other`);
  });
}

function requireSameSections(file: ContentFile<ParsedNotebookText>, english: ParsedNotebookText | undefined): void {
  const { data, refuse } = file;
  if (data.language === 'en') {
    if (data.missing.length > 0) refuse(['missing'], 'the English text is what the others are compared with');
    return;
  }
  if (!english) return refuse(['language'], `there is no English text on ${data.topic}`);
  requireTranslation(file, 'sections', english.sections, data.sections, data.missing);
  data.sections.forEach(({ key, focus }, index) => {
    const other = english.sections.find((section) => section.key === key)!.focus;
    if (focus !== other) refuse(['sections', index, 'focus'], `${key}: the focus of the English text is ${other}`);
  });
}

/**
 * The texts of the notebook, in the order of their file names: one file for each topic and language.
 * @throws Error that names the file, the line and what is wrong there
 */
export function readNotebook(
  topics: readonly { slug: string }[],
  folder = join(CONTENT, 'notebook'),
): ParsedNotebookText[] {
  const known = new Set(topics.map(({ slug }) => slug));
  const files = readTexts(folder, notebookContent, ({ topic }) => topic);
  for (const file of files) requireWhole(file, known);
  const english = new Map(files.flatMap(({ data }) => (data.language === 'en' ? [[data.topic, data] as const] : [])));
  for (const file of files) requireSameSections(file, english.get(file.data.topic));
  return files.map(({ data }) => data);
}
