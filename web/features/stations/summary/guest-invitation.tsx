import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './summary.module.css';

/** A guest who registers keeps what they did. */
export function GuestInvitation() {
  const { pathname, search } = useLocation();
  return (
    <div className={`no-print ${classes.bar}`}>
      <p className={`${layout.flush} ${layout.basis260}`}>
        <FormattedMessage id="stations.summary.guest" />
      </p>
      <LinkButton to={href(register, {}, { next: pathname + search })}>
        <FormattedMessage id="stations.summary.register" />
      </LinkButton>
    </div>
  );
}
