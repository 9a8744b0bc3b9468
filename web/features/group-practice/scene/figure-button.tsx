import { IconMoon } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FigureRole } from '~/web/ui/art/ward-scene';
import { roleWord } from '~/web/ui/role-mark';
import type { Member } from '../group-now';
import type { FigureAct } from './figure-act';
import text from '~/web/ui/text.module.css';
import classes from './scene.module.css';
import type { NameDrag } from './use-name-drag';

interface Props {
  role: FigureRole;
  holder: Member | undefined;
  /** How many more have the role than are drawn. */
  more: number;
  ghost: Member | undefined;
  act: FigureAct | null;
  /** Whether a name is on its way to one of the figures. */
  wanted: boolean;
  onPress: (act: FigureAct) => void;
  drag: NameDrag;
}

/** A figure with its role and its name below: the whole column is pressed, and takes what is dropped on it. */
export function FigureButton({ role, holder, more, ghost, act, wanted, onPress, drag }: Props) {
  const { formatMessage: say } = useIntl();
  const roleName = say({ id: roleWord(role) });
  const person = holder ?? ghost;
  const state = holder ? 'filled' : ghost ? 'ghost' : 'outline';
  const shown = person ? person.name : say({ id: 'group-practice.scene.free' });
  const plate = (
    <span className={classes.plate} data-state={state}>
      <span className={classes.role}>{roleName}</span>
      <span className={classes.name} {...(holder && drag.movedOf(holder.id))}>
        <span className={classes.cut}>{shown}</span>
        {holder?.presence === 'away' && <IconMoon size={14} aria-hidden />}
        {more > 0 && <span className={classes.more}>+{more}</span>}
      </span>
    </span>
  );
  const mark = { 'data-role': role, 'data-drop': role, 'data-over': drag.drag?.over === role || undefined };
  if (!act)
    return (
      <div className={classes.figure} {...mark}>
        {plate}
      </div>
    );
  const movable = holder && (act.what === 'pick' || act.what === 'put-down' || act.what === 'give-back');
  return (
    <button
      type="button"
      className={classes.figure}
      {...mark}
      data-wanted={wanted || undefined}
      data-picked={act.what === 'put-down' || undefined}
      data-draggable={movable || undefined}
      onClick={() => onPress(act)}
      {...(movable && drag.handleOf(holder.id))}
    >
      {plate}
      <span className={text.unseen}>
        <FormattedMessage id={`group-practice.scene.${act.what}`} values={{ name: 'name' in act ? act.name : '' }} />
      </span>
    </button>
  );
}

/** Those who are drawn nowhere: without a role, or further observers. */
export function NameChip({
  member,
  movable,
  picked,
  mine,
  onPick,
  drag,
}: {
  member: Member;
  movable: boolean;
  picked: boolean;
  mine: boolean;
  onPick: () => void;
  drag: NameDrag;
}) {
  const inside = (
    <>
      <span className={classes.cut}>{member.name}</span>
      {mine && (
        <span className={classes.aside}>
          <FormattedMessage id="group-practice.people.you" />
        </span>
      )}
      {member.presence === 'away' && <IconMoon size={14} aria-hidden />}
    </>
  );
  const look = { className: classes.chip, 'data-role': member.role };
  return movable ? (
    <button
      type="button"
      {...look}
      aria-pressed={picked}
      onClick={onPick}
      {...drag.handleOf(member.id)}
      {...drag.movedOf(member.id)}
    >
      {inside}
    </button>
  ) : (
    <span {...look}>{inside}</span>
  );
}
