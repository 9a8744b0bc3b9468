import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses by network, such as `10.0.0.0/8`, `::1` or `fd00::/8`. */
export type Networks = Pick<BlockList, 'check'>;

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');

/** @throws Error naming the first entry that is no network */
export function readNetworks(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, rest] = entry.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || rest !== undefined || !(prefix <= most))
      throw new Error(`${entry} is not a network such as 10.0.0.0/8 or fd00::/8`);
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** Whether an address lies in one of the networks. An IPv4 address may be written as an IPv6 one, with a zone or without. */
export function isWithin(networks: Networks, address: string): boolean {
  const one = plain(address);
  return isIP(one) !== 0 && networks.check(one, isIPv4(one) ? 'ipv4' : 'ipv6');
}

export const LOOPBACK = ['127.0.0.0/8', '::1'];
/** Loopback, and what no router of the public internet passes on: RFC 1918, 3927, 4193, 4291 and 6598. */
export const PRIVATE = [
  ...LOOPBACK,
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
  'fe80::/10',
];
