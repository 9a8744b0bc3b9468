import { useState } from 'react';
import { lobbyPage } from '~/domain/group-practice/contract';
import { assignRole, type GroupRole } from '~/domain/group-practice/roles';
import type { ProblemError } from '~/web/live/client';
import { useAction } from '~/web/live/client';
import { holderOf, type Member } from './group-now';
import type { Group } from './use-group';

interface Choice {
  memberId: number;
  role: GroupRole;
}

/** The members as they will be once the choices under way are answered. Only the host takes a role from somebody. */
export function expected(members: readonly Member[], choices: readonly Choice[], isHost: boolean): Member[] {
  return choices.reduce<Member[]>(
    (before, { memberId, role }) =>
      !isHost && holderOf(before, role, memberId) ? before : assignRole(before, memberId, role),
    [...members],
  );
}

/** Choosing roles, shown at once and taken back when the server says no. */
export function useChooseRole(group: Group) {
  const [underWay, setUnderWay] = useState<Choice[]>([]);
  const [refused, setRefused] = useState<{ memberId: number; error: ProblemError } | null>(null);
  const choose = useAction(lobbyPage, 'choose_role', { params: { pin: group.pin } });

  return {
    members: expected(group.members, underWay, group.isHost),
    pending: underWay.length > 0,
    refused,
    choose: async (memberId: number, role: GroupRole) => {
      const choice = { memberId, role };
      setRefused(null);
      setUnderWay((before) => [...before, choice]);
      try {
        group.showLobby(await choose.mutateAsync({ role, ...(memberId === group.me ? {} : { member_id: memberId }) }));
      } catch (error) {
        setRefused({ memberId, error: error as ProblemError });
      } finally {
        setUnderWay((before) => before.filter((other) => other !== choice));
      }
    },
  };
}
