const DECLINED = 'wardmates.push-declined';

/** Whether somebody said "not now" on this device. It stays so when they sign out. */
export function isOfferDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}

export function declineOffer(): void {
  try {
    localStorage.setItem(DECLINED, '1');
  } catch {
    return;
  }
}
