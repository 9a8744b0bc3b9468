import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { IconButton, LinkButton } from '~/web/ui/button';
import { OnDemand } from '~/web/ui/on-demand';
import { PersonAvatar } from '~/web/ui/person-avatar';
import classes from './guest-bar.module.css';

const loadMenu = async () => (await import('./guest-items')).GuestItems;

/** All that a guest may do besides taking part: register and keep the results, or leave. */
export function GuestBar({ name, pin }: { name: string; pin: string | null }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const asked = useSearchParams()[0].get('next') ?? undefined;
  // They come back to where they are, which may be a station that runs.
  const next = pathname === login.path || pathname === register.path ? asked : `${pathname}${search}`;
  return (
    <>
      <LinkButton to={href(register, {}, { next })} className={classes.register}>
        <FormattedMessage id="app.guest.register" />
      </LinkButton>
      <OnDemand
        load={loadMenu}
        given={{ name, pin, next }}
        button={
          <IconButton aria-label={intl.formatMessage({ id: 'app.guest.label' }, { name })}>
            <PersonAvatar name={name} avatar="" />
          </IconButton>
        }
      />
    </>
  );
}
