import type { Socket } from 'socket.io-client';
import {
  CALL_EVENTS,
  type CallJoin,
  type CallJoined,
  type CallSaid,
  type CallSignal,
  type CallSignalled,
} from '~/domain/group-practice/call-contract';
import { ANSWER_WITHIN } from '../live/live-hub';
import { ProblemError, type ProblemBody } from '../live/problem-error';

/** What a call says to the gateway, and hears from it. */
export interface Channel {
  readonly connected: boolean;
  /** @throws ProblemError */
  join: (input: CallJoin) => Promise<CallJoined>;
  /** @throws ProblemError */
  signal: (input: CallSignal) => Promise<void>;
  update: (pin: string, muted: boolean) => void;
  leave: (pin: string) => void;
  /** @throws ProblemError */
  say: (pin: string, text: string) => Promise<void>;
  /** @returns what ends the listening */
  listen: (listener: ChannelListener) => () => void;
}

export interface ChannelListener {
  connected?: () => void;
  disconnected?: () => void;
  signalled?: (signal: CallSignalled) => void;
  said?: (said: CallSaid) => void;
}

type Answer<T> = ({ ok: true } & T) | { ok: false; error: ProblemBody };

/** The call's messages on the socket of the live resources, from when that is there. */
export function channelOn(coming: Promise<Socket>): Channel {
  let socket: Socket | null = null;
  const there = coming.then((one) => (socket = one));

  async function ask<T>(event: string, input: unknown): Promise<T> {
    const line = await there;
    const answer = (await line
      .timeout(ANSWER_WITHIN)
      .emitWithAck(event, input)
      .catch(() => {
        throw ProblemError.offline();
      })) as Answer<T>;
    if (!answer.ok) throw ProblemError.from(answer.error);
    return answer;
  }
  return {
    get connected() {
      return socket?.connected ?? false;
    },
    join: (input) => ask(CALL_EVENTS.join, input),
    signal: async (input) => void (await ask(CALL_EVENTS.signal, input)),
    update: (pin, muted) => void there.then((line) => line.emit(CALL_EVENTS.update, { pin, muted }, () => undefined)),
    // Said at once, for the page may be about to go.
    leave: (pin) => void (socket?.connected && socket.emit(CALL_EVENTS.leave, { pin }, () => undefined)),
    say: async (pin, text) => void (await ask(CALL_EVENTS.say, { pin, text })),
    listen: ({ connected, disconnected, signalled, said }) => {
      const pairs: [string, ((...values: never[]) => void) | undefined][] = [
        ['connect', connected],
        ['disconnect', disconnected],
        [CALL_EVENTS.signal, signalled],
        [CALL_EVENTS.said, said],
      ];
      let ended = false;
      void there.then((line) => {
        if (ended) return;
        for (const [event, listener] of pairs) if (listener) line.on(event, listener as (...values: unknown[]) => void);
      });
      return () => {
        ended = true;
        for (const [event, listener] of pairs)
          if (listener) socket?.off(event, listener as (...values: unknown[]) => void);
      };
    },
  };
}
