import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import { circuitRun, runPage, runResults } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { joinGroup } from '~/domain/group-practice/contract';
import { normalisePin } from '~/domain/group-practice/pin';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { ProblemNotice } from '~/web/ui/problem';
import { RunBar } from '~/web/parts/circuit-runs/run-bar';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { Lobby } from './lobby';
import layout from '~/web/ui/layout.module.css';
import { LeadOn } from '~/web/ui/lead-on';
import { RunNotice } from './run-notice';
import { StatusScreen } from './status-screen';

/** `/circuit-runs/{pin}/`: the lobby of a run and, once it runs, its status screen. */
export function RunPage() {
  const pin = normalisePin(useParams().pin ?? '');
  const page = usePage(runPage, { params: { pin } });
  const { snapshot, connection, error } = useLive(circuitRun, pin, {
    initial: page.data?.run,
    enabled: page.data !== undefined,
  });
  const refusal = error ?? page.error;
  const run = snapshot ?? page.data?.run;

  if (refusal?.status === 401) return <LeadOn to={href(joinGroup, { pin })} />;
  if (refusal && [403, 404, 409].includes(refusal.status)) {
    // Who was there may read what came of it, also after the run is over or they have left.
    return run || refusal.nextUrl ? (
      <RunNotice kind="out">
        <Button component={Link} to={refusal.nextUrl ?? href(runResults, { pin })}>
          <FormattedMessage id="circuit-runs.to-results" />
        </Button>
      </RunNotice>
    ) : (
      <RunNotice kind="not-in">
        <Button component={Link} to={href(joinGroup, { pin })}>
          <FormattedMessage id="group-practice.not-in.join" />
        </Button>
      </RunNotice>
    );
  }
  if (!page.data || !run)
    return refusal ? (
      <ProblemNotice error={refusal} onRetry={page.refetch} />
    ) : (
      <SkeletonList rows={3} height={200} gap={16} />
    );

  const { me } = page.data;
  return (
    <div className={layout.page1120}>
      <RunBar pin={pin} />
      {run.state === 'lobby' || run.phase === null ? (
        <Lobby
          run={run}
          me={me}
          isHost={run.host_id === me}
          connection={connection}
          chatLink={page.data.audio ? '' : page.data.chat_link}
          invitation={page.data.invitation}
        />
      ) : (
        <StatusScreen run={run} me={me} />
      )}
    </div>
  );
}
