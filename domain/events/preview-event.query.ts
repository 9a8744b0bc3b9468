import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { whenInWords } from './event-time';
import type { EventKind } from './contract';
import { mayKnow } from './event-row';

interface Shown {
  title: string;
  kind: EventKind;
  language: Language;
  starts_at: Date;
  zone: string;
}
const shown = statement<Shown, [number, number | null, Date]>(
  'events.preview',
  `SELECT title, kind, language, starts_at, zone FROM events e
    WHERE id = $1 AND hidden_at IS NULL AND state <> 'cancelled' AND starts_at + make_interval(mins => minutes) > $3
      AND ($2::int IS NULL OR ${mayKnow('e', '$2::int')})`,
);

const INVITING: Record<EventKind, Record<Language, (when: string) => string>> = {
  practice: {
    en: (when) => `${when}. Sign up to practise at a set time with others.`,
    es: (when) => `${when}. Apúntate para practicar con otras personas a una hora fija.`,
  },
  webinar: {
    en: (when) => `${when}. A webinar: sign up for a place.`,
    es: (when) => `${when}. Un seminario web: inscríbete para tener un lugar.`,
  },
};

/**
 * What a shared link shows of an event before it is opened, also without an account: its title and when it is. Not who hosts it or
 * comes, nor how many, nor what else its host wrote. Null if there is none, if it is over, cancelled or hidden, and for somebody
 * signed in for whom it is not there, because of a block.
 * @param person who asks; null without an account
 */
export async function previewEvent({ sql, clock }: Reader, eventId: number, person: { id: number } | null) {
  const event = await sql.one(shown, [eventId, person?.id ?? null, clock.now()]);
  if (!event) return null;
  const when = whenInWords(event.starts_at, event.zone, event.language);
  return {
    title: event.title,
    description: INVITING[event.kind][event.language](when),
    picture: 'invitation' as const,
  };
}
