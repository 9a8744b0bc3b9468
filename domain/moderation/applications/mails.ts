import { z } from 'zod';
import { href } from '../../kit/contract';
import { mail } from '../../kit/mail';
import { questionCreate } from '../../questions/authoring/contract';
import { AGAIN_DAYS, becomeAuthorPage } from './contract';

export const applicationAcceptedMail = mail({
  name: 'moderation.application-accepted',
  values: z.object({ note: z.string() }),
  link: () => href(questionCreate),
  words: {
    en: {
      subject: 'You are an author now',
      text: ['A moderator read your question and made you an author at Wardmates.', '{note}'],
      button: 'Write a question',
      after: ['Everyone sees what you publish. Your earlier questions stay as they are until you publish them.'],
    },
    es: {
      subject: 'Ya puedes publicar preguntas',
      text: ['Un moderador leyó tu pregunta y ya formas parte de los autores de Wardmates.', '{note}'],
      button: 'Escribir una pregunta',
      after: [
        'Lo que publicas lo ve todo el mundo. Tus preguntas anteriores siguen como están hasta que las publiques.',
      ],
    },
  },
});

export const applicationRefusedMail = mail({
  name: 'moderation.application-refused',
  values: z.object({ reason: z.string() }),
  link: () => href(becomeAuthorPage),
  words: {
    en: {
      subject: 'Your application to become an author',
      text: ['A moderator read your question and did not make you an author this time. The reason:', '{reason}'],
      button: 'See your application',
      after: [`You can ask again in ${AGAIN_DAYS} days.`],
    },
    es: {
      subject: 'Tu solicitud para publicar preguntas',
      text: ['Un moderador leyó tu pregunta y esta vez no aceptó la solicitud. El motivo:', '{reason}'],
      button: 'Ver tu solicitud',
      after: [`Puedes volver a solicitarlo dentro de ${AGAIN_DAYS} días.`],
    },
  },
});
