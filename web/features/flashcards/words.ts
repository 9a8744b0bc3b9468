import type { Language } from '~/domain/accounts/contract';
import type { RoomWords, Words } from '~/web/messages/words';

type Fetch = () => Promise<{ default: Words }>;

/** The words of each part of the room, one file a part and language. */
const PARTS: Readonly<Record<Language, readonly Fetch[]>> = {
  en: [
    () => import('~/web/messages/flashcards.en.json'),
    () => import('~/web/messages/flashcard-away.en.json'),
    () => import('~/web/messages/flashcard-decks.en.json'),
    () => import('~/web/messages/flashcard-plan.en.json'),
    () => import('~/web/messages/flashcard-exchange.en.json'),
  ],
  es: [
    () => import('~/web/messages/flashcards.es.json'),
    () => import('~/web/messages/flashcard-away.es.json'),
    () => import('~/web/messages/flashcard-decks.es.json'),
    () => import('~/web/messages/flashcard-plan.es.json'),
    () => import('~/web/messages/flashcard-exchange.es.json'),
  ],
};

const all = async (language: Language): Promise<{ default: Words }> => {
  const parts = await Promise.all(PARTS[language].map((part) => part()));
  return { default: Object.assign({}, ...parts.map((part) => part.default)) as Words };
};

export const words: RoomWords = { room: 'flashcards', files: { en: () => all('en'), es: () => all('es') } };
