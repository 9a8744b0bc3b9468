import { room } from '../kit/room';
import * as purchases from './contract';
import * as products from './products/contract';
import * as entitlements from './entitlements/contract';
import { grantsJobOperations } from './entitlements/job-operations';
import { purchasesLive } from './entitlements/live';
import * as payment from './payment/contract';
import { paymentsFollowers } from './payment/followers';
import { paymentsJobOperations } from './payment/job-operations';
import * as paymentJobs from './payment/jobs';
import { paymentsLive } from './payment/live';
import { paymentsMails } from './payment/mails';
import * as paymentsOps from './payment/ops-contract';
import { purchasesPersonalData } from './personal-data';

export const purchasesRoom = room({
  name: 'purchases',
  contracts: { purchases, products, entitlements, payment, paymentJobs, paymentsOps },
  tables: [
    'coupons',
    'grants',
    'payment_charges',
    'payment_customers',
    'payment_orders',
    'payment_refunds',
    'payment_subscriptions',
    'product_prices',
    'products',
    'purchase_interests',
    'staff_grants',
  ],
  live: [...purchasesLive, ...paymentsLive],
  jobs: [...grantsJobOperations, ...paymentsJobOperations],
  mails: paymentsMails,
  followers: paymentsFollowers,
  personalData: purchasesPersonalData,
});
