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
  en: ['There you can see how long it lasts, and you can appeal.'],
  es: ['Ahí puedes ver hasta cuándo dura y apelar.'],
};

/** The mail to a person when a moderator decides about them. It never names the reporter. */
export const sanctionMails = {
  warn: of('warn', {
    en: {
      subject: 'You received a warning from a moderator',
      text: ['You received a warning from a moderator of Wardmates. The reason:', '{reason}'],
      button: 'See the decision',
      after: ['You can appeal there if you disagree.'],
    },
    es: {
      subject: 'Recibiste una advertencia',
      text: ['Recibiste una advertencia de un moderador de Wardmates. El motivo:', '{reason}'],
      button: 'Ver la decisión',
      after: ['Ahí puedes apelar si no estás de acuerdo.'],
    },
  }),
  mute: of('mute', {
    en: {
      subject: 'You cannot write comments for a while',
      text: [
        'A moderator of Wardmates decided that you cannot write comments or reports for a while. The reason:',
        '{reason}',
      ],
      button: 'See the decision',
      after: AFTER.en,
    },
    es: {
      subject: 'No puedes escribir comentarios durante un tiempo',
      text: [
        'Un moderador de Wardmates ha decidido que no puedes escribir comentarios ni avisos durante un tiempo. El motivo:',
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
        'A moderator of Wardmates has suspended your account. You cannot sign in while suspended. The reason:',
        '{reason}',
      ],
      button: 'See the decision',
      after: ['Sign in and follow the link that is shown there: you can see how long it lasts, and appeal.'],
    },
    es: {
      subject: 'Tu cuenta está suspendida',
      text: [
        'Un moderador de Wardmates ha suspendido tu cuenta. Mientras dure, no puedes iniciar sesión. El motivo:',
        '{reason}',
      ],
      button: 'Ver la decisión',
      after: ['Inicia sesión y sigue el enlace que aparece: verás hasta cuándo dura y podrás apelar.'],
    },
  }),
} satisfies Record<SanctionKind, ReturnType<typeof of>>;
