import { z } from 'zod';
import { href } from '../../kit/contract';
import { mail } from '../../kit/mail';
import { ownSanctionsPage, type SanctionKind } from './contract';

type Words = Parameters<typeof mail>[0]['words'];

const of = (kind: SanctionKind, words: Words) =>
  mail({
    name: `moderation.sanction-${kind}`,
    values: z.object({ reason: z.string() }),
    link: () => href(ownSanctionsPage),
    words,
  });

const AFTER = {
  en: ['There you see until when it lasts, and you can ask another moderator if you see it otherwise.'],
  es: ['Ahí ves hasta cuándo dura y puedes consultar a otro moderador si no estás de acuerdo.'],
};

/** What somebody is told by mail when a moderator decides about them; never who reported. */
export const sanctionMails = {
  warn: of('warn', {
    en: {
      subject: 'A moderator has warned you',
      text: ['A moderator of Wardmates has warned you. The reason:', '{reason}'],
      button: 'See the decision',
      after: ['You can ask another moderator there if you see it otherwise.'],
    },
    es: {
      subject: 'Un moderador te ha avisado',
      text: ['Un moderador de Wardmates te ha avisado. El motivo:', '{reason}'],
      button: 'Ver la decisión',
      after: ['Ahí puedes consultar a otro moderador si no estás de acuerdo.'],
    },
  }),
  mute: of('mute', {
    en: {
      subject: 'You cannot write comments for some time',
      text: [
        'A moderator of Wardmates decided that you cannot write comments and reports for some time. The reason:',
        '{reason}',
      ],
      button: 'See the decision',
      after: AFTER.en,
    },
    es: {
      subject: 'No puedes escribir comentarios durante un tiempo',
      text: [
        'Un moderador de Wardmates ha decidido que no puedes escribir comentarios ni informes durante un tiempo. El motivo:',
        '{reason}',
      ],
      button: 'Ver la decisión',
      after: AFTER.es,
    },
  }),
  suspend: of('suspend', {
    en: {
      subject: 'Your account is suspended',
      text: [
        'A moderator of Wardmates has suspended your account. You cannot sign in as long. The reason:',
        '{reason}',
      ],
      button: 'See the decision',
      after: [
        'Sign in and follow the link that is shown there: you see until when it lasts, and can ask another moderator.',
      ],
    },
    es: {
      subject: 'Tu cuenta está suspendida',
      text: [
        'Un moderador de Wardmates ha suspendido tu cuenta. Mientras dure, no puedes iniciar sesión. El motivo:',
        '{reason}',
      ],
      button: 'Ver la decisión',
      after: [
        'Inicia sesión y sigue el enlace que aparece: verás hasta cuándo dura y podrás consultar a otro moderador.',
      ],
    },
  }),
} satisfies Record<SanctionKind, ReturnType<typeof of>>;
