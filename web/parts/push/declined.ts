import { local } from '~/web/core/stores/browser';

const DECLINED = 'wardmates.push-declined';

/** Whether somebody said "not now" on this device. It stays so when they sign out. */
export const isOfferDeclined = (): boolean => local.get(DECLINED) !== null;
export const declineOffer = (): void => void local.set(DECLINED, '1');
