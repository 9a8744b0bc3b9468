import { IconArrowRight, IconUsersGroup, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { session } from '~/domain/accounts/contract';
import { runPage } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { groupKnocks } from '~/domain/group-practice/knock-contract';
import { type Session, useSession } from '~/web/core/session';
import { tab } from '~/web/core/stores/browser';
import { useCall } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import classes from './group-chip.module.css';

type Group = NonNullable<Session['group']>;

/** The pin of a group that was dismissed in this tab, until one opens the group again. */
const DISMISSED = 'wardmates.group-dismissed';

function isAt({ pin }: Group, pathname: string, search: string): boolean {
  const own = pathname === href(lobbyPage, { pin }) || pathname.startsWith(href(runPage, { pin }));
  return own || new URLSearchParams(search).get('pin') === pin;
}

/** The group that one has strayed from; null on its own pages, on the start page, which leads back by itself, and once it is dismissed. */
export function useStrayedFrom(): { strayedFrom: Group | null; dismiss: () => void } {
  const { group } = useSession();
  const { pathname, search } = useLocation();
  const [dismissed, setDismissed] = useState(() => tab.get(DISMISSED));
  const here = group !== null && isAt(group, pathname, search);
  useEffect(() => {
    if (!here) return;
    tab.remove(DISMISSED);
    setDismissed(null);
  }, [here]);
  const dismiss = () => {
    if (group) tab.set(DISMISSED, group.pin);
    setDismissed(group?.pin ?? null);
  };
  const away = group !== null && !here && pathname !== '/' && dismissed !== group.pin;
  return { strayedFrom: away ? group : null, dismiss };
}

/** The way back to the group. It goes when the group has ended, or the person is no longer in it. */
export function GroupChip({ group, onDismiss }: { group: Group; onDismiss: () => void }) {
  const { formatMessage: say } = useIntl();
  const { pathname } = useLocation();
  const { refetch } = useCall(session, {});
  // Of what members watch, this alone makes nobody present. It ends with the membership and with the group.
  const { error: out } = useLive(groupKnocks, group.pin);
  useEffect(() => void refetch(), [refetch, pathname, out]);
  return (
    <div className={classes.chip}>
      <Link
        to={href(lobbyPage, { pin: group.pin })}
        className={classes.link}
        aria-label={say({ id: 'app.group.back-to' }, { station: group.station_name })}
      >
        <IconUsersGroup size={20} aria-hidden />
        <span className={classes.words}>
          <FormattedMessage id="app.group.yours" />
        </span>
        <IconArrowRight size={16} aria-hidden className={classes.words} />
      </Link>
      <button
        type="button"
        className={classes.dismiss}
        aria-label={say({ id: 'app.group.dismiss' })}
        onClick={onDismiss}
      >
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
}
