import type { Language } from '~/domain/accounts/contract';
import type { RoomWords, Words } from '~/web/messages/words';

type Fetch = () => Promise<{ default: Words }>;

/** The words of each part of the room, one file a part and language. */
const PARTS: Readonly<Record<Language, readonly Fetch[]>> = {
  en: [
    () => import('./words.en.json'),
    () => import('./away/words.en.json'),
    () => import('./browse/words.en.json'),
    () => import('./decks/words.en.json'),
    () => import('./plan/words.en.json'),
    () => import('./exchange/words.en.json'),
  ],
  es: [
    () => import('./words.es.json'),
    () => import('./away/words.es.json'),
    () => import('./browse/words.es.json'),
    () => import('./decks/words.es.json'),
    () => import('./plan/words.es.json'),
    () => import('./exchange/words.es.json'),
  ],
};

const all = async (language: Language): Promise<{ default: Words }> => {
  const parts = await Promise.all(PARTS[language].map((part) => part()));
  return { default: Object.assign({}, ...parts.map((part) => part.default)) as Words };
};

export const words: RoomWords = { room: 'flashcards', files: { en: () => all('en'), es: () => all('es') } };
