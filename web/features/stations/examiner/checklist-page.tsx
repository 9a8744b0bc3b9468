import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { checklistView } from '../../../../domain/stations/contract';
import { usePage } from '../../../live/client';
import { useRun } from '../../../ui/run/use-run';
import { useCountdown } from '../../../ui/timer/use-countdown';
import { GroupLost } from '../group/group-lost';
import { useGroupSession } from '../group/use-group-session';
import { RoleFrame } from '../role-views/role-frame';
import { RolePage } from '../role-views/role-page';
import { useStationAddress } from '../use-address';
import { ALONE } from './alone';
import { ExaminerForm } from './examiner-form';
import { useMarks, type ChecklistView } from './use-marks';

/** The examiner's view (spec 3 §2–7). Read afresh each time: the marks kept on the server may have grown meanwhile. */
export function ChecklistPage() {
  const { base, slug, pin } = useStationAddress();
  const [search] = useSearchParams();
  const { data, error, refetch } = usePage(checklistView, { params: { base, slug }, query: { pin } }, { gcTime: 0, staleTime: Infinity, refetchOnReconnect: false });
  return (
    <RolePage data={data} error={error} retry={refetch}>
      {(view) => (pin ? <InGroup view={view} pin={pin} /> : <OnThisDevice view={view} alone={search.has(ALONE)} />)}
    </RolePage>
  );
}

function OnThisDevice({ view, alone }: { view: ChecklistView; alone: boolean }) {
  const controls = useMarks(view);
  const timer = useCountdown(alone ? 'single_player' : 'examiner', view.station, controls.marks.submission_id);
  return (
    <RoleFrame role={alone ? 'alone' : 'examiner'} name={view.station.name} timer={timer}>
      <ExaminerForm view={view} controls={controls} timer={timer} alone={alone} />
    </RoleFrame>
  );
}

function InGroup({ view, pin }: { view: ChecklistView; pin: string }) {
  const { base, slug } = useStationAddress();
  const controls = useMarks(view);
  const { timer, connection, error, ended, circuitRun } = useGroupSession(pin, slug, controls.finish);
  const alone = useRun(pin, { enabled: circuitRun }).run?.alone === true;
  if (error) return <GroupLost base={base} />;
  const candidate = view.group?.candidate_name;
  return (
    <RoleFrame
      role={alone ? 'alone' : 'examiner'}
      name={view.station.name}
      timer={timer}
      group={{ pin, connection, ended, circuitRun }}
      about={!alone && candidate && <FormattedMessage id="stations.checklist.candidate" values={{ name: candidate }} />}
    >
      <ExaminerForm view={view} controls={controls} timer={timer} alone={alone} />
    </RoleFrame>
  );
}
