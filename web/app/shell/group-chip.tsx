import { IconArrowRight, IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { runPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { type Session, useSession } from '~/web/core/session';
import classes from './group-chip.module.css';

type Group = NonNullable<Session['group']>;

/** The group that one has strayed from; null on its own pages, and on the start page, which leads back by itself. */
export function useStrayedFrom(): Group | null {
  const { group } = useSession();
  const { pathname, search } = useLocation();
  if (!group || pathname === '/' || pathname === href(lobbyPage, { pin: group.pin })) return null;
  const ofItsRun = pathname.startsWith(href(runPage, { pin: group.pin }));
  return ofItsRun || new URLSearchParams(search).get('pin') === group.pin ? null : group;
}

/** The way back to the group from wherever one strayed. */
export function GroupChip() {
  const intl = useIntl();
  const group = useStrayedFrom();
  if (!group) return null;
  return (
    <Link
      to={href(lobbyPage, { pin: group.pin })}
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
