import type { Follower } from '~/domain/kit/event';
import type { Transaction } from '~/domain/kit/transaction';

/** More announcements than this in one transaction are followers that announce in a circle. */
const MOST = 1_000;

interface Announcement {
  event: { readonly name: string };
  about: never;
}

/** What one transaction announces, and the followers that react to it. */
export class Announcements implements Pick<Transaction, 'announce'> {
  private readonly waiting = new Map<string, Announcement>();
  /** Announced and followed so far. */
  readonly followed: Announcement[] = [];

  constructor(private readonly followers: readonly Follower[]) {}

  readonly announce: Transaction['announce'] = (event, about) =>
    void this.waiting.set(`${event.name} ${JSON.stringify(about)}`, { event, about: about as never });

  /** Runs the followers, also those of what followers announce. @throws Error when followers announce in a circle */
  async follow(tx: Transaction): Promise<void> {
    // A map may grow while it is iterated: what is announced meanwhile comes at the end.
    for (const [key, announcement] of this.waiting) {
      this.waiting.delete(key);
      this.followed.push(announcement);
      if (this.followed.length > MOST) throw new Error(`followers announce in a circle: ${announcement.event.name}`);
      for (const { event, run } of this.followers)
        if (event.name === announcement.event.name) await run(tx, announcement.about);
    }
  }
}
