import { useQueryClient } from '@tanstack/react-query';
import {
  groupLobby,
  groupStatus,
  lobbyPage,
  type LobbySnapshot,
  type StatusSnapshot,
} from '~/domain/group-practice/contract';
import { usePage } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { groupNow, newest, roleOf } from './group-now';

const WORST_FIRST = ['offline', 'polling', 'live'] as const;

/**
 * The group behind a PIN as this person sees it: the page's data at first, then what is pushed (or polled).
 * `group` is undefined until the page has answered.
 */
export function useGroup(pin: string) {
  const cache = useQueryClient();
  const page = usePage(lobbyPage, { params: { pin } });
  const watching = { enabled: page.data !== undefined };
  const lobbyWatch = useLive(groupLobby, pin, { initial: page.data?.lobby, ...watching });
  const statusWatch = useLive(groupStatus, pin, { initial: page.data?.status, ...watching });

  const lobby = newest(lobbyWatch.snapshot, page.data?.lobby);
  const status = newest(statusWatch.snapshot, page.data?.status);
  const now = lobby && status && groupNow(lobby, status);

  return {
    page,
    group:
      page.data && lobby && status && now
        ? {
            pin,
            me: page.data.me,
            invitation: page.data.invitation,
            /** The path of the latest result, once the session has ended. */
            result: page.data.result ?? null,
            isHost: now.hostId === page.data.me,
            lobby,
            status,
            now,
            members: lobby.members.map((member) => ({ ...member, role: roleOf(now.roles, member.id) })),
            /** Shows what an action answered at once, without waiting for the push. */
            showLobby: (snapshot: LobbySnapshot) => offerSnapshot(cache, groupLobby, pin, snapshot),
            showStatus: (snapshot: StatusSnapshot) => offerSnapshot(cache, groupStatus, pin, snapshot),
          }
        : undefined,
    connection: WORST_FIRST.find((state) => [lobbyWatch.connection, statusWatch.connection].includes(state)) ?? 'live',
    /** Why watching was refused or ended, such as after being removed; before the page has answered, others may have watched it. */
    watchError: page.data === undefined ? null : (lobbyWatch.error ?? statusWatch.error),
  };
}

export type Group = NonNullable<ReturnType<typeof useGroup>['group']>;

/** What the host's start was answered. */
export type Begun = { next_url: string; starts_at?: number | null };
