import { workersRoom } from '../registry';
import { writeFeedback } from './write-feedback';

export const stationsRoom = workersRoom('stations', [writeFeedback]);
