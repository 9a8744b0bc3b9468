import type { NotificationKind } from '../accounts/contract';
import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import type { Transaction } from '../kit/transaction';
import { sendMail } from '../mails/send-mail';
import { eventPage } from './contract';
import type { EventRow, PersonRow } from './event-row';
import { whenInWords } from './event-time';
import type { eventMails } from './mails';

type EventNotification = Extract<NotificationKind, `event-${string}`>;

/**
 * Tells people of an event, by a notification and, where there is one, a mail with the calendar file.
 * @param event as it is now, with its new time and sequence
 */
export async function tell(
  tx: Transaction,
  event: EventRow,
  people: readonly PersonRow[],
  kind: EventNotification,
  template?: (typeof eventMails)[number],
  reason = '',
): Promise<void> {
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
