import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { groupLobby, lobbyPage } from '~/domain/group-practice/contract';
import { href } from '~/domain/kit/contract';
import type { StationCard } from '~/domain/stations/contract';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';

/** The host moves the group on to another station: its lobby opens here, and the others follow by themselves. */
export function useNextStation(pin: string) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useAction(
    lobbyPage,
    'next_station',
    { params: { pin } },
    {
      onSuccess: (lobby) => {
        offerSnapshot(cache, groupLobby, pin, lobby);
        void navigate(href(lobbyPage, { pin }));
      },
    },
  );
}

/**
 * What the group may do next: the first station after this one, in the order of the list, that the host has not done as candidate;
 * if there is none, the one that follows. Undefined if there is no other station.
 */
export function suggestNext(stations: readonly StationCard[], slug: string): StationCard | undefined {
  const place = stations.findIndex((station) => station.slug === slug);
  const others = [...stations.slice(place + 1), ...stations.slice(0, Math.max(0, place))];
  return others.find(({ last_score }) => last_score === null) ?? others[0];
}
