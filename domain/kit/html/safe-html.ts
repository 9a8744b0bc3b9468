declare const sanitised: unique symbol;

/** HTML that went through the sanitiser (`infra/html/sanitise.ts`), and so may be stored and shown. Nothing else makes one. */
export type SafeHtml = string & { readonly [sanitised]: true };
