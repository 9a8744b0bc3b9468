import { Button, Text } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { href } from '~/domain/kit/contract';
import { WithMantine } from '~/web/ui/mantine';
import classes from './security.module.css';

/** On every page of somebody whose role waits for a second factor. */
export function RolesOffStrip() {
  return (
    <WithMantine>
      <div className={classes.strip} role="status">
        <IconShieldExclamation size={20} aria-hidden />
        <Text size="sm">
          <FormattedMessage id="security.roles-off" />
        </Text>
        <Button component={Link} to={`${href(profileSecurity)}#second-factor`} size="compact-md" mih={44}>
          <FormattedMessage id="security.roles-off.go" />
        </Button>
      </div>
    </WithMantine>
  );
}
