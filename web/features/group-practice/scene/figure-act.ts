import type { GroupRole } from '~/domain/group-practice/roles';
import type { FigureRole } from '~/web/ui/art/ward-scene';
import type { Member } from '../group-now';

/** What a press on a figure does. `what` is the end of the key of the words that say so. */
export type FigureAct =
  | { what: 'give' | 'accept'; memberId: number; role: GroupRole; name: string }
  | { what: 'take' | 'accept-mine' | 'give-back'; memberId: number; role: GroupRole }
  | { what: 'pick' | 'put-down'; memberId: number; name: string };

interface Scene {
  members: readonly Member[];
  me: number;
  isHost: boolean;
  /** The member whose name was pressed. The next figure that is pressed gets them. */
  picked: number | null;
  suggested: ReadonlyMap<number, GroupRole>;
}

/** Who stands on a figure; of several observers the first. */
export const onFigure = (members: readonly Member[], role: FigureRole): Member | undefined =>
  members.find((member) => member.role === role);

/** Whom a figure that nobody has is suggested to. */
export function ghostOf(
  { members, suggested }: Pick<Scene, 'members' | 'suggested'>,
  role: FigureRole,
): Member | undefined {
  return onFigure(members, role) ? undefined : members.find(({ id }) => suggested.get(id) === role);
}

/** What a press on a figure does for this person: nothing if null. The host gives roles, everybody chooses their own. */
export function actOf(scene: Scene, role: FigureRole): FigureAct | null {
  const { members, me, isHost, picked } = scene;
  const holder = onFigure(members, role);
  const chosen = members.find(({ id }) => id === picked);
  if (chosen)
    return chosen.role === role
      ? { what: 'put-down', memberId: chosen.id, name: chosen.name }
      : { what: 'give', memberId: chosen.id, role, name: chosen.name };
  const mine = members.find(({ id }) => id === me);
  if (!isHost && mine?.role === role) return { what: 'give-back', memberId: me, role: 'none' };
  if (holder && isHost) return { what: 'pick', memberId: holder.id, name: holder.name };
  if (holder && role !== 'observer') return null;
  const ghost = ghostOf(scene, role);
  if (ghost?.id === me) return { what: 'accept-mine', memberId: me, role };
  if (ghost && isHost) return { what: 'accept', memberId: ghost.id, role, name: ghost.name };
  return { what: 'take', memberId: me, role };
}
