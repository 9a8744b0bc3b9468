import { FormattedMessage } from 'react-intl';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { LinkButton } from '~/web/ui/button';
import classes from './header.module.css';

export function SignedOut({ wide = false }: { wide?: boolean }) {
  return (
    <div className={wide ? classes.signedOut : classes.signedOutDrawer}>
      <LinkButton to={href(login)} variant={wide ? 'subtle' : 'default'} wide={!wide}>
        <FormattedMessage id="app.sign-in" />
      </LinkButton>
      <LinkButton to={href(register)} wide={!wide}>
        <FormattedMessage id="app.register" />
      </LinkButton>
    </div>
  );
}
