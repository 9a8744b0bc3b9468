import {
  IconArrowLeft,
  IconClipboardCheck,
  IconEye,
  IconUserHeart,
  IconStethoscope,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { groupStatus } from '~/domain/group-practice/contract';
import { stationEntry } from '~/domain/stations/contract';
import { ConnectionMark } from '~/web/live/connection-mark';
import type { Connection } from '~/web/live/live-hub';
import { Notice } from '~/web/ui/notice';
import { usePageTitle } from '~/web/ui/page-title';
import type { CountdownControls } from '~/web/ui/timer/countdown-controls';
import { LazyRoundStrip } from '~/web/parts/group-practice/lazy-round-strip';
import { LazyRunBar } from '~/web/parts/circuit-runs/lazy-run-bar';
import { Timer } from '~/web/ui/timer/timer';
import { HostKnocks } from '../group/host-knocks';
import { GroupActs } from '../group/group-acts';
import { ExaminerChange } from '../group/examiner-change';
import { useStationAddress } from '../use-address';
import classes from './role-frame.module.css';

export type ViewRole = 'student' | 'observer' | 'examiner' | 'patient' | 'alone';
const ICONS: Record<ViewRole, typeof IconUser> = {
  student: IconStethoscope,
  observer: IconEye,
  examiner: IconClipboardCheck,
  patient: IconUserHeart,
  alone: IconUser,
};

interface Props {
  role: ViewRole;
  name: string;
  timer: CountdownControls;
  stage?: boolean;
  /** What stands beside the role, such as whom one examines. */
  about?: ReactNode;
  group?: {
    pin: string;
    connection: Connection;
    ended: boolean;
    /** The round whose strip is shown; null for the candidate and the patient. */
    followed: number | null;
    /** Whether it runs a circuit: the run's bar has the clock then. */ circuitRun: boolean;
  };
  children: ReactNode;
}

/** A role view: the strip in the role's colour, the clock that never scrolls away, and the role's own content. */
export function RoleFrame({ role, name, timer, stage, about, group, children }: Props) {
  const { formatMessage: say } = useIntl();
  const { base, slug } = useStationAddress();
  const Icon = ICONS[role];
  usePageTitle(say({ id: 'stations.role-title' }, { role: say({ id: `stations.role.${role}` }), name }));

  return (
    <div className={classes.frame} data-role={role}>
      {group?.circuitRun && <LazyRunBar pin={group.pin} />}
      <header className={classes.strip}>
        <span className={classes.role}>
          <Icon size={20} aria-hidden />
          <FormattedMessage id={`stations.role.${role}`} />
        </span>
        {about && <span className={classes.about}>{about}</span>}
        {group && group.followed !== null && (
          <div className={`no-print ${classes.room}`}>
            <LazyRoundStrip pin={group.pin} round={group.followed} />
          </div>
        )}
        {group ? (
          !group.circuitRun && <ConnectionMark state={group.connection} every={groupStatus.poll.every / 1000} />
        ) : (
          <Link to={href(stationEntry, { base, slug })} className={`no-print ${classes.leave}`}>
            <IconArrowLeft size={18} aria-hidden />
            <FormattedMessage id="stations.role.leave" />
          </Link>
        )}
      </header>
      <h1 className={classes.name}>{name}</h1>
      {!group?.circuitRun && (
        <div className={`no-print ${classes.clock}`}>
          <Timer timer={timer} size={stage ? 'stage' : 'glance'} />
          {group && !group.ended && <HostKnocks pin={group.pin} />}
        </div>
      )}
      {group && !group.ended && <ExaminerChange pin={group.pin} />}
      {group?.ended && !group.circuitRun && (
        <div className={classes.notice}>
          <Notice tone="warning" role="alert">
            <FormattedMessage id="stations.group.ended" />
          </Notice>
        </div>
      )}
      {children}
      {group && !group.ended && !group.circuitRun && <GroupActs pin={group.pin} />}
    </div>
  );
}
