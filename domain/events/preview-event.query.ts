import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const shown = statement<{ title: string; language: Language; starts_at: Date; zone: string }, [number]>(
  'events.preview',
  `SELECT title, language, starts_at, zone FROM events WHERE id = $1 AND hidden_at IS NULL AND state <> 'cancelled'`,
);

const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es-ES' };
const INVITING: Record<Language, (when: string) => string> = {
  en: (when) => `${when}. Sign up to practise at a set time with others.`,
  es: (when) => `${when}. Apúntate para practicar con otras personas a una hora fija.`,
};

/** What a shared link shows of an event before it is opened: its title and when it is. Nobody is named. Null where there is none, or it is cancelled or hidden. */
export async function previewEvent(read: Pick<Reader, 'sql'>, eventId: number) {
  const event = await read.sql.one(shown, [eventId]);
  if (!event) return null;
  const when = new Intl.DateTimeFormat(LOCALES[event.language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: event.zone,
  }).format(event.starts_at);
  return { title: event.title, description: INVITING[event.language](when), picture: 'invitation' as const };
}
