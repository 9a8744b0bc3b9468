import { entryScript } from './entry';

/** Milliseconds between two tries while the server cannot be reached. */
export const TRY_EVERY = 2_000;

/** Whether the gateway can be reached, as far as the page knows, and a way to wait until it can. */
class Network {
  private away = typeof navigator !== 'undefined' && navigator.onLine === false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private probing = false;
  private waiting: (() => void)[] = [];
  private readonly listeners = new Set<() => void>();

  readonly isAway = (): boolean => this.away;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Listens to what the browser says of its network. */
  watch(): void {
    window.addEventListener('offline', () => this.show(true));
    window.addEventListener('online', () => void this.probe());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.away) void this.probe();
    });
  }

  /** A request did not reach the gateway. Resolves when the gateway answers again, after `TRY_EVERY` at the earliest unless the browser says that it is back online. */
  untilBack(): Promise<void> {
    this.show(true);
    this.timer ??= setTimeout(() => void this.probe(), TRY_EVERY);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Resolves when the gateway answers, at once if it does. */
  async untilReachable(): Promise<void> {
    if (!(await this.answers())) await this.untilBack();
  }

  private async probe(): Promise<void> {
    if (this.probing) return;
    this.probing = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    const back = await this.answers();
    this.probing = false;
    this.show(!back);
    if (back) this.waiting.splice(0).forEach((resume) => resume());
    else if (this.waiting.length > 0) this.timer = setTimeout(() => void this.probe(), TRY_EVERY);
  }

  /**
   * Asks for the script that the page began with: a proxy passes it on, unlike `/healthz`. A 404 comes from a gateway that
   * no longer has this build; anything else may be a proxy's, or the sign-in page of a public network.
   */
  private async answers(): Promise<boolean> {
    try {
      const { status, headers } = await fetch(entryScript()?.src ?? '/', {
        method: 'HEAD',
        cache: 'no-store',
        credentials: 'omit',
      });
      return status === 404 || (status === 200 && (headers.get('content-type') ?? '').includes('javascript'));
    } catch {
      return false;
    }
  }

  private show(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.listeners.forEach((listener) => listener());
  }
}

export const network = new Network();
