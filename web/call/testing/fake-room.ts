import type {
  CallJoined,
  CallParticipant,
  CallSignal,
  CallSignalled,
  CallSnapshot,
} from '~/domain/group-practice/call-contract';
import { ProblemError } from '~/web/live/problem-error';
import type { Channel, ChannelListener } from '../channel';

/** The gateway's side of a call, for tests: who is in it, and what each tells the other. */
export class FakeRoom {
  refusal: ProblemError | null = null;
  iceServers: CallJoined['ice_servers'] = [];
  /** Delays the answer to a join, once it is made. */
  onTheWay: Promise<void> = Promise.resolve();
  participants: CallParticipant[] = [];
  readonly updates: boolean[] = [];
  readonly signals: CallSignal[] = [];
  joins = 0;
  private readonly lost = new Set<string>();
  private version = 0;
  private readonly listeners = new Map<number, ChannelListener>();
  private readonly connections = new Map<number, string>();
  private readonly down = new Set<number>();

  constructor(
    readonly pin: string,
    /** Hears who is in the call whenever that changes. */
    private readonly announce: (call: CallSnapshot) => void,
  ) {}

  channelOf(person: number): Channel {
    const isDown = () => this.down.has(person);
    return {
      get connected() {
        return !isDown();
      },
      join: async ({ connection_id, muted }) => {
        this.joins += 1;
        await Promise.resolve();
        if (isDown()) throw ProblemError.offline();
        if (this.refusal) throw this.refusal;
        this.connections.set(person, connection_id);
        this.lost.delete(connection_id);
        const known = this.participants.some((each) => each.connection_id === connection_id);
        if (!known)
          this.change([...this.participants, { connection_id, person_id: person, name: `Person ${person}`, muted }]);
        const answer = { ok: true, ice_servers: this.iceServers, relay_only: false, call: this.call } as const;
        await this.onTheWay;
        return answer;
      },
      signal: async (signal) => {
        this.signals.push(signal);
        if (!this.connections.has(person)) throw new ProblemError(403, 'call-not-joined', '');
        const from = this.connections.get(person);
        const to = [...this.connections].find(([, connection]) => connection === signal.to)?.[0];
        if (from && to !== undefined && !this.down.has(to))
          queueMicrotask(() => this.listeners.get(to)?.signalled?.({ ...signal, from } as CallSignalled));
      },
      update: (_, muted) => void this.updates.push(muted),
      leave: () => this.gone(person),
      say: async () => undefined,
      listen: (listener) => {
        this.listeners.set(person, listener);
        return () => void this.listeners.delete(person);
      },
    };
  }

  get call(): CallSnapshot {
    return { version: this.version, pin: this.pin, participants: this.participants, lost: [...this.lost] };
  }

  /** Somebody has left. */
  gone(person: number): void {
    const connection = this.connections.get(person);
    this.connections.delete(person);
    this.change(this.participants.filter((each) => each.connection_id !== connection));
  }

  /** The grace of somebody whose signalling was lost has run out; they have not left. */
  ranOut(person: number): void {
    const connection = this.connections.get(person);
    if (connection !== undefined) this.lost.add(connection);
    this.gone(person);
  }

  /** The gateway knows nothing of somebody whose socket is still up. */
  forget(person: number): void {
    this.connections.delete(person);
  }

  lose(person: number): void {
    this.down.add(person);
    this.listeners.get(person)?.disconnected?.();
  }

  restore(person: number): void {
    this.down.delete(person);
    this.listeners.get(person)?.connected?.();
  }

  private change(participants: CallParticipant[]): void {
    this.version += 1;
    this.participants = participants;
    const { call } = this;
    queueMicrotask(() => this.announce(call));
  }
}
