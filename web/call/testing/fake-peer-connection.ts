/**
 * RTCPeerConnection as far as a call uses it, for tests, which have none: signalling states, rollback, the offer that is
 * asked for when something changes, candidates that need their description, and ICE states over a network that a test
 * opens and closes. It refuses what a browser refuses.
 */
export class FakeNetwork {
  private readonly everyone: FakePeerConnection[] = [];
  private open = true;
  private count = 0;

  /** Makes `new RTCPeerConnection` of the code under test a connection on this network. @returns what undoes it */
  install(): () => void {
    const before = { RTCPeerConnection: globalThis.RTCPeerConnection, MediaStream: globalThis.MediaStream };
    const create = (configuration?: RTCConfiguration) => new FakePeerConnection(this, configuration ?? {});
    Object.assign(globalThis, {
      MediaStream: FakeStream,
      RTCPeerConnection: function Fake(configuration?: RTCConfiguration) {
        return create(configuration);
      },
    });
    return () => Object.assign(globalThis, before);
  }

  join(connection: FakePeerConnection): string {
    this.everyone.push(connection);
    this.count += 1;
    return String(7_000 + this.count);
  }

  get connections(): readonly FakePeerConnection[] {
    return this.everyone;
  }

  /** Whether there is a way between any two. */
  set reachable(open: boolean) {
    this.open = open;
    this.everyone.forEach((connection) => connection.lookAround());
  }

  /** The attempts under way come to nothing, as after a browser's own time. */
  giveUp(): void {
    this.everyone.forEach((connection) => connection.giveUp());
  }

  wayTo(session: string | null): FakePeerConnection | null {
    return (
      (this.open && this.everyone.find((other) => other.session === session && other.signalingState !== 'closed')) ||
      null
    );
  }

  settled(): void {
    this.everyone.forEach((connection) => connection.lookAround());
  }
}

export class FakeTrack extends EventTarget {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  readonly kind = 'audio';
  stop(): void {
    this.readyState = 'ended';
  }
  asTrack = (): MediaStreamTrack => this as unknown as MediaStreamTrack;
}

export class FakeStream {
  constructor(private readonly tracks: MediaStreamTrack[] = []) {}
  getTracks = (): MediaStreamTrack[] => this.tracks;
  getAudioTracks = (): MediaStreamTrack[] => this.tracks;
}

interface FakeTransceiver {
  mid: string | null;
  direction: RTCRtpTransceiverDirection;
  /** By `addTrack`, so that it fits into the other side's offer. */
  byTrack: boolean;
  sender: { track: MediaStreamTrack | null; replaceTrack: (track: MediaStreamTrack | null) => Promise<void> };
}

type Description = { type: 'offer' | 'answer'; sdp: string };
const field = (sdp: string, name: string): string | null => new RegExp(`^${name}(\\S+)`, 'm').exec(sdp)?.[1] ?? null;
const refuse = (name: string) => Object.assign(new Error(name), { name });

export class FakePeerConnection {
  signalingState: RTCSignalingState = 'stable';
  iceConnectionState: RTCIceConnectionState = 'new';
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: { toJSON(): RTCIceCandidateInit } | null }) => void) | null = null;
  ontrack: ((event: { track: MediaStreamTrack }) => void) | null = null;
  oniceconnectionstatechange: (() => void) | null = null;
  readonly session: string;
  readonly candidates: RTCIceCandidateInit[] = [];
  private readonly transceivers: FakeTransceiver[] = [];
  private generation = 1;
  private version = 0;
  private needed = false;
  /** It has taken back its first offer: Chromium gathers no candidates for such a one any more. */
  private deaf = false;
  private heard = 0;
  private operations = 0;
  private chain: Promise<void> = Promise.resolve();

  constructor(
    private readonly network: FakeNetwork,
    public configuration: RTCConfiguration,
  ) {
    this.session = network.join(this);
  }

  addTrack(track: MediaStreamTrack): void {
    this.addTransceiver(track, { direction: 'sendrecv' }).byTrack = true;
  }

  addTransceiver(
    what: MediaStreamTrack | string,
    { direction }: { direction: RTCRtpTransceiverDirection },
  ): FakeTransceiver {
    const transceiver: FakeTransceiver = {
      mid: null,
      direction,
      byTrack: false,
      sender: {
        track: typeof what === 'string' ? null : what,
        replaceTrack: async (track) => void (transceiver.sender.track = track),
      },
    };
    this.transceivers.push(transceiver);
    this.need();
    return transceiver;
  }

  getTransceivers = (): FakeTransceiver[] => this.transceivers;
  getReceivers = (): [] => [];

  setConfiguration(configuration: RTCConfiguration): void {
    this.configuration = configuration;
  }

  restartIce(): void {
    this.generation += 1;
    this.need();
  }

  setLocalDescription = (): Promise<void> => this.inTurn(() => this.describe());
  setRemoteDescription = (description: Description): Promise<void> => this.inTurn(() => this.accept(description));
  addIceCandidate = (candidate: RTCIceCandidateInit): Promise<void> =>
    this.inTurn(() => this.considerCandidate(candidate));

  private describe(): void {
    if (this.signalingState === 'closed') throw refuse('InvalidStateError');
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.version += 1;
    this.transceivers.forEach((each, index) => (each.mid ??= String(index)));
    this.localDescription = {
      type,
      sdp: `v=0\r\no=- ${this.session} ${this.version} IN IP4 127.0.0.1\r\na=ice-ufrag:${this.session}-${this.generation}\r\na=mids:${this.transceivers.length}\r\n`,
    };
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    if (type === 'offer') this.needed = false;
    const candidate = {
      candidate: 'candidate:1 1 udp 1 127.0.0.1 9 typ host',
      sdpMid: '0',
      usernameFragment: `${this.session}-${this.generation}`,
    };
    queueMicrotask(() => this.onicecandidate?.({ candidate: { toJSON: () => candidate } }));
    if (type === 'answer') this.afterExchange();
  }

  private accept(description: Description): void {
    if (this.signalingState === 'closed') throw refuse('InvalidStateError');
    if (!/^v=0/.test(description.sdp)) throw refuse('OperationError');
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer') throw refuse('InvalidStateError');
    if (this.remoteDescription && field(this.remoteDescription.sdp, 'o=- ') !== field(description.sdp, 'o=- '))
      throw refuse('InvalidAccessError');
    if (description.type === 'offer' && this.signalingState === 'have-local-offer') {
      // Implicit rollback: what was offered is offered again later.
      this.transceivers.forEach((each) => (each.mid = null));
      this.needed = true;
      this.deaf ||= this.remoteDescription === null;
    }
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    const theirs = Number(field(description.sdp, 'a=mids:'));
    if (description.type === 'offer') {
      while (this.transceivers.filter((each) => each.byTrack || each.mid !== null).length < theirs)
        this.addTransceiver('audio', { direction: 'recvonly' }).byTrack = true;
      if (this.transceivers.every((each) => each.byTrack)) this.needed = false;
    }
    for (; this.heard < theirs; this.heard += 1) this.ontrack?.({ track: new FakeTrack().asTrack() });
    if (description.type === 'answer') this.afterExchange();
  }

  private considerCandidate(candidate: RTCIceCandidateInit): void {
    if (!this.remoteDescription) throw refuse('InvalidStateError');
    if (candidate.usernameFragment !== field(this.remoteDescription.sdp, 'a=ice-ufrag:'))
      throw refuse('OperationError');
    this.candidates.push(candidate);
  }

  close(): void {
    this.signalingState = 'closed';
    this.iceConnectionState = 'closed';
  }

  /** Whether the other side is there and paired with this one. */
  lookAround(): void {
    if (this.signalingState === 'closed' || !this.remoteDescription || this.deaf) return;
    const other = this.network.wayTo(field(this.remoteDescription.sdp, 'o=- '));
    const paired =
      other?.remoteDescription != null && !other.deaf && field(other.remoteDescription.sdp, 'o=- ') === this.session;
    if (paired) this.become('connected');
    else if (this.iceConnectionState === 'connected') this.become('disconnected');
    else if (this.iceConnectionState === 'new') this.become('checking');
  }

  giveUp(): void {
    if (this.iceConnectionState === 'checking' || this.iceConnectionState === 'disconnected') this.become('failed');
  }

  private become(state: RTCIceConnectionState): void {
    if (this.iceConnectionState === state) return;
    this.iceConnectionState = state;
    this.oniceconnectionstatechange?.();
  }

  private afterExchange(): void {
    if (this.iceConnectionState === 'failed' || this.iceConnectionState === 'disconnected') this.become('checking');
    this.network.settled();
  }

  /** One operation after the other (WebRTC 1.0 §4.4.1.2). */
  private inTurn(operation: () => void): Promise<void> {
    this.operations += 1;
    const done = this.chain.then(operation);
    this.chain = done
      .catch(() => undefined)
      .then(() => {
        this.operations -= 1;
        if (this.needed) this.need();
      });
    return done;
  }

  /** Negotiation is asked for in a stable moment with nothing under way. */
  private need(): void {
    this.needed = true;
    queueMicrotask(() => {
      if (!this.needed || this.operations > 0 || this.signalingState !== 'stable') return;
      this.needed = false;
      this.onnegotiationneeded?.();
    });
  }
}
