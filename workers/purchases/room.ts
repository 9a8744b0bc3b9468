import { workersRoom } from '../registry';
import { applyGrants } from './apply-grants';

export const purchasesRoom = workersRoom('purchases', [applyGrants]);
