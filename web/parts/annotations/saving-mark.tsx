import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './annotation.module.css';
import type { Saving } from './note-saver';

const SIGNS = { saved: IconCheck, device: IconDeviceMobile, conflict: IconAlertTriangle, refused: IconAlertTriangle };

/** What became of what was written. */
export function SavingMark({ saving, empty }: { saving: Saving; empty: boolean }) {
  const Sign = saving === 'saving' ? null : SIGNS[saving];
  return (
    <span className={classes.mark} role="status">
      {Sign ? <Sign size={16} aria-hidden /> : <Loader size={14} color="gray" aria-hidden />}
      <FormattedMessage
        id={saving === 'saved' && empty ? 'annotations.saving.empty' : `annotations.saving.${saving}`}
      />
    </span>
  );
}
