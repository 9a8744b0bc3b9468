import { room } from '../kit/room';
import * as audioPairing from './contract';
import { audioPairingFollowers } from './followers';
import { audioPairingLive } from './live';
import { audioPairingPersonalData } from './personal-data';
import { partnerFound } from './push';

export const audioPairingRoom = room({
  name: 'audio-pairing',
  contracts: { audioPairing },
  tables: ['account_blocks', 'pairing_members', 'pairing_reports', 'pairing_searches', 'pairings'],
  live: audioPairingLive,
  followers: audioPairingFollowers,
  personalData: audioPairingPersonalData,
  pushes: [partnerFound],
});
