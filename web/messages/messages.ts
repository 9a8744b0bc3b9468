import type { Language } from '~/domain/accounts/contract';
import { words as circuitRunsEn } from './circuit-runs-en';
import { words as circuitRunsEs } from './circuit-runs-es';
import { words as consultationEn } from './consultation-en';
import { words as consultationEs } from './consultation-es';
import { words as en } from './en';
import { words as es } from './es';
import { words as insightsEn } from './insights-en';
import { words as insightsEs } from './insights-es';
import { words as operatingEn } from './operating-en';
import { words as operatingEs } from './operating-es';
import { words as writingEn } from './writing-en';
import { words as writingEs } from './writing-es';
import type { Shelf } from './words';

/** Every visible word, by language, shelf and key. */
export const shelves: Record<Language, Record<Shelf, Record<string, string>>> = {
  en: { common: en, writing: writingEn, operating: operatingEn, insights: insightsEn, consultation: consultationEn, 'circuit-runs': circuitRunsEn },
  es: { common: es, writing: writingEs, operating: operatingEs, insights: insightsEs, consultation: consultationEs, 'circuit-runs': circuitRunsEs },
};

const all = (language: Language) => ({ ...shelves[language].common, ...shelves[language].writing, ...shelves[language].operating, ...shelves[language].insights, ...shelves[language].consultation, ...shelves[language]['circuit-runs'] });

/** Every visible word, by language and key. For tests and tools: a page fetches only what it says, see `words.ts`. */
export const messages: Record<Language, Record<string, string>> = { en: all('en'), es: all('es') };
