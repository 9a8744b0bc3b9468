import { z } from 'zod';
import { href } from '../../kit/contract';
import { mail, type MailWords } from '../../kit/mail';
import type { Language } from '../../kit/person';
import { login } from '../contract';
import { profileSecurity } from '../profile/contract';

interface Said {
  subject: string;
  /** What happened. */
  text: string;
}

const NOT_ME: Record<Language, Pick<MailWords, 'button' | 'after'>> = {
  en: {
    button: 'Go to my security settings',
    after: ['If it was not you, choose a new password at once and sign out all other devices.'],
  },
  es: {
    button: 'Ver mi configuración de seguridad',
    after: ['Si no fuiste tú, elige enseguida una contraseña nueva y cierra la sesión en los demás dispositivos.'],
  },
};

/** Somebody reads that the ways into their account have changed. */
const securityMail = <V extends z.ZodObject<Record<string, z.ZodType<string>>>>(
  name: string,
  values: V,
  said: Record<Language, Said>,
) =>
  mail({
    name: `accounts.${name}`,
    values,
    link: () => href(profileSecurity),
    words: {
      en: { subject: said.en.subject, text: [said.en.text], ...NOT_ME.en },
      es: { subject: said.es.subject, text: [said.es.text], ...NOT_ME.es },
    },
  });

const none = z.object({});
const named = z.object({ name: z.string() });

export const appAddedMail = securityMail('app-added', none, {
  en: {
    subject: 'An authenticator app was added',
    text: 'An authenticator app was set up for your account at Wardmates. Signing in asks for its code from now on.',
  },
  es: {
    subject: 'Se añadió una aplicación de autenticación',
    text: 'Se configuró una aplicación de autenticación para tu cuenta de Wardmates. Desde ahora, al iniciar sesión se pide su código.',
  },
});
export const appRemovedMail = securityMail('app-removed', none, {
  en: {
    subject: 'Your authenticator app was removed',
    text: 'The authenticator app was removed from your account at Wardmates. Its codes no longer work.',
  },
  es: {
    subject: 'Se quitó tu aplicación de autenticación',
    text: 'Se quitó la aplicación de autenticación de tu cuenta de Wardmates. Sus códigos ya no sirven.',
  },
});
export const passkeyAddedMail = securityMail('passkey-added', named, {
  en: { subject: 'A passkey was added', text: 'The passkey “{name}” was added to your account at Wardmates.' },
  es: {
    subject: 'Se añadió una llave de acceso',
    text: 'Se añadió la llave de acceso «{name}» a tu cuenta de Wardmates.',
  },
});
export const passkeyRemovedMail = securityMail('passkey-removed', named, {
  en: { subject: 'A passkey was removed', text: 'The passkey “{name}” was removed from your account at Wardmates.' },
  es: {
    subject: 'Se quitó una llave de acceso',
    text: 'Se quitó la llave de acceso «{name}» de tu cuenta de Wardmates.',
  },
});
export const factorsRemovedMail = securityMail('factors-removed', none, {
  en: {
    subject: 'Your second sign-in step was removed',
    text: 'The staff of Wardmates removed your authenticator app, passkeys and recovery codes. Your password alone signs you in now.',
  },
  es: {
    subject: 'Se quitó el segundo paso del inicio de sesión',
    text: 'El equipo de Wardmates quitó tu aplicación de autenticación, tus llaves de acceso y tus códigos de recuperación. Ahora basta tu contraseña para iniciar sesión.',
  },
});
export const newDeviceMail = securityMail('new-device', z.object({ device: z.string() }), {
  en: {
    subject: 'A new sign-in to your account',
    text: 'Someone signed in to your account at Wardmates on a device that was not used before: {device}. If it was you, you do not need to do anything.',
  },
  es: {
    subject: 'Un nuevo inicio de sesión en tu cuenta',
    text: 'Alguien inició sesión en tu cuenta de Wardmates en un dispositivo que no se había usado antes: {device}. Si fuiste tú, no hace falta que hagas nada.',
  },
});

export const deletionRequestedMail = mail({
  name: 'accounts.deletion-requested',
  values: none,
  link: () => href(login),
  words: {
    en: {
      subject: 'Your account will be deleted',
      text: [
        'Someone asked for the deletion of your account at Wardmates. It is erased in 14 days, and you are signed out everywhere.',
        'If you change your mind, sign in within that time and come back.',
      ],
      button: 'Sign in and come back',
      after: ['If it was not you, sign in, come back, and then choose a new password.'],
    },
    es: {
      subject: 'Tu cuenta se va a eliminar',
      text: [
        'Alguien pidió eliminar tu cuenta de Wardmates. Se borrará dentro de 14 días y se cerró tu sesión en todas partes.',
        'Si cambias de opinión, inicia sesión en ese plazo y vuelve.',
      ],
      button: 'Iniciar sesión y volver',
      after: ['Si no fuiste tú, inicia sesión, vuelve y después elige una contraseña nueva.'],
    },
  },
});

export const securityMails = [
  appAddedMail,
  appRemovedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  factorsRemovedMail,
  newDeviceMail,
  deletionRequestedMail,
];
