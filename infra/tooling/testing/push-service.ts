import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../launch/lan-certificate';

interface PushReceived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestPushService {
  /** What `config.push.local` takes. */
  local: { origin: string; ca: string };
  received: PushReceived[];
  /** The next messages are answered so; 201 takes them. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** A push service on loopback, with TLS (RFC 8030). */
export async function startPushService(): Promise<TestPushService> {
  let [status, headers]: [number, Record<string, string>] = [201, {}];
  const { cert, key } = selfSigned(['127.0.0.1'], new Date(Date.now() - 86_400_000));
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.once('end', () => {
      service.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, headers).end(status === 201 ? '' : 'a text of the service that names the device');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: TestPushService = {
    local: { origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, ca: cert },
    received: [],
    answer: (next, more = {}) => void ([status, headers] = [next, more]),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return service;
}

/** The subscription of a browser, which reads what is sent to it. */
export class TestDevice {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly path = `/push/${randomBytes(12).toString('hex')}`;
  readonly subscription: { endpoint: string; p256dh: string; auth: string };

  constructor(private readonly service: TestPushService) {
    const p256dh = this.keys.generateKeys('base64url');
    this.subscription = {
      endpoint: service.local.origin + this.path,
      p256dh,
      auth: this.secret.toString('base64url'),
    };
  }

  get requests(): PushReceived[] {
    return this.service.received.filter(({ path }) => path === this.path);
  }

  /** What it was sent, as the browser reads it. */
  get messages(): Record<string, unknown>[] {
    return this.requests.map(({ body }) => JSON.parse(this.decrypt(body)) as Record<string, unknown>);
  }

  /** RFC 8291, section 3.4, and RFC 8188, section 2, for one record. */
  private decrypt(body: Buffer): string {
    const [salt, idLength] = [body.subarray(0, 16), body[20]!];
    const [sender, record] = [body.subarray(21, 21 + idLength), body.subarray(21 + idLength)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const input = hkdfSync('sha256', this.keys.computeSecret(sender), this.secret, info, 32);
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(input), salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/**
 * What the token of a request says, once its signature was found right (RFC 8292, sections 2 and 3).
 * @throws Error for a token that the key did not sign
 */
export function vapidOf({ headers }: PushReceived): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is not of this key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}
