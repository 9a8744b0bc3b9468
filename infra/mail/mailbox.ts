import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Reader } from '~/domain/kit/transaction';
import { addToMailbox } from '~/domain/mails/mailbox.query';

/** The largest mail that the mailbox takes, in bytes. */
const MOST_BYTES = 1_000_000;

export interface Mailbox {
  /** Where mails are sent to. */
  readonly url: string;
  close(): Promise<void>;
}

/** The inside of `<...>`. */
const unbracketed = (value: string): string => /<([^>]+)>/.exec(value)?.[1] ?? value;

/**
 * An SMTP server of this process, for this machine only, that keeps what it gets. A demo sends its mails there: the whole way
 * works without anything to set up, and nobody gets a mail.
 * @throws Error outside of a demo
 */
export async function openMailbox(config: { mail: { mailbox: boolean } }, read: Reader): Promise<Mailbox> {
  if (!config.mail.mailbox) throw new Error('there is a mailbox in a demo only');
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: MOST_BYTES,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('error', done);
      stream.once('end', () => {
        keep(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? '').then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined);

  async function keep(raw: Buffer, to: string): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    await addToMailbox(read, {
      message_id: mail.messageId ?? '',
      to_address: to,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      list_unsubscribe: unbracketed(unsubscribe),
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
