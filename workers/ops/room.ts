import { workersRoom } from '../registry';
import { deleteWhatIsOver } from './delete-what-is-over';

export const opsRoom = workersRoom('ops', [deleteWhatIsOver]);
