import { FEED_MS, type OpsPoint, type OpsSnapshot, POINT_MS } from '~/domain/ops/contract';
import type { Deps } from '~/infra/process/deps';
import { collect } from '~/infra/ops/collect';
import { Heartbeat } from '~/infra/ops/heartbeat';
import { readHistory, recordPoint } from '~/infra/ops/history';
import { Tally, TALLIES } from '~/infra/ops/tally';

/** What one gateway does so that the operators see: says that it is alive, takes its turn at history, and looks when it is asked. */
export class Monitor {
  private readonly tally: Tally;
  private readonly heartbeat: Heartbeat;
  private underWay: Promise<OpsSnapshot> | null = null;
  private last: OpsSnapshot | null = null;
  private recording: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly deps: Deps,
    numbers: () => { sockets: number; watched: number },
  ) {
    this.tally = new Tally(deps);
    this.heartbeat = new Heartbeat(deps, { kind: 'gateway', numbers }, this.tally);
  }

  /** A snapshot was pushed into sockets of this gateway. @param ms since its change was committed */
  pushed(ms: number): void {
    this.tally.observe(TALLIES.push, Math.max(0, ms));
  }

  /** The state now, looked at once for everybody who asks within the same second. */
  async snapshot(): Promise<OpsSnapshot> {
    if (this.last && Date.now() - this.last.at < FEED_MS * 0.9) return this.last;
    this.underWay ??= collect(this.deps).finally(() => (this.underWay = null));
    this.last = await this.underWay;
    return this.last;
  }

  history(): Promise<OpsPoint[]> {
    return readHistory(this.deps);
  }

  /** Tells Redis what this gateway knows of itself, and writes the point of history that is due, if it is ours to write. */
  async report(): Promise<void> {
    await Promise.all([this.heartbeat.beat(), this.tally.flush()]);
    // What was seen before this was said is old.
    this.last = null;
    await recordPoint(this.deps, () => this.snapshot());
  }

  start(): void {
    this.heartbeat.start();
    this.timer = setInterval(() => {
      this.recording = recordPoint(this.deps, () => this.snapshot()).catch((error: unknown) =>
        this.deps.log.debug({ err: error }, 'a point of history is missing'),
      );
    }, POINT_MS / 2).unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await Promise.all([this.recording, this.underWay?.catch(() => undefined), this.timer && this.heartbeat.stop()]);
    this.timer = null;
  }
}
