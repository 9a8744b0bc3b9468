import { room } from '../kit/room';
import * as audioPairing from './contract';
import { audioPairingFollowers } from './followers';
import { audioPairingLive } from './live';

export const audioPairingRoom = room({
  name: 'audio-pairing',
  contracts: { audioPairing },
  live: audioPairingLive,
  followers: audioPairingFollowers,
});
