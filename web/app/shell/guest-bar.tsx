import { FormattedMessage, useIntl } from 'react-intl';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { IconButton, LinkButton } from '~/web/ui/button';
import { OnDemand } from '~/web/ui/on-demand';
import { PersonAvatar } from '~/web/ui/person-avatar';
import classes from './guest-bar.module.css';

const loadMenu = async () => (await import('./guest-items')).GuestItems;

/** All that a guest may do besides taking part: register and keep the results, or leave. */
export function GuestBar({ name, pin }: { name: string; pin: string | null }) {
  const intl = useIntl();
  return (
    <>
      <LinkButton to={href(register)} className={classes.register}>
        <FormattedMessage id="app.guest.register" />
      </LinkButton>
      <OnDemand
        load={loadMenu}
        given={{ name, pin }}
        button={
          <IconButton aria-label={intl.formatMessage({ id: 'app.guest.label' }, { name })}>
            <PersonAvatar name={name} avatar="" />
          </IconButton>
        }
      />
    </>
  );
}
