import { room } from '../kit/room';

/**
 * What people did and is not counted yet. Each room notes it here in the statement that records it, and the statistics take it out. It is a
 * room of its own, so that rooms which the statistics need can note as well.
 */
export const actsRoom = room({
  name: 'acts',
  contracts: {},
  tables: ['statistics_events'],
  personalData: { tables: [] },
});
