import { NavLink as Row } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { useSession } from '~/web/core/session';
import { QUIZ_WAYS, STATION_WAYS, WRITING_WAYS } from './destinations';
import classes from './nav.module.css';

/** Narrow screens: the same as rows for a thumb. */
export function DrawerNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { person } = useSession();
  return (
    <nav aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
      {[...STATION_WAYS, ...(person ? WRITING_WAYS : QUIZ_WAYS)].map(({ to, id }) => (
        <Row
          key={to}
          component={Link}
          to={to}
          label={intl.formatMessage({ id })}
          active={pathname.startsWith(to)}
          className={classes.row}
        />
      ))}
      <Row
        component={Link}
        to={href(joinPrompt)}
        label={intl.formatMessage({ id: 'app.nav.join' })}
        leftSection={<IconUsersPlus size={20} aria-hidden />}
        active={pathname.startsWith(joinPrompt.path)}
        className={classes.row}
      />
    </nav>
  );
}
