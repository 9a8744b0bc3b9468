import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

const DAY = 86_400_000;
/** Apple's browsers take none that is good for longer than 825 days. */
const GOOD_FOR = 800;
/** It is made anew when it ends within so many days. */
const AHEAD = 30;

/** DER: a tag, the length of what follows, and that. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}
const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
const hex = (digits: string) => Buffer.from(digits, 'hex');
const oid = (digits: string) => der(0x06, hex(digits));
const time = (at: Date) => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`));

const COMMON_NAME = oid('550403');
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const NAME = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('Wardmates on this network')))));

/** An extension, by its identifier. */
const extension = (id: string, content: Buffer, critical = false) =>
  sequence(oid(id), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, content));

const addressBytes = (address: string) => Buffer.from(address.split('.').map(Number));

/**
 * A certificate that nobody has signed but itself, for these names and IPv4 addresses (RFC 5280). @returns PEM
 *
 * @param from when it begins to be good; it ends 800 days later
 */
export function selfSigned(hosts: readonly string[], from: Date): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const names = hosts.map((host) => (isIP(host) ? der(0x87, addressBytes(host)) : der(0x82, Buffer.from(host))));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha1').update(spki).digest();
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    // Positive, as a serial number has to be.
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    NAME,
    sequence(time(from), time(new Date(from.getTime() + GOOD_FOR * DAY))),
    NAME,
    spki,
    der(
      0xa3,
      sequence(
        extension('551d13', sequence(der(0x01, Buffer.from([0xff]))), true),
        extension('551d0e', der(0x04, keyId)),
        extension('551d25', sequence(oid('2b06010505070301'))),
        extension('551d11', sequence(...names)),
      ),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** The addresses that this machine has in local networks. */
export const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** The files of the certificate for these hosts; made if there is none that is good for all of them and for a month more. */
export function lanCertificate(folder: string, hosts: readonly string[], now: Date): { cert: string; key: string } {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  if (existsSync(files.cert) && existsSync(files.key)) {
    const kept = new X509Certificate(readFileSync(files.cert));
    const fits = hosts.every((host) => (isIP(host) ? kept.checkIP(host) : kept.checkHost(host)) !== undefined);
    if (fits && new Date(kept.validTo).getTime() > now.getTime() + AHEAD * DAY) return files;
  }
  mkdirSync(folder, { recursive: true });
  const made = selfSigned(hosts, new Date(now.getTime() - DAY));
  writeFileSync(files.key, made.key, { mode: 0o600 });
  writeFileSync(files.cert, made.cert);
  return files;
}
