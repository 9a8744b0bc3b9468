import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Severity } from '~/domain/ops/assess';
import classes from './ops.module.css';

const ICONS = { trouble: IconAlertOctagon, warning: IconAlertTriangle, well: IconCircleCheck };

/** A sign and a word beside the colour. */
export function SeverityMark({ severity }: { severity: Severity | 'well' }) {
  const Icon = ICONS[severity];
  return (
    <span className={classes.mark} data-severity={severity}>
      <Icon size={18} stroke={2} aria-hidden />
      <FormattedMessage id={`ops.severity.${severity}`} />
    </span>
  );
}
