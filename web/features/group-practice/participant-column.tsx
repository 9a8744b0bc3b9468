import { FormattedMessage } from 'react-intl';
import type { GroupRole } from '~/domain/group-practice/roles';
import type { ProblemError } from '~/web/live/client';
import { ReportPerson } from '~/web/parts/acts/report-button';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { useProblemMessage } from '~/web/ui/problem';
import type { Member } from './group-now';
import { HostMark, PresenceMark } from '~/web/ui/person-marks';
import { RoleMark } from '~/web/ui/role-mark';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './participants.module.css';
import { RemoveMember } from './remove-member';
import { RoleSelect } from './role-select';
import type { Group } from './use-group';

interface ParticipantColumnProps {
  group: Group;
  member: Member;
  members: readonly Member[];
  justJoined: boolean;
  onChoose?: (role: GroupRole) => void;
  error?: ProblemError;
}

export function ParticipantColumn({ group, member, members, justJoined, onChoose, error }: ParticipantColumnProps) {
  const message = useProblemMessage();
  const mine = member.id === group.me;
  return (
    <li className={classes.column} data-role={member.role} data-arrived={justJoined || undefined}>
      <PersonAvatar name={member.name} avatar={member.avatar} size={56} />
      <div className={layout.fill}>
        <h3 className={classes.name}>{member.name}</h3>
        <div className={classes.facts}>
          <PresenceMark presence={member.presence} />
          <div className={classes.marks}>
            {member.id === group.now.hostId && <HostMark />}
            {mine && (
              <span>
                <FormattedMessage id="group-practice.people.you" />
              </span>
            )}
            {!mine && member.guest && <FormattedMessage id="group-practice.people.guest" />}
            {justJoined && (
              <span className={classes.fresh}>
                <FormattedMessage id="group-practice.people.just-joined" />
              </span>
            )}
          </div>
        </div>
      </div>
      <div className={classes.role}>
        {onChoose ? (
          <RoleSelect member={member} members={members} mine={mine} onChoose={onChoose} />
        ) : (
          <RoleMark role={member.role} />
        )}
        {error && (
          <p role="alert" className={text.wrongText}>
            {message(error)}
          </p>
        )}
      </div>
      {!mine && (
        <div className={classes.acts}>
          {!member.guest && <ReportPerson id={member.id} name={member.name} />}
          {group.isHost && <RemoveMember group={group} member={member} />}
        </div>
      )}
    </li>
  );
}
