import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { studentView } from '~/domain/stations/role-views-contract';
import { usePage } from '~/web/live/client';
import { lazily } from '~/web/ui/fetched';
import { GroupPatient } from '~/web/parts/consultations/group-patient';
import layout from '~/web/ui/layout.module.css';
import { RichText } from '~/web/ui/rich-text';
import { useCountdown } from '~/web/ui/timer/use-countdown';
import { GroupLost } from '../group/group-lost';
import { useGroupSession } from '../group/use-group-session';
import { useStationAddress } from '../use-address';
import { RoleFrame } from './role-frame';
import classes from './role-frame.module.css';
import { RolePage } from './role-page';

const ObserverPanel = lazily(async () => (await import('./observer-panel')).ObserverPanel);

type View = PageData<typeof studentView>;

/** The candidate's and the observers' view: instructions and a clock, nothing that gives the station away (spec 3 §2). */
export function StudentPage() {
  const { base, slug, pin } = useStationAddress();
  const { data, error, refetch } = usePage(studentView, { params: { base, slug }, query: { pin } });
  return (
    <RolePage data={data} error={error} retry={refetch}>
      {(view) => (pin ? <InGroup view={view} pin={pin} /> : <OnThisDevice view={view} />)}
    </RolePage>
  );
}

function OnThisDevice({ view }: { view: View }) {
  const timer = useCountdown('student', view.station);
  return (
    <RoleFrame role="student" name={view.station.name} timer={timer} stage>
      <Instructions view={view} />
    </RoleFrame>
  );
}

function InGroup({ view, pin }: { view: View; pin: string }) {
  const { base, slug } = useStationAddress();
  const { status, me, timer, connection, error, ended, followed, circuitRun } = useGroupSession(pin, slug, 'student');
  // Roles may change hands while the station runs.
  const role =
    status && me !== undefined
      ? status.student === me
        ? 'student'
        : status.observer.includes(me)
          ? 'observer'
          : undefined
      : undefined;
  if (error) return <GroupLost base={base} />;
  return (
    <RoleFrame
      role={role ?? view.group?.role ?? 'student'}
      name={view.station.name}
      timer={timer}
      stage
      group={{ pin, connection, ended, followed, circuitRun }}
    >
      <Instructions view={view} />
      {role === 'observer' && status && !ended && (
        <Suspense fallback={null}>
          <ObserverPanel pin={pin} round={status.round} opened={view.group?.sheet_open ?? false} />
        </Suspense>
      )}
      <GroupPatient pin={pin} status={status} me={me} reading={timer.state === 'reading'} />
    </RoleFrame>
  );
}

function Instructions({ view: { station } }: { view: View }) {
  return (
    <div className={layout.stackLoose}>
      <section className={classes.text} aria-labelledby="instructions">
        <h2 id="instructions" className={classes.heading}>
          <FormattedMessage id="stations.instructions.student" />
        </h2>
        <RichText html={station.student_instructions} />
      </section>
      {station.extra_candidate_resources && (
        <section className={classes.text} aria-labelledby="resources">
          <h2 id="resources" className={classes.heading}>
            <FormattedMessage id="stations.instructions.resources" />
          </h2>
          <RichText html={station.extra_candidate_resources} />
        </section>
      )}
    </div>
  );
}
