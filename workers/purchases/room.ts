import { workersRoom } from '../registry';
import { applyGrants } from './apply-grants';
import {
  endRenewalsHandler,
  endWithdrawnHandler,
  lookAtCustomerHandler,
  refundChargeHandler,
  sweepPaymentsHandler,
} from './payments';

export const purchasesRoom = workersRoom('purchases', [
  applyGrants,
  lookAtCustomerHandler,
  endRenewalsHandler,
  refundChargeHandler,
  endWithdrawnHandler,
  sweepPaymentsHandler,
]);
