import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '../../../../domain/contract';
import { lobbyPage } from '../../../../domain/group-practice/contract';
import { stationEntry } from '../../../../domain/stations/contract';
import type { ProblemError } from '../../../live/client';
import { PageProblem } from '../page-problem';
import { useStationAddress } from '../use-address';

/** What a role view shows while it is being read, or when it may not be. */
export function RolePage<T>({ data, error, retry, children }: { data: T | undefined; error: ProblemError | null; retry: () => unknown; children: (data: T) => ReactNode }) {
  const { base, slug, pin } = useStationAddress();
  if (data) return children(data);
  if (!error) {
    return (
      <Stack gap="md" aria-busy maw={820} mx="auto">
        <Skeleton height={48} />
        <Skeleton height={28} width="60%" />
        <Skeleton height={72} />
        <Skeleton height={320} />
      </Stack>
    );
  }
  return (
    <PageProblem error={error} retry={retry}>
      {error.nextUrl && (
        <Button component={Link} to={error.nextUrl}>
          <FormattedMessage id="stations.role.own-view" />
        </Button>
      )}
      <Anchor component={Link} to={pin ? href(lobbyPage, { pin }) : href(stationEntry, { base, slug })}>
        <FormattedMessage id={pin ? 'stations.group.to-lobby' : 'stations.role.leave'} />
      </Anchor>
    </PageProblem>
  );
}
