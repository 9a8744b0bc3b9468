import { IconCircleCheck, IconCircleDashed, IconClipboardCheck, IconCrown, IconEye, IconMoon, IconStethoscope, IconUserHeart } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { GroupRole } from '../../../domain/group-practice/roles';
import { type Member, roleWord } from './group-now';
import classes from './marks.module.css';

const ROLE_ICONS = { none: IconCircleDashed, student: IconStethoscope, examiner: IconClipboardCheck, patient: IconUserHeart, observer: IconEye };

/** A role as sign, word and colour. */
export function RoleMark({ role }: { role: GroupRole }) {
  const Icon = ROLE_ICONS[role];
  return (
    <span className={classes.role} data-role={role}>
      <Icon size={18} stroke={2} aria-hidden />
      <FormattedMessage id={roleWord(role)} />
    </span>
  );
}

export function PresenceMark({ presence }: { presence: Member['presence'] }) {
  const Icon = presence === 'here' ? IconCircleCheck : IconMoon;
  return (
    <span className={classes.presence} data-presence={presence}>
      <Icon size={16} stroke={2} aria-hidden />
      <FormattedMessage id={`group-practice.presence.${presence}`} />
    </span>
  );
}

export function HostMark() {
  return (
    <span className={classes.host}>
      <IconCrown size={16} stroke={2} aria-hidden />
      <FormattedMessage id="group-practice.host" />
    </span>
  );
}
