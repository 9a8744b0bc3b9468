import { useIntl } from 'react-intl';
import { GROUP_ROLES, type GroupRole } from '~/domain/group-practice/roles';
import { roleWord } from '~/web/ui/role-mark';
import { Choice } from '~/web/ui/text-field';
import { holderOf, type Member } from './group-now';
import classes from './participants.module.css';

interface RoleSelectProps {
  member: Member;
  members: readonly Member[];
  mine: boolean;
  onChoose: (role: GroupRole) => void;
}

/** A role for one member; says beside each role who has it. */
export function RoleSelect({ member, members, mine, onChoose }: RoleSelectProps) {
  const intl = useIntl();
  const optionFor = (role: GroupRole) => {
    const name = intl.formatMessage({ id: roleWord(role) });
    const holder = holderOf(members, role, member.id);
    return {
      value: role,
      label: holder ? intl.formatMessage({ id: 'group-practice.role.held' }, { role: name, name: holder.name }) : name,
    };
  };
  return (
    <Choice
      aria-label={intl.formatMessage(
        { id: mine ? 'group-practice.role.choose-mine' : 'group-practice.role.choose' },
        { name: member.name },
      )}
      className={classes.select}
      options={GROUP_ROLES.map(optionFor)}
      value={member.role}
      onChange={(event) => onChoose(event.currentTarget.value as GroupRole)}
    />
  );
}
