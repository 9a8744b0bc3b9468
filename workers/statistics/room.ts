import { workersRoom } from '../registry';
import { rebuildStatisticsHandler } from './rebuild-statistics';

export const statisticsRoom = workersRoom('statistics', [rebuildStatisticsHandler]);
