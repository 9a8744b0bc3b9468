/** The nonce of this page's content security policy; empty if there is none, as in development. */
export function pageNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return nonce.startsWith('__') ? '' : nonce;
}

/** The scroll lock of dialogs writes a style element of its own and looks for its nonce under this global name. */
export function shareNonce(nonce: string): void {
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
