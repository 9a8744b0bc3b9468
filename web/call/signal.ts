/** What two browsers tell each other to be connected, through the gateway. */
export interface Signal {
  description?: { type: 'offer' | 'answer'; sdp: string };
  candidate?: RTCIceCandidateInit;
}

/**
 * Which RTCPeerConnection wrote a description: the session id of its origin line (RFC 8866 §5.2), which stays the same
 * for as long as that one lives. Another id means that the other side began anew, by reloading for example.
 */
export const sessionOf = (sdp: string): string | null => /^o=\S+ (\S+) /m.exec(sdp)?.[1] ?? null;
