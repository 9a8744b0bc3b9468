import { z } from 'zod';
import { href } from '../../kit/contract';
import { mail } from '../../kit/mail';
import {
  confirmEmailPage,
  forgottenPasswordPage,
  MAILS_HOURLY,
  resetPasswordPage,
  undoEmailChangePage,
} from './contract';

/** For a new account and for a new address. It holds nothing that a person wrote: the address may be somebody else's. */
export const confirmEmailMail = mail({
  name: 'accounts.confirm-email',
  values: z.object({ link_id: z.string() }),
  toUnconfirmed: true,
  hourly: MAILS_HOURLY,
  link: ({ link_id }, sign) => href(confirmEmailPage, { token: sign(link_id) }),
  words: {
    en: {
      subject: 'Confirm your email address',
      text: ['Someone gave this address for an account at Wardmates. Confirm that it is yours.'],
      button: 'Confirm this address',
      after: [
        'The link works once, for 24 hours.',
        'If it was not you, you do not need to do anything: without a confirmation this address gets no other emails from us.',
      ],
    },
    es: {
      subject: 'Confirma tu dirección de correo',
      text: ['Alguien indicó esta dirección para una cuenta de Wardmates. Confirma que es tuya.'],
      button: 'Confirmar esta dirección',
      after: [
        'El enlace funciona una sola vez, durante 24 horas.',
        'Si no fuiste tú, no hace falta que hagas nada: sin confirmación, esta dirección no recibirá más correos nuestros.',
      ],
    },
  },
});

export const resetPasswordMail = mail({
  name: 'accounts.reset-password',
  values: z.object({ link_id: z.string() }),
  hourly: MAILS_HOURLY,
  link: ({ link_id }, sign) => href(resetPasswordPage, { token: sign(link_id) }),
  words: {
    en: {
      subject: 'Choose a new password',
      text: ['Someone asked for a new password for your account at Wardmates.'],
      button: 'Choose a new password',
      after: [
        'The link works once, for 30 minutes. A new password signs you out on every device.',
        'If it was not you, you do not need to do anything: your password stays as it is.',
      ],
    },
    es: {
      subject: 'Elige una contraseña nueva',
      text: ['Alguien pidió una contraseña nueva para tu cuenta de Wardmates.'],
      button: 'Elegir una contraseña nueva',
      after: [
        'El enlace funciona una sola vez, durante 30 minutos. La contraseña nueva cierra tu sesión en todos los dispositivos.',
        'Si no fuiste tú, no hace falta que hagas nada: tu contraseña sigue siendo la misma.',
      ],
    },
  },
});

/** To the old address, when somebody asks for another one. */
export const emailChangeMail = mail({
  name: 'accounts.email-change',
  values: z.object({ link_id: z.string(), new_email: z.string() }),
  link: ({ link_id }, sign) => href(undoEmailChangePage, { token: sign(link_id) }),
  words: {
    en: {
      subject: 'Your email address is being changed',
      text: [
        'Your account at Wardmates is about to use another address: {new_email}. The change takes effect once that address is confirmed.',
        'If it was you, you do not need to do anything here.',
      ],
      button: 'Keep my address',
      after: [
        'If it was not you, keep your address and then choose a new password. You can undo the change until 7 days after it took effect.',
      ],
    },
    es: {
      subject: 'Se está cambiando tu dirección de correo',
      text: [
        'Tu cuenta de Wardmates pasará a usar otra dirección: {new_email}. El cambio se aplica cuando se confirme esa dirección.',
        'Si fuiste tú, no hace falta que hagas nada aquí.',
      ],
      button: 'Conservar mi dirección',
      after: [
        'Si no fuiste tú, conserva tu dirección y después elige una contraseña nueva. Puedes deshacer el cambio hasta 7 días después de que se aplique.',
      ],
    },
  },
});

export const passwordChangedMail = mail({
  name: 'accounts.password-changed',
  values: z.object({}),
  link: () => href(forgottenPasswordPage),
  words: {
    en: {
      subject: 'Your password was changed',
      text: [
        'The password of your account at Wardmates was changed, and other devices were signed out.',
        'If it was you, you do not need to do anything.',
      ],
      button: 'It was not me: choose a new password',
    },
    es: {
      subject: 'Se cambió tu contraseña',
      text: [
        'Se cambió la contraseña de tu cuenta de Wardmates y se cerró la sesión en los demás dispositivos.',
        'Si fuiste tú, no hace falta que hagas nada.',
      ],
      button: 'No fui yo: elegir una contraseña nueva',
    },
  },
});

export const accountsMails = [confirmEmailMail, resetPasswordMail, emailChangeMail, passwordChangedMail];
