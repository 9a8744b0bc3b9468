import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Words = Record<string, string>;

/** The words of a room stand in its folder as `words.en.json` and `words.es.json`, those of every page in `web/messages`. */
export const WORDS_FILE = /\/(?:messages\/[\w-]+|words)\.(en|es)\.json$/;

const WEB = join(__dirname, '..');
const FOLDERS = ['messages', 'features', 'parts', 'call', 'rich-text'];

/** The words of one language, file by file, by their paths. */
export const wordsIn = (language: string): Map<string, Words> =>
  new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(WEB, folder, name)),
    )
      .filter((path) => WORDS_FILE.exec(path)?.[1] === language)
      .map((path) => [path, JSON.parse(readFileSync(path, 'utf8')) as Words]),
  );
