import { wallTime } from '~/domain/events/zone-time';

/** Every zone that this browser knows, and those given. */
export const zones = (...also: string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])].sort();

/** Whether clocks of both zones show another time at an instant. */
export const differ = (at: string, one: string, other: string): boolean =>
  wallTime(new Date(at), one) !== wallTime(new Date(at), other);

/** The name of a zone as people read it: `America/Argentina/Buenos_Aires` is “Buenos Aires”. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
