import type { Server } from '../embedded/postgres';

/** Milliseconds between a failed start and the next one: doubled each time, from `first` up to `most`. */
const BACKOFF = { first: 250, most: 10_000 };
/** After this long, in milliseconds, an end counts as the first one again. */
const SETTLED = 30_000;

export type StartServer = (port?: number) => Promise<Server>;

/** The embedded servers. Each one that ends is started again on the same port, for as long as the launcher runs. */
export class RunningServers {
  private readonly servers = new Map<string, Server>();
  private readonly watches: Promise<void>[] = [];
  private readonly stopped = new AbortController();

  constructor(private readonly say: (line: string) => void = console.log) {}

  /**
   * Starts a server and keeps it running.
   * @returns its address, which stays the same over restarts
   * @throws what `start` throws the first time: trying again would not help
   */
  async keep(name: string, start: StartServer): Promise<string> {
    const server = await start();
    this.servers.set(name, server);
    if (this.stopping) await server.stop();
    else this.watches.push(this.watch(name, start, server));
    return server.url;
  }

  /** Stops every server, and waits for a restart that is under way. */
  async stop(): Promise<void> {
    this.stopped.abort();
    const stopAll = () => Promise.all([...this.servers.values()].map((server) => server.stop()));
    await stopAll();
    await Promise.all(this.watches);
    await stopAll();
  }

  private get stopping(): boolean {
    return this.stopped.signal.aborted;
  }

  private async watch(name: string, start: StartServer, first: Server): Promise<void> {
    let server = first;
    let wait = BACKOFF.first;
    let began = Date.now();
    for (;;) {
      await server.ended;
      if (this.stopping) return;
      if (Date.now() - began > SETTLED) wait = BACKOFF.first;
      this.say(`${name} ended unexpectedly; starting it again`);
      const ended = Date.now();
      for (;;) {
        try {
          server = await start(server.port);
          break;
        } catch (error) {
          if (this.stopping) return;
          this.say(`${name} did not start: ${(error as Error).message}\nWaiting ${wait / 1000} s before the next try`);
        }
        await this.pause(wait);
        if (this.stopping) return;
        wait = Math.min(wait * 2, BACKOFF.most);
      }
      began = Date.now();
      this.servers.set(name, server);
      if (this.stopping) return;
      this.say(`${name} runs again after ${((began - ended) / 1000).toFixed(1)} s`);
    }
  }

  /** Ends early when the servers are stopped. */
  private pause(milliseconds: number): Promise<void> {
    const { signal } = this.stopped;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal.addEventListener('abort', end);
    });
  }
}
