import { IconCloudUpload, IconDeviceMobile, IconHistory } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './note.module.css';

const ICONS = { sending: IconCloudUpload, kept: IconDeviceMobile, recorded: IconHistory };

/** A quiet word on where an answer is. `sending` is said only when it takes longer than usual. */
export function Note({ kind }: { kind: keyof typeof ICONS }) {
  const Icon = ICONS[kind];
  return (
    <p className={classes.note} data-kind={kind} role="status">
      <Icon size={18} aria-hidden />
      <FormattedMessage id={`quizzes.run.note.${kind}`} />
    </p>
  );
}
