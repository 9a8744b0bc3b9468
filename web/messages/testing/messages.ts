import { LANGUAGES, type Language } from '~/domain/accounts/contract';
import { wordsIn } from '../../build/words-files';
import { BUNDLES, FILES, type MessageBundle } from '../words';

/** Every message of the bundles, by bundle and key. */
export async function bundlesIn(language: Language): Promise<Record<MessageBundle, Record<string, string>>> {
  const read = BUNDLES.map(async (bundle) => {
    const files = await Promise.all(FILES[bundle][language].map((file) => file()));
    return [bundle, Object.assign({}, ...files.map((file) => ({ ...file.default })))] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<MessageBundle, Record<string, string>>;
}

/** Every message, by language and key. For tests and tools: a page fetches only what it says, see `words.ts`. */
export const messages = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.assign({}, ...wordsIn(language).values()) as Record<string, string>]),
) as Record<Language, Record<string, string>>;
