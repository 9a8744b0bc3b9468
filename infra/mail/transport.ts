import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { isWithin, LOOPBACK, readNetworks } from '../process/networks';

/** Milliseconds that a server may take to answer. */
const PATIENCE = 20_000;

/** The mail will never be sent: trying again does not help. */
export class MailRefused extends Error {}

const onThisMachine = (host: string): boolean => host === 'localhost' || isWithin(readNetworks(LOOPBACK), host);

/** Server errors say whom a mail was for, and errors are logged and shown to operators. */
function withoutRecipient(error: NodemailerError): Error {
  const { responseCode, code } = error;
  if (responseCode === undefined) return new Error(`the SMTP server cannot be used: ${code ?? 'no answer'}`);
  // 4xx asks to come back, and a refused password is mended by the operator.
  if (responseCode < 500 || code === 'EAUTH') return new Error(`the SMTP server answered ${responseCode}`);
  return new MailRefused(`the SMTP server refused the mail: ${responseCode}`);
}

/**
 * Sends one mail over a connection of its own.
 * @param url `smtp:` or `smtps:`, with user and password if the server wants them
 */
export async function sendBySmtp(url: string, message: SendMailOptions): Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const transport = createTransport({
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password goes over an encrypted connection only.
    requireTLS: !secure && username !== '' && !onThisMachine(host),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true });
  } catch (error) {
    throw withoutRecipient(error as NodemailerError);
  } finally {
    transport.close();
  }
}
