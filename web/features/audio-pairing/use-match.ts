import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { audioPairingPage, pairingMatch, type MatchSnapshot } from '~/domain/audio-pairing/contract';
import type { StationBase } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { follow } from '~/web/parts/audio-pairing/following';

/** The state of a person's audio pairing, pushed or polled. Watching keeps their place in the queue. */
export function useMatch(me: number, options: { initial?: MatchSnapshot; enabled?: boolean } = {}) {
  const { snapshot, connection, error } = useLive(pairingMatch, me, options);
  useEffect(() => {
    if (snapshot) follow(snapshot);
  }, [snapshot]);
  return { match: snapshot, connection, error };
}

type Act = 'search' | 'stop' | 'rate' | 'block' | 'report';

/** Something a person does about their pairing; its answer is shown at once. */
export function usePairingAction<N extends Act>(name: N, me: number, base: StationBase) {
  const cache = useQueryClient();
  return useAction(
    audioPairingPage,
    name,
    { params: { base } },
    { onSuccess: (answer) => offerSnapshot(cache, pairingMatch, me, answer as MatchSnapshot) },
  );
}
