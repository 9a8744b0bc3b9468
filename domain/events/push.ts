import { href } from '../kit/contract';
import type { PushSource } from '../kit/push';
import { statement } from '../kit/statement';
import { eventPage, REMIND_MINUTES } from './contract';

const MINUTE = 60_000;

const coming = statement<{ title: string; starts_at: Date }, [number, number]>(
  'events.event-to-push',
  `SELECT e.title, e.starts_at FROM events e JOIN event_people p ON p.event_id = e.id AND p.account_id = $1 AND p.state = 'coming'
    WHERE e.id = $2 AND e.state = 'planned' AND e.hidden_at IS NULL`,
);

/** An event in which the person has a place begins soon. What it is about is the event. */
export const eventSoon: PushSource = {
  kind: 'event',
  lasts: REMIND_MINUTES * 60,
  async find(read, accountId, eventId) {
    const event = await read.sql.one(coming, [accountId, eventId]);
    if (!event) return null;
    const minutes = Math.ceil((event.starts_at.getTime() - read.clock.now().getTime()) / MINUTE);
    if (minutes <= 0) return null;
    const url = href(eventPage, { event_id: eventId });
    return {
      words: {
        en: { title: event.title, body: minutes === 1 ? 'Starts in a minute.' : `Starts in ${minutes} minutes.` },
        es: { title: event.title, body: minutes === 1 ? 'Empieza en un minuto.' : `Empieza en ${minutes} minutos.` },
      },
      url,
      pages: [url],
      tag: `wardmates.event.${eventId}`,
    };
  },
};
