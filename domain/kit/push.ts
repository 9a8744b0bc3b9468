import type { Language } from './person';
import type { PushKind } from './push-kinds';
import type { Reader } from './transaction';

/** What a push message says in one language; plain text. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
}

export interface PushNews {
  readonly words: Readonly<Record<Language, PushWords>>;
  /** The path in this product that it leads to. */
  readonly url: string;
  /** Paths of pages that say the same. While one of them is visible, nothing is shown. */
  readonly pages: readonly string[];
  /** What it is about. A newer message of the same tag takes the place of the older one. */
  readonly tag: string;
}

/** What a room says by push. A room lists its sources in `room.ts` and sends them with `pushTo` (`domain/accounts/push/push-to.ts`). */
export interface PushSource {
  readonly kind: PushKind;
  /** Seconds from the change on in which it is worth telling. */
  readonly lasts: number;
  /** The person waits for it just now: the push service wakes the device (RFC 8030, section 5.3). */
  readonly urgent?: boolean;
  /** What is true when it is sent; null if it is of no use to the person any more. */
  find(read: Reader, accountId: number, aboutId: number): Promise<PushNews | null>;
}
