import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';

export const pairingAddress = (base: StationBase): string => href(audioPairingPage, { base });

/** The base whose pairing lobby an address is, or null. */
export const lobbyBase = (pathname: string): StationBase | null =>
  STATION_BASES.find((base) => `${pathname.replace(/\/$/, '')}/` === pairingAddress(base)) ?? null;
