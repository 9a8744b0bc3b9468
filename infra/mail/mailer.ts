import type { Reader } from '~/domain/kit/transaction';
import type { Config } from '../process/config';
import type { Mailbox } from './mailbox';
import type { Rendered } from './render';

export interface OutgoingMail extends Rendered {
  /** Stable: a mail that is sent again after a kill is known by it. */
  id: string;
  to: string;
  date: Date;
}

export interface Mailer {
  /**
   * @throws MailRefused when no further try would help
   * @throws Error when the server cannot be reached or asks to come back; no message names the recipient
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** What can be written in a header as one address and nothing else. */
const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Opens nothing before the first mail: a process that sends none needs no SMTP. */
export function openMailer({ mail }: Pick<Config, 'mail'>, read: Reader): Mailer {
  let opening: Promise<Mailbox> | undefined;

  function mailbox(): Promise<Mailbox> {
    opening ??= import('./mailbox').then(({ openMailbox }) => openMailbox({ mail }, read));
    opening.catch(() => (opening = undefined));
    return opening;
  }

  return {
    async send({ id, to, subject, text, html, unsubscribeUrl, calendar, date }) {
      const { MailRefused, sendBySmtp } = await import('./transport');
      if (!ONE_ADDRESS.test(to)) throw new MailRefused('the address cannot be written in a mail');
      if (!mail.smtpUrl && !mail.mailbox) throw new MailRefused('SMTP_URL is not set');
      await sendBySmtp(mail.smtpUrl ?? (await mailbox()).url, {
        messageId: `<${id}@${domainOf(mail.from)}>`,
        from: mail.from,
        to: { name: '', address: to },
        envelope: { from: mail.from, to: [to] },
        subject,
        text,
        html,
        date,
        ...(calendar
          ? { icalEvent: { method: calendar.method, filename: 'event.ics', content: calendar.content } }
          : {}),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl
            ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      });
    },
    async close() {
      const open = await opening?.catch(() => undefined);
      opening = undefined;
      await open?.close();
    },
  };
}
