import { z } from 'zod';
import { href } from '../kit/contract';
import { mail, type MailWords } from '../kit/mail';
import type { Language } from '../kit/person';
import { calendarOf, methodOf } from './calendar';
import { eventPage } from './contract';

const values = z.object({
  event_id: z.string(),
  title: z.string(),
  about: z.string(),
  /** The time in words, in the zone of who reads it. */
  when_en: z.string(),
  when_es: z.string(),
  reason: z.string(),
  // What the calendar file says; times as ISO 8601.
  uid: z.string(),
  sequence: z.string(),
  starts_at: z.string(),
  minutes: z.string(),
  made_at: z.string(),
});

/** What a calendar shows of an event whose title is hidden. */
const PRODUCT = 'Wardmates';

const eventMail = (name: string, words: Readonly<Record<Language, MailWords>>, cancelled = false) =>
  mail({
    name: `events.${name}`,
    values,
    words,
    link: ({ event_id }) => href(eventPage, { event_id }),
    calendar: (of, origin) => ({
      method: methodOf({ cancelled }),
      content: calendarOf({
        uid: of.uid,
        sequence: Number(of.sequence),
        starts_at: new Date(of.starts_at),
        minutes: Number(of.minutes),
        title: of.title || PRODUCT,
        about: of.about,
        url: `${origin}${href(eventPage, { event_id: of.event_id })}`,
        cancelled,
        made_at: new Date(of.made_at),
      }),
    }),
  });

export const eventSoonMail = eventMail('soon', {
  en: {
    subject: 'Starting soon: {title}',
    text: ['“{title}” starts on {when_en}.', 'The lobby opens by itself on the page of the event.'],
    button: 'Open the event',
  },
  es: {
    subject: 'Empieza pronto: {title}',
    text: ['«{title}» empieza el {when_es}.', 'La sala se abre sola en la página del evento.'],
    button: 'Abrir el evento',
  },
});

export const eventMovedMail = eventMail('moved', {
  en: {
    subject: 'New time: {title}',
    text: [
      '“{title}” was moved to {when_en}.',
      'Open the attached file to update your calendar. If the new time does not suit you, cancel your place on the page of the event.',
    ],
    button: 'Open the event',
  },
  es: {
    subject: 'Nueva hora: {title}',
    text: [
      '«{title}» se ha cambiado al {when_es}.',
      'Abre el archivo adjunto para actualizar tu calendario. Si la nueva hora no te conviene, cancela tu lugar en la página del evento.',
    ],
    button: 'Abrir el evento',
  },
});

export const eventCancelledMail = eventMail(
  'cancelled',
  {
    en: {
      subject: 'Cancelled: {title}',
      text: [
        '“{title}” on {when_en} was cancelled.',
        '{reason}',
        'Open the attached file to remove it from your calendar.',
      ],
      button: 'Open the event',
    },
    es: {
      subject: 'Cancelado: {title}',
      text: [
        '«{title}», del {when_es}, se ha cancelado.',
        '{reason}',
        'Abre el archivo adjunto para quitarlo de tu calendario.',
      ],
      button: 'Abrir el evento',
    },
  },
  true,
);

export const eventPlaceMail = eventMail('place', {
  en: {
    subject: 'You have a place: {title}',
    text: ['Someone cancelled their place in “{title}”, and it is yours now. It starts on {when_en}.'],
    button: 'Open the event',
    after: ['If you cannot come, cancel it on the page of the event, so that someone else can.'],
  },
  es: {
    subject: 'Tienes un lugar: {title}',
    text: ['Alguien canceló su lugar en «{title}» y ahora es tuyo. Empieza el {when_es}.'],
    button: 'Abrir el evento',
    after: ['Si no puedes venir, cancélalo en la página del evento para que otra persona pueda usarlo.'],
  },
});

/** Of an event that a moderator has hidden: none of its words. */
export const hiddenEventCancelledMail = eventMail(
  'hidden-cancelled',
  {
    en: {
      subject: 'An event was cancelled',
      text: [
        'An event on {when_en}, which a moderator had hidden, was cancelled.',
        'Open the attached file to remove it from your calendar.',
      ],
      button: 'Open the event',
    },
    es: {
      subject: 'Se ha cancelado un evento',
      text: [
        'Se ha cancelado un evento del {when_es} que un moderador había ocultado.',
        'Abre el archivo adjunto para quitarlo de tu calendario.',
      ],
      button: 'Abrir el evento',
    },
  },
  true,
);

export const hiddenEventPlaceMail = eventMail('hidden-place', {
  en: {
    subject: 'You have a place in an event',
    text: [
      'Someone cancelled their place in an event on {when_en}, and it is yours now. A moderator has hidden the event; we will let you know when it is shown again.',
    ],
    button: 'Open the event',
    after: ['If you cannot come, cancel it on the page of the event, so that someone else can.'],
  },
  es: {
    subject: 'Tienes un lugar en un evento',
    text: [
      'Alguien canceló su lugar en un evento del {when_es} y ahora es tuyo. Un moderador ha ocultado el evento; te avisaremos cuando vuelva a mostrarse.',
    ],
    button: 'Abrir el evento',
    after: ['Si no puedes venir, cancélalo en la página del evento para que otra persona pueda usarlo.'],
  },
});

export const eventMails = [
  eventSoonMail,
  eventMovedMail,
  eventCancelledMail,
  eventPlaceMail,
  hiddenEventCancelledMail,
  hiddenEventPlaceMail,
];
