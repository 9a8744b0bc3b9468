import { IconCircleDashed, IconClipboardCheck, IconEye, IconStethoscope, IconUserHeart } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { GroupRole } from '~/domain/group-practice/roles';
import classes from './role-mark.module.css';

/** The sign of each role, the same wherever a role is named. */
export const ROLE_ICONS = {
  none: IconCircleDashed,
  student: IconStethoscope,
  examiner: IconClipboardCheck,
  patient: IconUserHeart,
  observer: IconEye,
};

/** The message that names a role. */
export const roleWord = (role: GroupRole): string =>
  role === 'none' ? 'group-practice.role.none' : `app.role.${role}`;

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
