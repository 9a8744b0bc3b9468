import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { groupCall } from '~/domain/group-practice/call-contract';
import { groupLobby } from '~/domain/group-practice/contract';
import { useSession } from '../core/session';
import { offerSnapshot } from '../live/snapshots';
import { hubOf } from '../live/socket';
import { useLive } from '../live/use-live';
import { CallContext, type GroupCall } from './call-context';
import { CallEngine } from './call-engine';
import { channelOn } from './channel';
import { openEar } from './ears';
import { pinOf } from './group-address';
import { saveCall, keptCall } from './kept-call';
import { openLoudspeaker } from './loudspeaker';
import { chosenDevice, openMicrophone } from './microphone';
import { useSaid } from './use-said';

/** The call of the group, beside all pages, so that going from the lobby to a role view and on leaves it alone. */
export function CallProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const me = useSession().person?.id ?? null;
  const [engine] = useState(
    () =>
      new CallEngine({
        channel: () => channelOn(hubOf(cache).wire()),
        openEar,
        openLoudspeaker,
        joined: ({ call }) => offerSnapshot(cache, groupCall, call.pin, call),
      }),
  );
  const state = useSyncExternalStore(engine.subscribe, engine.current);
  const here = pinOf(useLocation());
  const pin = state.pin ?? here;
  const { snapshot: lobby } = useLive(groupLobby, pin ?? '', { enabled: pin !== null && me !== null });
  const audio = pin !== null && me !== null && lobby?.pin === pin && lobby.audio && lobby.state !== 'ended';
  const watch = useLive(groupCall, pin ?? '', { enabled: audio });
  const call = watch.snapshot?.pin === pin ? watch.snapshot : undefined;
  const chat = useSaid(audio ? pin : null, me);

  useEffect(() => {
    if (call) engine.meet(call);
  }, [engine, call]);

  // Out of the group, or the host has switched the call off: so is the call over.
  const over = state.pin !== null && (watch.error !== null || (lobby?.pin === state.pin && !audio));
  useEffect(() => {
    if (!over) return;
    engine.leave(watch.error ?? undefined);
    saveCall(null);
  }, [engine, over, watch.error]);

  useEffect(() => {
    window.addEventListener('online', engine.networkChanged);
    window.addEventListener('pagehide', engine.pageHides);
    return () => {
      window.removeEventListener('online', engine.networkChanged);
      window.removeEventListener('pagehide', engine.pageHides);
    };
  }, [engine]);

  // A reload brings one back into the call.
  const resumes = audio && state.phase === 'out' && state.ended === null && keptCall()?.pin === pin;
  useEffect(() => {
    const kept = keptCall();
    if (!resumes || !kept || me === null) return;
    let wanted = true;
    const back = (microphone: MediaStream | null) => {
      if (wanted) void engine.join({ pin: kept.pin, personId: me, muted: kept.muted, microphone });
      else microphone?.getTracks().forEach((track) => track.stop());
    };
    if (kept.listening) back(null);
    else openMicrophone(chosenDevice()).then(back, () => back(null));
    return () => void (wanted = false);
  }, [engine, resumes, me]);

  const value = useMemo<GroupCall>(
    () => ({
      engine,
      state,
      pin: audio || state.pin !== null ? pin : null,
      lobby: lobby ?? null,
      call: call ?? null,
      me,
      ...chat,
      enter: (microphone, muted) => {
        if (pin === null || me === null) return;
        saveCall({ pin, muted, listening: microphone === null });
        void engine.join({ pin, personId: me, muted, microphone });
      },
      mute: (muted) => {
        engine.mute(muted);
        const kept = keptCall();
        if (kept) saveCall({ ...kept, muted });
      },
      hangUp: () => {
        saveCall(null);
        engine.leave();
      },
    }),
    [engine, state, audio, pin, lobby, call, me, chat],
  );
  return <CallContext value={value}>{children}</CallContext>;
}
