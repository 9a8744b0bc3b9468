import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '~/domain/accounts/contract';
import { words as circuitRunsEn } from '../circuit-runs-en';
import { words as circuitRunsEs } from '../circuit-runs-es';
import { words as consultationEn } from '../consultation-en';
import { words as consultationEs } from '../consultation-es';
import { words as en } from '../en';
import { words as es } from '../es';
import { words as insightsEn } from '../insights-en';
import { words as insightsEs } from '../insights-es';
import { words as operatingEn } from '../operating-en';
import { words as operatingEs } from '../operating-es';
import { words as writingEn } from '../writing-en';
import { words as writingEs } from '../writing-es';
import type { MessageBundle } from '../words';

/** Every message of the bundles, by language, bundle and key. */
export const bundles: Record<Language, Record<MessageBundle, Record<string, string>>> = {
  en: {
    common: en,
    writing: writingEn,
    operating: operatingEn,
    insights: insightsEn,
    consultation: consultationEn,
    'circuit-runs': circuitRunsEn,
  },
  es: {
    common: es,
    writing: writingEs,
    operating: operatingEs,
    insights: insightsEs,
    consultation: consultationEs,
    'circuit-runs': circuitRunsEs,
  },
};

const FOLDER = join(__dirname, '..');
/** The files of a language, such as `quizzes.en.json`. */
export const filesOf = (language: Language): string[] =>
  readdirSync(FOLDER).filter((name) => name.endsWith(`.${language}.json`));
export const messagesIn = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, string>;

/** Every message, by language and key. For tests and tools: a page fetches only what it says, see `words.ts`. */
export const messages = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.assign({}, ...Object.values(bundles[language]), ...filesOf(language).map(messagesIn)) as Record<
      string,
      string
    >,
  ]),
) as Record<Language, Record<string, string>>;
