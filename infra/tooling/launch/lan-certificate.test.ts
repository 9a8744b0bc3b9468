import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { get, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lanCertificate, selfSigned } from './lan-certificate';

const NOW = new Date('2026-11-23T12:00:00Z');
const HOSTS = ['localhost', '127.0.0.1', '192.168.1.20'];
const folder = mkdtempSync(join(tmpdir(), 'wardmates-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the certificate of a local network', () => {
  it('is for these hosts alone, and good for 800 days', () => {
    const cert = new X509Certificate(selfSigned(HOSTS, NOW).cert);
    expect(HOSTS.map((host) => (/\d$/.test(host) ? cert.checkIP(host) : cert.checkHost(host)))).toEqual(HOSTS);
    expect([cert.checkIP('192.168.1.21'), cert.checkHost('example.org')]).toEqual([undefined, undefined]);
    expect(new Date(cert.validFrom)).toEqual(NOW);
    expect(new Date(cert.validTo).getTime() - NOW.getTime()).toBe(800 * 86_400_000);
    expect(cert.verify(cert.publicKey)).toBe(true);
  });

  it('is taken by who trusts it, and by nobody else', async () => {
    const { cert, key } = selfSigned(HOSTS, new Date(Date.now() - 1_000));
    const server = createServer({ cert, key }, (_request, response) => response.end('there'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (ca?: string) =>
      new Promise((resolve) => {
        get({ host: '127.0.0.1', port, ca, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      });
    expect([await ask(cert), await ask()]).toEqual([200, 'DEPTH_ZERO_SELF_SIGNED_CERT']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is kept until the machine has another address, or its end is near', () => {
    const files = lanCertificate(folder, HOSTS, NOW);
    const first = readFileSync(files.cert, 'utf8');
    expect(statSync(files.key).mode & 0o077).toBe(0);
    lanCertificate(folder, HOSTS.slice(0, 2), NOW);
    expect(readFileSync(files.cert, 'utf8')).toBe(first);
    lanCertificate(folder, [...HOSTS, '10.0.0.7'], NOW);
    const second = readFileSync(files.cert, 'utf8');
    expect(second).not.toBe(first);
    lanCertificate(folder, HOSTS, new Date(NOW.getTime() + 780 * 86_400_000));
    expect(readFileSync(files.cert, 'utf8')).not.toBe(second);
  });
});
