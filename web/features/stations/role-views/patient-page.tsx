import { FormattedMessage } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { patientView } from '~/domain/stations/role-views-contract';
import { usePage } from '~/web/live/client';
import { Folds } from '~/web/ui/folds';
import layout from '~/web/ui/layout.module.css';
import { RichText } from '~/web/ui/rich-text';
import { useCountdown } from '~/web/ui/timer/use-countdown';
import { GroupLost } from '../group/group-lost';
import { useGroupSession } from '../group/use-group-session';
import { useStationAddress } from '../use-address';
import { RoleFrame } from './role-frame';
import classes from './role-frame.module.css';
import { RolePage } from './role-page';

type View = PageData<typeof patientView>;

/** The role-player's view (spec 3 §2). */
export function PatientPage() {
  const { base, slug, pin } = useStationAddress();
  const { data, error, refetch } = usePage(patientView, { params: { base, slug }, query: { pin } });
  return (
    <RolePage data={data} error={error} retry={refetch}>
      {(view) => (pin ? <InGroup view={view} pin={pin} /> : <OnThisDevice view={view} />)}
    </RolePage>
  );
}

function OnThisDevice({ view }: { view: View }) {
  const timer = useCountdown('patient', view.station);
  return (
    <RoleFrame role="patient" name={view.station.name} timer={timer}>
      <Instructions view={view} />
    </RoleFrame>
  );
}

function InGroup({ view, pin }: { view: View; pin: string }) {
  const { base, slug } = useStationAddress();
  const { timer, connection, error, ended, followed, circuitRun } = useGroupSession(pin, slug, 'patient');
  if (error) return <GroupLost base={base} />;
  return (
    <RoleFrame
      role="patient"
      name={view.station.name}
      timer={timer}
      group={{ pin, connection, ended, followed, circuitRun }}
    >
      <Instructions view={view} />
    </RoleFrame>
  );
}

function Instructions({ view: { station } }: { view: View }) {
  return (
    <div className={layout.stackLoose}>
      <section className={classes.text} aria-labelledby="instructions">
        <h2 id="instructions" className={classes.heading}>
          <FormattedMessage id="stations.instructions.patient" />
        </h2>
        <RichText html={station.patient_instructions} />
      </section>
      <Folds
        order={2}
        folds={[
          {
            id: 'student',
            title: <FormattedMessage id="stations.instructions.student-read" />,
            content: <RichText html={station.student_instructions} />,
          },
        ]}
      />
    </div>
  );
}
