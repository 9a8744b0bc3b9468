import { IconCircleCheck, IconCrown, IconMoon } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './person-marks.module.css';

export function PresenceMark({ presence }: { presence: 'here' | 'away' }) {
  const Icon = presence === 'here' ? IconCircleCheck : IconMoon;
  return (
    <span className={classes.presence} data-presence={presence}>
      <Icon size={16} stroke={2} aria-hidden />
      <FormattedMessage id={`group-practice.presence.${presence}`} />
    </span>
  );
}

export function HostMark() {
  return (
    <span className={classes.host}>
      <IconCrown size={16} stroke={2} aria-hidden />
      <FormattedMessage id="group-practice.host" />
    </span>
  );
}
