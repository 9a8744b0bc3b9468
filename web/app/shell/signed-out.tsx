import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import classes from './header.module.css';

export function SignedOut({ wide = false }: { wide?: boolean }) {
  return (
    <div className={wide ? classes.signedOut : classes.signedOutDrawer}>
      <Button component={Link} to={href(login)} variant={wide ? 'subtle' : 'default'} fullWidth={!wide}>
        <FormattedMessage id="app.sign-in" />
      </Button>
      <Button component={Link} to={href(register)} fullWidth={!wide}>
        <FormattedMessage id="app.register" />
      </Button>
    </div>
  );
}
