import { workersRoom } from '../registry';
import { answerPasswordRequest } from './answer-password-request';
import { applyRoles } from './apply-roles';
import { eraseAccount } from './erase-account';
import { sendPush } from './send-push';
import { writeExport } from './write-export';

export const accountsRoom = workersRoom('accounts', [
  answerPasswordRequest,
  applyRoles,
  eraseAccount,
  sendPush,
  writeExport,
]);
