import type { NotificationKind } from '../accounts/contract';
import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import type { Transaction } from '../kit/transaction';
import { sendMail } from '../mails/send-mail';
import { eventPage } from './contract';
import type { EventRow, PersonRow } from './event-row';
import { whenInWords } from './event-time';
import {
  eventCancelledMail,
  type eventMails,
  eventPlaceMail,
  hiddenEventCancelledMail,
  hiddenEventPlaceMail,
} from './mails';

type EventNotification = Extract<NotificationKind, `event-${string}`>;
type EventMail = (typeof eventMails)[number];

/** What is said of an event that a moderator has hidden, without its words. */
const UNNAMED: Partial<Record<EventNotification, EventNotification>> = {
  'event-cancelled': 'event-hidden-cancelled',
  'event-place': 'event-hidden-place',
  'event-place-lost': 'event-hidden-place-lost',
  'event-host': 'event-hidden-host',
};
const UNNAMED_MAIL = new Map<EventMail | undefined, EventMail>([
  [eventCancelledMail, hiddenEventCancelledMail],
  [eventPlaceMail, hiddenEventPlaceMail],
]);

/**
 * Tells people of an event, by a notification and, if there is one, a mail with the calendar file. Of a hidden event nobody reads a
 * word that its host wrote.
 * @param about the event as it is now, with its new time and sequence
 */
export async function tell(
  tx: Transaction,
  about: EventRow,
  people: readonly PersonRow[],
  named: EventNotification,
  namedMail?: EventMail,
  words = '',
): Promise<void> {
  const hidden = about.hidden_at !== null;
  const event = hidden ? { ...about, title: '', about: '' } : about;
  const reason = hidden ? '' : words;
  const kind = (hidden && UNNAMED[named]) || named;
  const template = (hidden && UNNAMED_MAIL.get(namedMail)) || namedMail;
  const url = href(eventPage, { event_id: event.id });
  for (const { account_id, zone } of people) {
    await notify(tx, { account_id, kind, values: { title: event.title }, url });
    if (!template) continue;
    await sendMail(tx, {
      accountId: account_id,
      template,
      values: {
        event_id: String(event.id),
        title: event.title,
        about: event.about,
        when_en: whenInWords(event.starts_at, zone, 'en'),
        when_es: whenInWords(event.starts_at, zone, 'es'),
        reason,
        uid: event.uid,
        sequence: String(event.sequence),
        starts_at: event.starts_at.toISOString(),
        minutes: String(event.minutes),
        made_at: tx.clock.now().toISOString(),
      },
    });
  }
}
