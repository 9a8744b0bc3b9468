import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpReceived {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export interface TestSmtpServer {
  url: string;
  /** In the order in which they came. */
  received: SmtpReceived[];
  /** The next mails are answered so; `null` takes them. */
  answer(code: number | null): void;
  /** Called when a mail was taken, before the sender hears of it. */
  onTaken: (() => void) | null;
  close(): Promise<void>;
}

/** A real SMTP server on loopback. @param auth the user and password that it wants */
export async function startSmtpServer(auth?: { user: string; pass: string }): Promise<TestSmtpServer> {
  let code: number | null = null;
  const server = new SMTPServer({
    logger: false,
    disabledCommands: auth ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    authOptional: !auth,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === auth?.user && password === auth?.pass ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('end', () => {
        if (code !== null) return done(Object.assign(new Error('not now'), { responseCode: code }));
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          started.received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail,
          });
          started.onTaken?.();
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const started: TestSmtpServer = {
    url: `smtp://${auth ? `${auth.user}:${encodeURIComponent(auth.pass)}@` : ''}127.0.0.1:${port}`,
    received: [],
    answer: (next) => void (code = next),
    onTaken: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return started;
}
