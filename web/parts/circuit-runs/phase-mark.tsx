import { IconActivityHeartbeat, IconBook2, IconMessages } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Phase } from '~/domain/circuit-runs/phases';
import classes from './run-bar.module.css';

const ICONS: Record<Phase, typeof IconBook2> = {
  reading: IconBook2,
  station: IconActivityHeartbeat,
  feedback: IconMessages,
};

/** A phase of the round as sign and word. */
export function PhaseMark({ phase }: { phase: Phase }) {
  const Icon = ICONS[phase];
  return (
    <span className={classes.phase} data-phase={phase}>
      <Icon size={20} aria-hidden />
      <FormattedMessage id={`circuit-runs.phase.${phase}`} />
    </span>
  );
}
