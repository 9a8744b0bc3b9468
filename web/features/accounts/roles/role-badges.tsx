import { Badge } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { Role } from '~/domain/accounts/contract';
import { GIVEN_ROLES } from '~/domain/accounts/roles/contract';
import classes from './roles.module.css';

/** The roles of somebody beside that of a learner, which everybody has. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  return (
    <span className={classes.badges}>
      {GIVEN_ROLES.filter((role) => roles.includes(role)).map((role) => (
        <Badge key={role} variant="light">
          <FormattedMessage id={`app.profile.role.${role}`} />
        </Badge>
      ))}
    </span>
  );
}
