import groupEnLight from '~/web/pictures/ways/group-light-en.webp';
import groupEnDark from '~/web/pictures/ways/group-dark-en.webp';
import groupEsLight from '~/web/pictures/ways/group-light-es.webp';
import groupEsDark from '~/web/pictures/ways/group-dark-es.webp';
import partnerEnLight from '~/web/pictures/ways/partner-light-en.webp';
import partnerEnDark from '~/web/pictures/ways/partner-dark-en.webp';
import partnerEsLight from '~/web/pictures/ways/partner-light-es.webp';
import partnerEsDark from '~/web/pictures/ways/partner-dark-es.webp';
import patientEnLight from '~/web/pictures/ways/patient-light-en.webp';
import patientEnDark from '~/web/pictures/ways/patient-dark-en.webp';
import patientEsLight from '~/web/pictures/ways/patient-light-es.webp';
import patientEsDark from '~/web/pictures/ways/patient-dark-es.webp';
import circuitEnLight from '~/web/pictures/ways/circuit-light-en.webp';
import circuitEnDark from '~/web/pictures/ways/circuit-dark-en.webp';
import circuitEsLight from '~/web/pictures/ways/circuit-light-es.webp';
import circuitEsDark from '~/web/pictures/ways/circuit-dark-es.webp';
import quizEnLight from '~/web/pictures/ways/quiz-light-en.webp';
import quizEnDark from '~/web/pictures/ways/quiz-dark-en.webp';
import quizEsLight from '~/web/pictures/ways/quiz-light-es.webp';
import quizEsDark from '~/web/pictures/ways/quiz-dark-es.webp';
import cardsEnLight from '~/web/pictures/ways/cards-light-en.webp';
import cardsEnDark from '~/web/pictures/ways/cards-dark-en.webp';
import cardsEsLight from '~/web/pictures/ways/cards-light-es.webp';
import cardsEsDark from '~/web/pictures/ways/cards-dark-es.webp';
import type { Language } from '~/domain/accounts/contract';

/** Of each picture, in px: as `web/e2e/looks/take-ways.ts` takes them. */
export const SIZE = { width: 780, height: 600 } as const;

type Schemes = Readonly<Record<'light' | 'dark', string>>;

/** Screens of the product, as it shows them in each language and colour scheme. */
export const SCREENS = {
  group: {
    en: { light: groupEnLight, dark: groupEnDark },
    es: { light: groupEsLight, dark: groupEsDark },
  },
  partner: {
    en: { light: partnerEnLight, dark: partnerEnDark },
    es: { light: partnerEsLight, dark: partnerEsDark },
  },
  patient: {
    en: { light: patientEnLight, dark: patientEnDark },
    es: { light: patientEsLight, dark: patientEsDark },
  },
  circuit: {
    en: { light: circuitEnLight, dark: circuitEnDark },
    es: { light: circuitEsLight, dark: circuitEsDark },
  },
  quiz: {
    en: { light: quizEnLight, dark: quizEnDark },
    es: { light: quizEsLight, dark: quizEsDark },
  },
  cards: {
    en: { light: cardsEnLight, dark: cardsEnDark },
    es: { light: cardsEsLight, dark: cardsEsDark },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Schemes>>>>;
export type Way = keyof typeof SCREENS;
