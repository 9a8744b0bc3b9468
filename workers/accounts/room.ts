import { workersRoom } from '../registry';
import { answerPasswordRequest } from './answer-password-request';
import { applyRoles } from './apply-roles';

export const accountsRoom = workersRoom('accounts', [answerPasswordRequest, applyRoles]);
