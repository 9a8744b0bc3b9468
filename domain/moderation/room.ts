import { room } from '../kit/room';
import * as moderation from './contract';

export const moderationRoom = room({
  name: 'moderation',
  contracts: { moderation },
});
