import { Button, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import classes from './summary.module.css';

/** A guest who registers keeps what they did. */
export function GuestInvitation() {
  const { pathname, search } = useLocation();
  return (
    <div className={`no-print ${classes.bar}`}>
      <Text maw="52ch">
        <FormattedMessage id="stations.summary.guest" />
      </Text>
      <Button component={Link} to={href(register, {}, { next: pathname + search })}>
        <FormattedMessage id="stations.summary.register" />
      </Button>
    </div>
  );
}
