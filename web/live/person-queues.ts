import { whenLeft } from '../core/device';
import type { KeptQueue } from './kept-queue';

interface Running<Q> {
  queue: Q;
  users: number;
  close: () => void;
}

/** The queue of each person in this tab. It sends while a page runs it, and is forgotten at sign-out. */
export class PersonQueues<Q extends Pick<KeptQueue<unknown, unknown, unknown>, 'open' | 'drain' | 'release'>> {
  private readonly running = new Map<number, Running<Q>>();

  constructor(private readonly make: (personId: number) => Q) {
    whenLeft(this.closeAll);
  }

  readonly of = (personId: number): Q => this.runningOf(personId).queue;

  /** Sends what is kept until the last page that runs it ends. @returns ends it */
  readonly run = (personId: number): (() => void) => {
    const running = this.runningOf(personId);
    running.users += 1;
    if (running.users === 1) running.close = running.queue.open();
    return () => {
      running.users -= 1;
      if (running.users === 0) running.close();
    };
  };

  /** Sends what a person has waiting. */
  readonly send = (personId: number): Promise<void> => this.of(personId).drain();

  /** Forgets what is in memory, as a new tab would. */
  readonly closeAll = (): void => {
    for (const { close, queue } of this.running.values()) {
      close();
      queue.release();
    }
    this.running.clear();
  };

  private runningOf(personId: number): Running<Q> {
    const running = this.running.get(personId) ?? { queue: this.make(personId), users: 0, close: () => undefined };
    this.running.set(personId, running);
    return running;
  }
}
