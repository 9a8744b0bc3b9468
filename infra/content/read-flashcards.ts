import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { flashcardPack, type ParsedPack } from './flashcard-content';
import { CONTENT, type ContentFile, readYaml } from './read-yaml';

function requireWhole({ data, refuse }: ContentFile<ParsedPack>, topics: ReadonlySet<string>): void {
  const keys = new Set<string>();
  const unused = new Set(Object.keys(data.sources));
  data.cards.forEach(({ key, topic, source }, index) => {
    if (keys.has(key)) refuse(['cards', index, 'key'], `the key ${key} is there twice`);
    keys.add(key);
    if (!topics.has(topic)) refuse(['cards', index, 'topic'], `${key}: there is no topic ${topic}`);
    if (!Object.hasOwn(data.sources, source))
      refuse(['cards', index, 'source'], `${key}: the pack has no source ${source}`);
    unused.delete(source);
  });
  for (const source of unused) refuse(['sources', source], `no card names the source ${source}`);
}

/**
 * The packs of flashcards of the starter content, in the order of their file names.
 * @throws Error that names the file, the line and what is wrong there
 */
export function readPacks(topics: readonly { slug: string }[], folder = join(CONTENT, 'flashcards')): ParsedPack[] {
  const known = new Set(topics.map(({ slug }) => slug));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.map((name) => {
    const file = readYaml(folder, name, flashcardPack);
    const { slug } = file.data;
    if (name !== `${slug}.yaml`) file.refuse(['slug'], `the pack ${slug} belongs into ${slug}.yaml`);
    requireWhole(file, known);
    return file.data;
  });
}
