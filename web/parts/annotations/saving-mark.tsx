import { IconAlertTriangle, IconCheck, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { SaveState } from '~/web/drafts/autosaver';
import { Busy } from '~/web/ui/button';
import classes from './annotation.module.css';

/** `device`: only this device has the newest words; `refused`: the server does not take it. */
type Saving = 'saved' | 'saving' | 'device' | 'conflict' | 'refused';

export function savingOf(state: SaveState): Saving {
  if (state.kind === 'failed') return state.problem.passing || state.problem.status === 429 ? 'device' : 'refused';
  if (state.kind === 'conflict') return 'conflict';
  return state.kind === 'saved' || state.kind === 'untouched' ? 'saved' : 'saving';
}

const SIGNS = { saved: IconCheck, device: IconDeviceMobile, conflict: IconAlertTriangle, refused: IconAlertTriangle };

/** What became of what was written. */
export function SavingMark({ saving, empty }: { saving: Saving; empty: boolean }) {
  const Sign = saving === 'saving' ? null : SIGNS[saving];
  return (
    <span className={classes.mark} role="status">
      {Sign ? <Sign size={16} aria-hidden /> : <Busy />}
      <FormattedMessage
        id={saving === 'saved' && empty ? 'annotations.saving.empty' : `annotations.saving.${saving}`}
      />
    </span>
  );
}
