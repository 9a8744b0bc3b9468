import {
  type CallJoined,
  type CallSignalled,
  type CallSnapshot,
  TURN_LIFETIME,
} from '~/domain/group-practice/call-contract';
import { ProblemError } from '../live/problem-error';
import { uuid } from '../live/uuid';
import { callAfter, type CallEvent, type CallState, OUT } from './call-state';
import type { Channel } from './channel';
import type { Ear } from './ears';
import type { Loudspeaker } from './loudspeaker';
import { stopStream } from './microphone';
import { PeerLink } from './peer-link';
import type { Signal } from './signal';
import { hear, type Hearing, SILENCE } from './speaking';

/** Milliseconds between two looks at who is speaking, and before joining is tried again. */
const LISTEN_EVERY = 100;
const REJOIN_AFTER = 2_000;
/** Milliseconds until fresh credentials for TURN are asked for, well before the old ones run out. */
const FRESH_AFTER = TURN_LIFETIME * 750;
/** Signals that wait for the gateway at most. */
const MOST_WAITING = 200;

export interface CallTools {
  channel: () => Channel;
  openEar: (stream: MediaStream) => Ear;
  openLoudspeaker: (stream: MediaStream) => Loudspeaker;
  /** Called with the gateway's answer to a join. */
  joined?: (answer: CallJoined) => void;
}

interface Other {
  link: PeerLink;
  /** Whether the list of participants has named them yet; a signal may come before it. */
  named: boolean;
  stream: MediaStream | null;
  loudspeaker: Loudspeaker | null;
}

/** A call of up to four, each connected with each. Outlives pages: it belongs to the app, not to a component. */
export class CallEngine {
  private state: CallState = OUT;
  private channel: Channel | null = null;
  private stopListening: (() => void) | null = null;
  private microphone: MediaStream | null = null;
  private personId = 0;
  private configuration: RTCConfiguration = {};
  /** The newest that the gateway has said of who is in the call. */
  private call: CallSnapshot | null = null;
  private readonly others = new Map<string, Other>();
  private readonly ears = new Map<string, { ear: Ear; hearing: Hearing }>();
  /** What is to be sent, and what came, while the gateway has not answered. */
  private waiting: { to: string; signal: Signal }[] = [];
  private early: CallSignalled[] = [];
  private listening: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(private readonly tools: CallTools) {}

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };
  readonly current = (): CallState => this.state;

  /** @param microphone what to speak with, which the call then owns; null to listen only */
  async join(where: { pin: string; personId: number; muted: boolean; microphone: MediaStream | null }): Promise<void> {
    if (this.state.phase !== 'out') this.leave();
    this.personId = where.personId;
    this.happened({
      type: 'join',
      pin: where.pin,
      connectionId: uuid(),
      muted: where.muted,
      listening: where.microphone === null,
    });
    this.take(where.microphone);
    this.channel = this.tools.channel();
    this.stopListening = this.channel.listen({
      connected: () => void this.enter(),
      disconnected: () => this.happened({ type: 'gateway-lost' }),
      signalled: (signal) => this.signalled(signal),
    });
    this.listening = setInterval(() => this.listen(), LISTEN_EVERY);
    await this.enter();
  }

  leave(because?: ProblemError): void {
    const { pin } = this.state;
    if (pin === null) return;
    this.channel?.leave(pin);
    this.stopListening?.();
    clearInterval(this.listening);
    clearTimeout(this.again);
    [...this.others.keys()].forEach((id) => this.part(id));
    this.take(null);
    this.waiting = [];
    this.early = [];
    this.call = null;
    this.channel = null;
    this.happened({ type: 'left', because });
  }

  /** The page is going away: the others should not wait for us. It may be shown again from the browser's memory, without the call. */
  readonly pageHides = (): void => this.leave();

  mute(muted: boolean): void {
    this.microphone?.getAudioTracks().forEach((track) => (track.enabled = !muted));
    this.happened({ type: 'mute', muted });
    this.tellMuted();
  }

  /** Another microphone, or the first one of somebody who only listened. */
  async speakWith(microphone: MediaStream): Promise<void> {
    if (this.state.phase === 'out') return stopStream(microphone);
    this.take(microphone);
    this.happened({ type: 'microphone', listening: false });
    this.tellMuted();
    await Promise.all(
      [...this.others.values()].map(({ link }) => link.speakWith(microphone.getAudioTracks()[0] ?? null)),
    );
  }

  /** After a touch, which browsers ask for before they play sound. */
  async letSoundBeHeard(): Promise<void> {
    await Promise.all([...this.others.values()].map((other) => this.play(other)));
  }

  /** The network changed: every connection looks for another way. */
  readonly networkChanged = (): void => this.others.forEach(({ link }) => link.restart());

  /**
   * Sets who is in the call, as the gateway says. The answer to a join may arrive after a newer push: a participant who joined
   * in the same moment is only in the push.
   */
  meet(call: CallSnapshot): void {
    const { pin, phase, connectionId } = this.state;
    if (call.pin !== pin) return;
    if (this.call === null || call.version >= this.call.version) this.call = call;
    if (phase === 'joining') return;
    const { participants } = this.call;
    // Another page of the same person stands in the same room; the two would only hear each other's echo.
    const named = new Set(
      participants
        .filter((each) => each.connection_id !== connectionId && each.person_id !== this.personId)
        .map((each) => each.connection_id),
    );
    for (const id of named) this.other(id, false).named = true;
    for (const [id, { named: wasNamed, link }] of this.others)
      if (wasNamed && !named.has(id) && !(this.isLost(id) && link.phase === 'connected')) this.part(id);
    this.showLinks();
  }

  /** Whether somebody's signalling was lost, without their leaving: their audio goes on for as long as it flows. */
  private isLost(id: string): boolean {
    return this.call?.lost?.includes(id) ?? false;
  }

  /** As the others should see it: a participant who only listens is muted, too. */
  private get muted(): boolean {
    return this.state.muted || this.state.listening;
  }

  private tellMuted(): void {
    if (this.state.phase === 'in') this.channel?.update(this.state.pin!, this.muted);
  }

  private async enter(): Promise<void> {
    const { pin, connectionId } = this.state;
    const { channel, muted } = this;
    clearTimeout(this.again);
    if (!channel || pin === null || connectionId === null) return;
    const isCurrent = () => this.channel === channel && this.state.connectionId === connectionId;
    try {
      const answer = await channel.join({ pin, connection_id: connectionId, muted });
      if (!isCurrent()) return;
      this.configuration = { iceServers: answer.ice_servers, iceTransportPolicy: answer.relay_only ? 'relay' : 'all' };
      this.others.forEach(({ link }) => link.configure(this.configuration));
      this.happened({ type: 'joined' });
      this.meet(answer.call);
      this.tools.joined?.(answer);
      // Muted or unmuted while the answer was under way.
      if (this.muted !== muted) channel.update(pin, this.muted);
      for (const { to, signal } of this.waiting.splice(0)) this.send(to, signal);
      for (const signal of this.early.splice(0)) this.signalled(signal);
      this.again = setTimeout(() => void this.enter(), FRESH_AFTER);
    } catch (error) {
      if (!isCurrent()) return;
      const problem = error instanceof ProblemError ? error : ProblemError.offline();
      if (problem.passing || problem.status === 429) this.again = setTimeout(() => void this.enter(), REJOIN_AFTER);
      else this.leave(problem);
    }
  }

  private send(to: string, signal: Signal): void {
    const { phase, pin } = this.state;
    if (pin === null || !this.others.has(to)) return;
    const keep = () => void (this.waiting.length < MOST_WAITING && this.waiting.push({ to, signal }));
    if (phase !== 'in' || !this.channel?.connected) return keep();
    this.channel.signal({ pin, to, ...signal }).catch((error: unknown) => {
      // Joins again if the gateway has forgotten us. Other refusals need no retry: a lost link starts anew.
      if (!(error instanceof ProblemError) || error.code !== 'call-not-joined' || this.state.phase !== 'in') return;
      keep();
      clearTimeout(this.again);
      this.again = setTimeout(() => void this.enter(), REJOIN_AFTER);
    });
  }

  private signalled(signal: CallSignalled): void {
    const { pin, from, description, candidate } = signal;
    if (pin !== this.state.pin || from === this.state.connectionId) return;
    if (this.state.phase === 'joining') return void (this.early.length < MOST_WAITING && this.early.push(signal));
    if (description && description.type !== 'offer' && description.type !== 'answer') return;
    void this.other(from, description?.type === 'offer').link.receive({
      description: description as Signal['description'],
      candidate,
    });
    this.showLinks();
  }

  private other(id: string, invited: boolean): Other {
    const known = this.others.get(id);
    if (known) return known;
    const link: PeerLink = new PeerLink({
      polite: this.state.connectionId! < id,
      configuration: this.configuration,
      track: this.microphone?.getAudioTracks()[0] ?? null,
      invited,
      send: (signal) => this.send(id, signal),
      changed: () => this.linkChanged(id),
    });
    const other: Other = { link, named: false, stream: null, loudspeaker: null };
    this.others.set(id, other);
    return other;
  }

  private part(id: string): void {
    const other = this.others.get(id);
    this.others.delete(id);
    other?.link.close();
    other?.loudspeaker?.close();
    this.attend(id, null);
    this.waiting = this.waiting.filter(({ to }) => to !== id);
  }

  private linkChanged(id: string): void {
    const other = this.others.get(id);
    if (!other) return;
    const { stream, phase } = other.link;
    if (stream !== other.stream) {
      other.loudspeaker?.close();
      other.stream = stream;
      other.loudspeaker = stream && this.tools.openLoudspeaker(stream);
      this.attend(id, stream);
      void this.play(other);
    }
    // Somebody who spoke to us but whom the gateway never named.
    if (phase === 'no-route' && !other.named) this.part(id);
    if (phase !== 'connected' && this.isLost(id)) this.part(id);
    this.showLinks();
  }

  private async play(other: Other): Promise<void> {
    const heard = await other.loudspeaker?.play();
    if (heard !== undefined) this.happened({ type: 'sound', blocked: !heard });
  }

  private take(microphone: MediaStream | null): void {
    if (this.microphone !== microphone) stopStream(this.microphone);
    this.microphone = microphone;
    const { connectionId, muted } = this.state;
    if (connectionId) this.attend(connectionId, microphone);
    microphone?.getAudioTracks().forEach((track) => {
      track.enabled = !muted;
      track.addEventListener('ended', () => {
        if (this.microphone === microphone) this.happened({ type: 'microphone-lost' });
      });
    });
  }

  private attend(id: string, stream: MediaStream | null): void {
    this.ears.get(id)?.ear.close();
    if (stream) this.ears.set(id, { ear: this.tools.openEar(stream), hearing: SILENCE });
    else this.ears.delete(id);
  }

  private listen(): void {
    const now = performance.now();
    for (const heard of this.ears.values()) heard.hearing = hear(heard.hearing, heard.ear.level(), now);
    const speaking = new Set([...this.ears].filter(([, { hearing }]) => hearing.speaking).map(([id]) => id));
    if (speaking.size !== this.state.speaking.size || [...speaking].some((id) => !this.state.speaking.has(id)))
      this.happened({ type: 'speaking', speaking });
  }

  private showLinks(): void {
    this.happened({
      type: 'links',
      links: new Map([...this.others].filter(([, { named }]) => named).map(([id, { link }]) => [id, link.phase])),
    });
  }

  private happened(event: CallEvent): void {
    const next = callAfter(this.state, event);
    if (next === this.state) return;
    this.state = next;
    this.watchers.forEach((watcher) => watcher());
  }
}
