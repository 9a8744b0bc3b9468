import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { type ChecklistData, checklistView } from '~/domain/stations/checklist-contract';
import { usePage } from '~/web/live/client';
import { useRun } from '~/web/parts/circuit-runs/use-run';
import { GroupPatient } from '~/web/parts/consultations/group-patient';
import { useCountdown } from '~/web/ui/timer/use-countdown';
import { LeadOn } from '~/web/ui/lead-on';
import { GroupLost } from '../group/group-lost';
import { useGroupSession } from '../group/use-group-session';
import { RoleFrame } from '../role-views/role-frame';
import { RolePage } from '../role-views/role-page';
import { useStationAddress } from '../use-address';
import { ALONE } from './alone';
import { ExaminerForm } from './examiner-form';
import { useMarks } from './use-marks';

/** The examiner's view (spec 3 §2–7). Read afresh each time: the marks kept on the server may have grown meanwhile. */
export function ChecklistPage() {
  const { base, slug, pin } = useStationAddress();
  const [search] = useSearchParams();
  const { data, error, refetch } = usePage(
    checklistView,
    { params: { base, slug }, query: { pin } },
    { gcTime: 0, staleTime: Infinity, refetchOnReconnect: false },
  );
  // The group's page knows where a former examiner belongs now.
  if (pin && !data && error?.code === 'examiner-replaced') return <LeadOn to={href(lobbyPage, { pin })} />;
  return (
    <RolePage data={data} error={error} retry={refetch}>
      {(view) =>
        pin ? (
          <InGroup key={`${view.group?.round}.${view.group?.turn}`} view={view} pin={pin} refetch={refetch} />
        ) : (
          <OnThisDevice view={view} alone={search.has(ALONE)} />
        )
      }
    </RolePage>
  );
}

function OnThisDevice({ view, alone }: { view: ChecklistData; alone: boolean }) {
  const controls = useMarks(view);
  const timer = useCountdown(alone ? 'single_player' : 'examiner', view.station, controls.timerId);
  return (
    <RoleFrame role={alone ? 'alone' : 'examiner'} name={view.station.name} timer={timer}>
      <ExaminerForm view={view} controls={controls} timer={timer} alone={alone} />
    </RoleFrame>
  );
}

function InGroup({ view, pin, refetch }: { view: ChecklistData; pin: string; refetch: () => unknown }) {
  const { base, slug } = useStationAddress();
  const controls = useMarks(view);
  const { status, me, timer, connection, error, ended, followed, circuitRun } = useGroupSession(
    pin,
    slug,
    'checklist',
    (now) => {
      // What this device has not sent is shown beside the result. What it submits itself is on its way.
      if (now.state !== 'running') controls.finish(!controls.submits());
    },
  );
  const stale =
    status?.state === 'running' &&
    (status.round > (view.group?.round ?? status.round) || (status.turn ?? 0) > (view.group?.turn ?? 0));
  useEffect(() => {
    // Somebody else has examined in between, or the next round has begun: this is another sheet by now.
    if (stale) void refetch();
  }, [stale, refetch]);
  const alone = useRun(pin, { enabled: circuitRun }).run?.alone === true;
  if (error) return <GroupLost base={base} />;
  const candidate = view.group?.candidate_name;
  return (
    <RoleFrame
      role={alone ? 'alone' : 'examiner'}
      name={view.station.name}
      timer={timer}
      group={{ pin, connection, ended, followed, circuitRun }}
      about={!alone && candidate && <FormattedMessage id="stations.checklist.candidate" values={{ name: candidate }} />}
    >
      <GroupPatient pin={pin} status={status} me={me} reading={timer.state === 'reading'} />
      <ExaminerForm view={view} controls={controls} timer={timer} alone={alone} />
    </RoleFrame>
  );
}
