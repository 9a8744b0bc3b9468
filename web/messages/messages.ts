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
import type { MessageBundle } from './words';

/** Every visible word, by language, shelf and key. */
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

const all = (language: Language) => ({
  ...bundles[language].common,
  ...bundles[language].writing,
  ...bundles[language].operating,
  ...bundles[language].insights,
  ...bundles[language].consultation,
  ...bundles[language]['circuit-runs'],
});

/** Every visible word, by language and key. For tests and tools: a page fetches only what it says, see `words.ts`. */
export const messages: Record<Language, Record<string, string>> = { en: all('en'), es: all('es') };
