import { room } from '../kit/room';
import * as moderation from './contract';
import { moderationPersonalData } from './personal-data';

export const moderationRoom = room({
  name: 'moderation',
  contracts: { moderation },
  personalData: moderationPersonalData,
});
