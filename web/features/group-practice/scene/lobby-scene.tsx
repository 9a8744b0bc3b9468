import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GroupRole, suggestRoles } from '~/domain/group-practice/roles';
import { FIGURES, WardScene } from '~/web/ui/art/ward-scene';
import type { Member } from '../group-now';
import { castOf } from '~/web/ui/art/cast-of';
import { useKeptFocus } from '~/web/ui/use-kept-focus';
import { actOf, type FigureAct, ghostOf, onFigure } from './figure-act';
import { FigureButton, NameChip } from './figure-button';
import classes from './scene.module.css';
import { useNameDrag } from './use-name-drag';
import { useRoleNews } from './use-role-news';

interface Props {
  members: readonly Member[];
  me: number;
  hostId: number;
  onChoose: (memberId: number, role: GroupRole) => void;
  /** What hangs on the wall. */
  wall: ReactNode;
  /** Beside those without a role. */
  children?: ReactNode;
}

/** The room of a group that gathers: who is what, and the way to become it. */
export function LobbyScene({ members, me, hostId, onChoose, wall, children }: Props) {
  const { formatMessage: say } = useIntl();
  const isHost = hostId === me;
  const [pickedId, setPicked] = useState<number | null>(null);
  const picked = members.find(({ id }) => id === pickedId) ?? null;
  const landings = useRoleNews(members);
  const give = (memberId: number, role: GroupRole) => {
    setPicked(null);
    if (members.find(({ id }) => id === memberId)?.role !== role) onChoose(memberId, role);
  };
  const drag = useNameDrag(give);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const scene = { members, me, isHost, picked: picked?.id ?? null, suggested: suggestRoles(members, hostId) };
  const press = (act: FigureAct) => {
    if ('role' in act) give(act.memberId, act.role);
    else setPicked(act.what === 'pick' ? act.memberId : null);
  };

  const cast = castOf(members, (role) => ({
    landed: landings[role],
    ...(ghostOf(scene, role) && { state: 'ghost' }),
  }));
  const drawn = FIGURES.map((role) => onFigure(members, role)?.id);
  const others = members.filter(({ id }) => !drawn.includes(id));
  const hint = picked ? 'picked' : isHost ? (others.length > 0 ? 'host' : null) : 'member';

  return (
    <div
      className={classes.room}
      role="group"
      aria-label={say({ id: 'group-practice.scene' })}
      tabIndex={-1}
      {...drag.room}
      {...keptFocus}
    >
      <div className={classes.wall}>{wall}</div>
      <div className={classes.floor}>
        <WardScene className={classes.drawing} low cast={cast} />
        {FIGURES.map((role) => (
          <FigureButton
            key={role}
            role={role}
            holder={onFigure(members, role)}
            more={role === 'observer' ? Math.max(0, members.filter((member) => member.role === role).length - 1) : 0}
            ghost={ghostOf(scene, role)}
            act={actOf(scene, role)}
            wanted={picked !== null || drag.drag !== null}
            onPress={press}
            drag={drag}
          />
        ))}
      </div>
      <div className={classes.names} data-drop="none" data-over={drag.drag?.over === 'none' || undefined}>
        {others.map((member) => (
          <NameChip
            key={member.id}
            member={member}
            mine={member.id === me}
            movable={isHost || member.id === me}
            picked={member.id === picked?.id}
            onPick={() => setPicked(member.id === picked?.id ? null : member.id)}
            drag={drag}
          />
        ))}
        {hint && (
          <p className={classes.hint}>
            <FormattedMessage id={`group-practice.scene.hint-${hint}`} values={{ name: picked?.name ?? '' }} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
