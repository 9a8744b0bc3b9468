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
  const collects = Object.keys(data.collects).length > 0;
  if (data.kind === 'pack' && collects) refuse(['collects'], 'only a collection draws from other packs');
  if (data.cards.length === 0 && !collects) refuse(['cards'], `the ${data.kind} ${data.slug} has no cards`);
  for (const source of unused) refuse(['sources', source], `no card names the source ${source}`);
}

/** Every card that a collection draws from is in the pack that it names. */
function requireCollected({ data, refuse }: ContentFile<ParsedPack>, packs: readonly ParsedPack[]): void {
  for (const [slug, keys] of Object.entries(data.collects)) {
    const pack = packs.find((one) => one.slug === slug && one.kind === 'pack');
    if (!pack) return refuse(['collects', slug], `there is no pack ${slug}`);
    const known = new Set(pack.cards.map(({ key }) => key));
    keys.forEach((key, index) => {
      if (!known.has(key)) refuse(['collects', slug, index], `the pack ${slug} has no card ${key}`);
    });
  }
}

/**
 * The packs and collections of flashcards of the starter content, in the order of their file names.
 * @throws Error that names the file, the line and what is wrong there
 */
export function readPacks(topics: readonly { slug: string }[], folder = join(CONTENT, 'flashcards')): ParsedPack[] {
  const known = new Set(topics.map(({ slug }) => slug));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const files = names.map((name) => {
    const file = readYaml(folder, name, flashcardPack);
    const { slug } = file.data;
    if (name !== `${slug}.yaml`) file.refuse(['slug'], `the pack ${slug} belongs into ${slug}.yaml`);
    requireWhole(file, known);
    return file;
  });
  const packs = files.map(({ data }) => data);
  for (const file of files) requireCollected(file, packs);
  return packs;
}
