import { room } from '../kit/room';
import * as purchases from './contract';
import * as products from './products/contract';
import * as entitlements from './entitlements/contract';
import { grantsJobOperations } from './entitlements/job-operations';
import { purchasesLive } from './entitlements/live';
import { purchasesPersonalData } from './personal-data';

export const purchasesRoom = room({
  name: 'purchases',
  contracts: { purchases, products, entitlements },
  live: purchasesLive,
  jobs: grantsJobOperations,
  personalData: purchasesPersonalData,
});
