declare const cleaned: unique symbol;

/**
 * HTML as the sanitiser of this release leaves it (`infra/html/sanitise.ts`). Nothing else makes one. It is stored together
 * with `SANITISER_VERSION`, in the column `html_version` of its row or under that name in its JSON.
 */
export type CleanHtml = string & { readonly [cleaned]: true };

/**
 * Version of the sanitiser. Raise it with every change by which the sanitiser takes out more: texts that an older version cleaned
 * are cleaned again when they are read. If it only takes out less, older texts are clean as they are. 0 stands for texts that
 * carry no version. `infra/html/version.test.ts` checks it.
 */
export const SANITISER_VERSION = 1;

/** What carries the version that cleaned its texts; without one they count as never cleaned. */
export interface Versioned {
  readonly html_version?: number | null;
}
