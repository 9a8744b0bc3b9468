import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { STATION_BASES } from '~/domain/stations/styles';

/** The audio pairing lobby under each of the four bases (spec 3 §2). */
export const routes: RouteObject[] = STATION_BASES.map((base) => ({
  path: audioPairingPage.path.replace(':base', base),
  handle: { heading: 'audio-pairing.title', lead: 'audio-pairing.lead' },
  lazy: async () => ({ Component: (await import('./pairing-page')).PairingPage }),
}));

export const audioPairingRoom: WebRoom = { name: 'audio-pairing', routes };
