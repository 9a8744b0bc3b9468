import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { GroupRole } from '~/domain/group-practice/roles';
import type { Member } from './group-now';
import { RoleMark } from '~/web/ui/role-mark';
import classes from './who-is-what.module.css';

const SHOWN: GroupRole[] = ['student', 'examiner', 'patient', 'observer', 'none'];
const NEEDED: GroupRole[] = ['student', 'examiner', 'patient'];

/** Each role with who has it. Roles that nobody needs to have are left out while nobody has them. */
export function WhoIsWhat({ members }: { members: readonly Member[] }) {
  return (
    <dl className={classes.list}>
      {SHOWN.map((role) => {
        const names = members.filter((member) => member.role === role).map((member) => member.name);
        if (names.length === 0 && !NEEDED.includes(role)) return null;
        return (
          <div key={role} className={classes.entry}>
            <dt>
              <RoleMark role={role} />
            </dt>
            <dd>
              {names.length > 0 ? (
                names.join(', ')
              ) : (
                <Text span c="dimmed">
                  <FormattedMessage id="group-practice.role.nobody" />
                </Text>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
