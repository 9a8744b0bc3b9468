import { workersRoom } from '../registry';
import { applyRoles } from './apply-roles';

export const accountsRoom = workersRoom('accounts', [applyRoles]);
