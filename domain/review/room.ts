import { room } from '../kit/room';
import * as review from './contract';
import { reviewLive } from './live';
import { reviewPersonalData } from './personal-data';

/** A second person decides on proposals. Rooms declare their kinds of proposals as `reviewed` in their `room.ts`. */
export const reviewRoom = room({
  name: 'review',
  contracts: { review },
  tables: ['moderated_proposals', 'proposal_decisions', 'proposal_readers'],
  live: [reviewLive],
  personalData: reviewPersonalData,
});
