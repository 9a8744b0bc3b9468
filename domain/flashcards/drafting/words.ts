import type { Language } from '~/domain/accounts/contract';

/** What stands on drafted cards and decks: texts of the person from then on, so they are written once, in the language of the card. */
interface DraftWords {
  mistakesDeck: string;
  mistakesDescription: string;
  station(name: string, section: string): string;
  missing: string;
  why: string;
  say: string;
  recall(title: string): string;
  deckOf: { topic(name: string): string; text: string; mistakes: string };
  generatedBy: { offline: string; model: string };
}

export const DRAFT_WORDS: Record<Language, DraftWords> = {
  en: {
    mistakesDeck: 'My mistakes',
    mistakesDescription: 'Cards made of missed questions, missed checklist items and marked passages.',
    station: (name, section) => `Station “${name}”, ${section}. Which step is missing?`,
    missing: '[…]',
    why: 'Why it matters:',
    say: 'You could say:',
    recall: (title) => `What do you remember about “${title}”?`,
    deckOf: {
      topic: (name) => `${name}: generated cards`,
      text: 'Cards from my text',
      mistakes: 'Cards from my mistakes',
    },
    generatedBy: {
      offline: 'Written automatically without a language model. Not reviewed by a clinician.',
      model: 'Written by AI. Not reviewed by a clinician.',
    },
  },
  es: {
    mistakesDeck: 'Mis errores',
    mistakesDescription: 'Tarjetas hechas de preguntas falladas, de pasos omitidos y de fragmentos marcados.',
    station: (name, section) => `Estación «${name}», ${section}. ¿Qué paso falta?`,
    missing: '[…]',
    why: 'Por qué importa:',
    say: 'Podrías decir:',
    recall: (title) => `¿Qué recuerdas sobre «${title}»?`,
    deckOf: {
      topic: (name) => `${name}: tarjetas generadas`,
      text: 'Tarjetas de mi texto',
      mistakes: 'Tarjetas de mis errores',
    },
    generatedBy: {
      offline: 'Escrito automáticamente sin un modelo de lenguaje. No lo ha revisado personal médico.',
      model: 'Escrito con IA. No lo ha revisado personal médico.',
    },
  },
};
