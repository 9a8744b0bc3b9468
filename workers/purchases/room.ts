import { workersRoom } from '../registry';
import { applyGrants } from './apply-grants';
import {
  endRenewalsHandler,
  endWithdrawnHandler,
  syncCustomerHandler,
  refundChargeHandler,
  sweepPaymentsHandler,
} from './payments';

export const purchasesRoom = workersRoom('purchases', [
  applyGrants,
  syncCustomerHandler,
  endRenewalsHandler,
  refundChargeHandler,
  endWithdrawnHandler,
  sweepPaymentsHandler,
]);
