import { IconArrowRight, IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { runPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import type { Session } from '~/web/core/session';
import classes from './group-chip.module.css';

/** The way back to the group from wherever one strayed; not shown on the group's own pages, nor on the start page, which says it larger. */
export function GroupChip({ group }: { group: NonNullable<Session['group']> }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const address = href(lobbyPage, { pin: group.pin });
  const ofItsRun = pathname.startsWith(href(runPage, { pin: group.pin }));
  if (pathname === '/' || pathname === address || ofItsRun || new URLSearchParams(search).get('pin') === group.pin)
    return null;
  return (
    <Link
      to={address}
      className={classes.chip}
      aria-label={intl.formatMessage({ id: 'app.group.back-to' }, { station: group.station_name })}
    >
      <IconUsersGroup size={18} aria-hidden />
      <span className={classes.words}>
        <FormattedMessage id="app.group.back" />
      </span>
      <IconArrowRight size={16} aria-hidden />
    </Link>
  );
}
