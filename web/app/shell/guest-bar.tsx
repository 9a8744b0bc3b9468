import { ActionIcon, Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { OnDemand } from '~/web/ui/on-demand';
import { PersonAvatar } from '~/web/ui/person-avatar';
import classes from './guest-bar.module.css';

const loadMenu = async () => (await import('./guest-items')).GuestItems;

/** All that a guest may do besides taking part: register and keep the results, or leave. */
export function GuestBar({ name, pin }: { name: string; pin: string | null }) {
  const intl = useIntl();
  return (
    <>
      <Button component={Link} to={href(register)} className={classes.register}>
        <FormattedMessage id="app.guest.register" />
      </Button>
      <OnDemand
        load={loadMenu}
        given={{ name, pin }}
        button={
          <ActionIcon
            variant="transparent"
            size={48}
            aria-label={intl.formatMessage({ id: 'app.guest.label' }, { name })}
          >
            <PersonAvatar name={name} avatar="" />
          </ActionIcon>
        }
      />
    </>
  );
}
