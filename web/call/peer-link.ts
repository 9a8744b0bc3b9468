import { type LinkEvent, type LinkPhase, nextPhase, PATIENCE, QUIET_FOR, YIELDS_FOR } from './link-phase';
import { type Signal, sessionOf } from './signal';

export interface PeerLinkOptions {
  /** Gives way when both make an offer in the same moment. Exactly one of two is polite. */
  polite: boolean;
  configuration: RTCConfiguration;
  /** What we say; null while we only listen. */
  track: MediaStreamTrack | null;
  send: (signal: Signal) => void;
  /** Made because the other side's offer has come, which settles how sound flows between the two. */
  invited?: boolean;
  /** Phase or sound changed. */
  changed: () => void;
}

/** One RTCPeerConnection, and how far its negotiation is. */
interface Attempt {
  readonly pc: RTCPeerConnection;
  makingOffer: boolean;
  /** The first offer is left to the other side. */
  yielding: boolean;
  takingAnswer: boolean;
  /** An offer of theirs that we passed over because ours stands; its candidates fail, and may. */
  ignoring: boolean;
  /** Which of their connections this one is paired with. */
  theirs: string | null;
  /** Candidates that came before their description. */
  early: RTCIceCandidateInit[];
}

/**
 * The sound between us and one other connection of the group: perfect negotiation (WebRTC 1.0 §10.7), ICE restarts
 * when the network changes, and a new beginning when the other side began anew. A first offer is never taken back: Chromium
 * finds no way any more for such a connection, and nobody would hear anything until patience is over. Both sides learn of each
 * other in the same moment, so the impolite one makes it; if both have, the polite one begins anew.
 */
export class PeerLink {
  phase: LinkPhase = 'connecting';
  /** What the other says; null until it can be heard. */
  stream: MediaStream | null = null;

  private attempt: Attempt;
  private track: MediaStreamTrack | null;
  private closed = false;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private yielding: ReturnType<typeof setTimeout> | undefined;
  /** One signal is taken in after the other. */
  private taking: Promise<void> = Promise.resolve();

  private configuration: RTCConfiguration;

  constructor(private readonly options: PeerLinkOptions) {
    this.configuration = options.configuration;
    this.track = options.track;
    const invited = options.invited ?? false;
    this.attempt = this.begin(invited, options.polite && !invited);
    this.waitForPatience();
  }

  /** Applies a signal of the other side. A bad signal harms only this link. */
  receive(signal: Signal): Promise<void> {
    this.taking = this.taking
      .then(() => (this.closed ? undefined : this.take(signal)))
      .catch(() => this.startOver(false));
    return this.taking;
  }

  /** Another microphone, or none. */
  async speakWith(track: MediaStreamTrack | null): Promise<void> {
    this.track = track;
    const [transceiver] = this.attempt.pc.getTransceivers();
    if (!transceiver || this.closed) return;
    await transceiver.sender.replaceTrack(track);
    // Negotiates by itself if that is a change.
    transceiver.direction = track ? 'sendrecv' : 'recvonly';
  }

  /** Fresh credentials, for the next time that a way is looked for. */
  configure(configuration: RTCConfiguration): void {
    this.configuration = configuration;
    if (!this.closed) this.attempt.pc.setConfiguration(configuration);
  }

  /** Looks for another way to the other side; for a network that changed. */
  restart(): void {
    if (!this.closed) this.attempt.pc.restartIce();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.quiet);
    clearTimeout(this.patience);
    clearTimeout(this.yielding);
    this.attempt.pc.close();
    this.stream = null;
  }

  private begin(invited: boolean, yielding = false): Attempt {
    const pc = new RTCPeerConnection(this.configuration);
    const attempt: Attempt = {
      pc,
      makingOffer: false,
      yielding,
      takingAnswer: false,
      ignoring: false,
      theirs: null,
      early: [],
    };
    pc.onnegotiationneeded = () => void this.offer(attempt);
    clearTimeout(this.yielding);
    if (yielding) this.yielding = setTimeout(() => this.yieldNoMore(attempt), YIELDS_FOR);
    pc.onicecandidate = ({ candidate }) =>
      candidate && this.isCurrent(attempt) && this.options.send({ candidate: candidate.toJSON() });
    pc.ontrack = ({ track }) => {
      if (!this.isCurrent(attempt)) return;
      this.stream = new MediaStream([track]);
      this.options.changed();
    };
    pc.oniceconnectionstatechange = () => this.isCurrent(attempt) && this.noticed(pc.iceConnectionState);
    // A track goes into the other side's offer when that comes first; a bare transceiver would stand beside it (RFC 8829 §5.10).
    if (this.track) pc.addTrack(this.track);
    else if (!this.options.polite && !invited) pc.addTransceiver('audio', { direction: 'recvonly' });
    return attempt;
  }

  private isCurrent(attempt: Attempt): boolean {
    return !this.closed && this.attempt === attempt;
  }

  private startOver(invited: boolean): void {
    if (this.closed) return;
    this.attempt.pc.close();
    this.attempt = this.begin(invited);
    this.happened('anew');
  }

  private yieldNoMore(attempt: Attempt): void {
    attempt.yielding = false;
    if (attempt.theirs === null && attempt.pc.signalingState === 'stable') void this.offer(attempt);
  }

  private async offer(attempt: Attempt): Promise<void> {
    const { pc } = attempt;
    if (attempt.yielding) return;
    try {
      attempt.makingOffer = true;
      await pc.setLocalDescription();
      if (this.isCurrent(attempt)) this.tell(pc);
    } catch {
      // Closed meanwhile, or their offer came first and ours is asked for again once theirs is answered.
    } finally {
      attempt.makingOffer = false;
    }
  }

  private tell(pc: RTCPeerConnection): void {
    const { type, sdp } = pc.localDescription ?? {};
    if (sdp && (type === 'offer' || type === 'answer')) this.options.send({ description: { type, sdp } });
  }

  private async take({ description, candidate }: Signal): Promise<void> {
    if (description) await this.takeDescription(description);
    else if (candidate) await this.takeCandidate(this.attempt, candidate);
  }

  private async takeDescription(description: NonNullable<Signal['description']>): Promise<void> {
    const theirs = sessionOf(description.sdp);
    if (this.attempt.theirs !== null && this.attempt.theirs !== theirs) {
      this.startOver(description.type === 'offer');
      // An answer was for what we have just given up; the new offer is under way.
      if (description.type === 'answer') return;
    }
    let { attempt } = this;
    const free = !attempt.makingOffer && (attempt.pc.signalingState === 'stable' || attempt.takingAnswer);
    attempt.ignoring = description.type === 'offer' && !free && !this.options.polite;
    if (attempt.ignoring) return;
    // Nothing is lost yet with the one whose first offer would have to be taken back.
    if (description.type === 'offer' && !free && attempt.theirs === null) {
      this.startOver(true);
      attempt = this.attempt;
    }
    const { pc } = attempt;
    if (description.type === 'answer' && pc.signalingState !== 'have-local-offer') return;

    attempt.yielding = false;
    attempt.takingAnswer = description.type === 'answer';
    await pc.setRemoteDescription(description).finally(() => (attempt.takingAnswer = false));
    attempt.theirs = theirs;
    const early = attempt.early.splice(0);
    for (const candidate of early) await this.takeCandidate(attempt, candidate);
    if (description.type !== 'offer') return;
    await pc.setLocalDescription();
    if (this.isCurrent(attempt)) this.tell(pc);
  }

  private async takeCandidate(attempt: Attempt, candidate: RTCIceCandidateInit): Promise<void> {
    if (attempt.pc.remoteDescription === null) return void attempt.early.push(candidate);
    try {
      await attempt.pc.addIceCandidate(candidate);
    } catch {
      // Of an offer we ignore, or of one that has not come yet.
      if (!attempt.ignoring) attempt.early.push(candidate);
    }
  }

  private noticed(state: RTCIceConnectionState): void {
    if (state === 'connected' || state === 'completed') this.happened('connected');
    else if (state === 'failed') this.happened('failed');
    else if (state === 'disconnected') this.happened('interrupted');
  }

  private happened(event: LinkEvent): void {
    const before = this.phase;
    this.phase = nextPhase(before, event);
    clearTimeout(this.quiet);
    if (this.phase === 'connected') clearTimeout(this.patience);
    else if (before === 'connected') this.waitForPatience();
    if (event === 'interrupted') this.quiet = setTimeout(() => this.restart(), QUIET_FOR);
    if (event === 'failed') this.restart();
    if (this.phase !== before) this.options.changed();
  }

  private waitForPatience(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.happened('patience-over');
      if (this.phase === 'connected') return;
      // A signal may have been lost on the way, and with it the negotiation. One side is enough to begin again.
      if (!this.options.polite) this.startOver(false);
      this.waitForPatience();
    }, PATIENCE);
  }
}
