import { z } from 'zod';
import { href } from '~/domain/kit/contract';
import { mail } from '~/domain/kit/mail';
import { decksPage } from './contract';

/** One mail about all decks that one follows and that have changed. */
export const followedDecksMail = mail({
  name: 'flashcards.followed-decks',
  values: z.object({ decks: z.string() }),
  optional: 'following',
  link: () => href(decksPage),
  words: {
    en: {
      subject: 'New in the decks you follow',
      text: ['These decks have new, changed or removed cards since you last looked:', '{decks}'],
      button: 'See what is new',
      after: ['Your own schedule stays as it is. You get this email once a day at most.'],
    },
    es: {
      subject: 'Novedades en los mazos que sigues',
      text: ['Estos mazos tienen tarjetas nuevas, cambiadas o retiradas desde tu última visita:', '{decks}'],
      button: 'Ver las novedades',
      after: ['Tu propio plan de repaso no cambia. Recibes este correo como máximo una vez al día.'],
    },
  },
});
