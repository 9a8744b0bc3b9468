import { room } from '../kit/room';
import * as audioPairing from './contract';
import { audioPairingEntities } from './entities';
import { audioPairingLive } from './live';

export const audioPairingRoom = room({
  name: 'audio-pairing',
  contracts: { audioPairing },
  entities: audioPairingEntities,
  live: audioPairingLive,
});
