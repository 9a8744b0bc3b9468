import { PurchaseInterest } from './purchase-interest.entity';

export const purchasesEntities = [PurchaseInterest];
