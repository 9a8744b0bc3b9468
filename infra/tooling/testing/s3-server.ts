import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Config } from '~/infra/process/config';

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/**
 * As much of S3 as pictures need, by its public definition: PUT and GET of an object, addressed by path, with the
 * signature (version 4), the clock and the hash of the body checked as S3 checks them.
 */
export class S3Server {
  readonly objects = new Map<string, { bytes: Buffer; type: string }>();
  readonly refusals: string[] = [];
  /** Answers so many of the next requests with 503, as a busy store does. */
  busyFor = 0;
  private server!: Server;

  constructor(
    readonly config: S3Config = {
      endpoint: '',
      bucket: 'pictures',
      region: 'eu-west-2',
      accessKey: 'AKIDEXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    },
  ) {}

  async open(): Promise<this> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { status, body = '', type } = this.answer(request, Buffer.concat(parts));
        response
          .writeHead(status, { 'content-length': Buffer.byteLength(body), ...(type ? { 'content-type': type } : {}) })
          .end(body);
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.config.endpoint = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(request: IncomingMessage, body: Buffer): { status: number; body?: Buffer | string; type?: string } {
    if (this.busyFor > 0) {
      this.busyFor -= 1;
      return { status: 503, body: '<Error><Code>SlowDown</Code></Error>' };
    }
    const refusal = this.refusal(request, body);
    if (refusal) {
      this.refusals.push(refusal);
      return { status: 403, body: `<Error><Code>${refusal}</Code></Error>` };
    }
    const [, bucket, ...rest] = new URL(request.url!, 'http://x').pathname.split('/');
    if (bucket !== this.config.bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    const key = rest.join('/');
    if (request.method === 'PUT') {
      this.objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
      return { status: 200 };
    }
    const object = this.objects.get(key);
    return object
      ? { status: 200, body: object.bytes, type: object.type }
      : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  }

  /** The name of what S3 would have against the request; null if it would have nothing. */
  private refusal({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
    const found =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      );
    if (!found) return 'AuthorizationHeaderMalformed';
    const [, id, day, region, names, signature] = found as unknown as [string, string, string, string, string, string];
    const date = String(headers['x-amz-date']);
    const sent = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    const hash = String(headers['x-amz-content-sha256']);
    if (id !== this.config.accessKey) return 'InvalidAccessKeyId';
    if (region !== this.config.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
    if (!(Math.abs(Date.now() - sent) < 15 * 60_000)) return 'RequestTimeTooSkewed';
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== hex(body)) return 'XAmzContentSHA256Mismatch';
    const signed = names.split(';');
    if (
      !signed.includes('host') ||
      Object.keys(headers).some((name) => name.startsWith('x-amz-') && !signed.includes(name))
    )
      return 'AccessDenied';
    const { pathname, searchParams } = new URL(url!, 'http://x');
    const query = [...searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&');
    const canonical = [
      method,
      pathname,
      query,
      ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
      '',
      names,
      hash,
    ].join('\n');
    const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hex(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${this.config.secretKey}`);
    return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
  }
}
