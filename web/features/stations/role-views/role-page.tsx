import { type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { stationEntry } from '~/domain/stations/contract';
import type { ProblemError } from '~/web/live/client';
import { LinkButton } from '~/web/ui/button';
import text from '~/web/ui/text.module.css';
import { PageProblem } from '../page-problem';
import { useStationAddress } from '../use-address';
import { FollowGroup } from './follow-group';
import { RoleSkeleton } from './role-skeleton';

/** Refusals that say that the view's round is over. */
const MOVED_ON = new Set(['group-not-running', 'group-moved-on']);

/** What a role view shows while it is being read, or when it may not be. */
export function RolePage<T>({
  data,
  error,
  retry,
  children,
}: {
  data: T | undefined;
  error: ProblemError | null;
  retry: () => unknown;
  children: (data: T) => ReactNode;
}) {
  const { base, slug, pin } = useStationAddress();
  // Drawn in pieces: all at once a checklist would hold a slow phone up for half a second.
  const shown = useDeferredValue(data);
  if (data && shown) return children(shown);
  if (data || !error) return <RoleSkeleton />;
  if (pin && MOVED_ON.has(error.code)) return <FollowGroup pin={pin} retry={retry} />;
  return (
    <PageProblem error={error} retry={retry}>
      {error.nextUrl && (
        <LinkButton to={error.nextUrl}>
          <FormattedMessage id="stations.role.own-view" />
        </LinkButton>
      )}
      <Link to={pin ? href(lobbyPage, { pin }) : href(stationEntry, { base, slug })} className={text.link}>
        <FormattedMessage id={pin ? 'stations.group.to-lobby' : 'stations.role.leave'} />
      </Link>
    </PageProblem>
  );
}
