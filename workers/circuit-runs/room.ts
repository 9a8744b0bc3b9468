import { workersRoom } from '../registry';
import { moveRun } from './move-run';

export const circuitRunsRoom = workersRoom('circuit-runs', [moveRun]);
