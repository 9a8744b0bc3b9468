import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { eventChanged, lockAsHost, peopleOf } from './event-row';
import { eventTime } from './event-time';
import { eventMovedMail } from './mails';
import { httpsLink } from './plan-event';
import { eventHidden, eventNotPlanned, linkInvalid } from './refusals';
import { schedule } from './schedule';
import { tell } from './tell';

const move = statement<{ sequence: number }, [number, Date, number, string]>(
  'events.move',
  `UPDATE events SET starts_at = $2, minutes = $3, zone = $4, sequence = sequence + 1, reminded_at = NULL WHERE id = $1 RETURNING sequence`,
);

/**
 * Moves an event to another time and tells everyone else. To the time that it has, nothing is done.
 * @throws Problem `event-not-found`, `not-event-host`, `event-hidden`, `event-not-planned`, and those of `eventTime`
 */
export async function moveEvent(
  tx: Transaction,
  person: { id: number },
  eventId: number,
  to: { starts: string; zone: string; which: '' | 'earlier' | 'later'; minutes: number },
): Promise<void> {
  const event = await lockAsHost(tx, person, eventId);
  if (event.hidden_at !== null) throw eventHidden();
  if (event.state !== 'planned') throw eventNotPlanned();
  const startsAt = eventTime(to, tx.clock.now());
  if (startsAt.getTime() === event.starts_at.getTime() && to.minutes === event.minutes) return;
  const { sequence } = (await tx.sql.one(move, [eventId, startsAt, to.minutes, to.zone]))!;
  const moved = { ...event, starts_at: startsAt, minutes: to.minutes, zone: to.zone, sequence };
  schedule(tx, moved);
  const others = (await peopleOf(tx, eventId)).filter(({ account_id }) => account_id !== person.id);
  await tell(tx, moved, others, 'event-moved', eventMovedMail);
  await eventChanged(tx, eventId);
}

const setSlidesOf = statement<{ before: string }, [number, string]>(
  'events.set-slides',
  'UPDATE events e SET slides = $2 FROM events known WHERE e.id = $1 AND known.id = e.id RETURNING known.slides AS before',
);

/**
 * Sets the address of a webinar’s slides, also afterwards. The others with a place are notified of the first slides.
 * @throws Problem `event-not-found`, `event-hidden`, `not-event-host`, `event-link-invalid`
 */
export async function setSlides(
  tx: Transaction,
  person: { id: number },
  eventId: number,
  slides: string,
): Promise<void> {
  const event = await lockAsHost(tx, person, eventId);
  if (event.hidden_at !== null) throw eventHidden();
  if (event.kind !== 'webinar') throw linkInvalid();
  const { before } = (await tx.sql.one(setSlidesOf, [eventId, slides === '' ? '' : httpsLink(slides)]))!;
  if (before === '' && slides !== '') {
    const others = (await peopleOf(tx, eventId)).filter(
      ({ account_id, state }) => state === 'coming' && account_id !== person.id,
    );
    await tell(tx, event, others, 'event-slides');
  }
  await eventChanged(tx, eventId);
}
