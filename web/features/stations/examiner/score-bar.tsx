import { IconArrowBackUp, IconCloudCheck, IconCloudUp, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { percentage } from '~/domain/stations/marking';
import { Button } from '~/web/ui/button';
import { ProgressBar } from '~/web/ui/progress-bar';
import text from '~/web/ui/text.module.css';
import classes from './score-bar.module.css';
import type { Kept } from './use-save-marks';

const KEPT_ICONS = { saved: IconCloudCheck, saving: IconCloudUp, device: IconDeviceMobile };

interface Props {
  ticked: number;
  total: number;
  kept: Kept;
  /** Title of the box that undo turns back. */
  last: string | null;
  onUndo: () => void;
  submitted: boolean;
}

/** The running score, where the marks are kept, and undo and submit within reach of the thumb. Of a form. */
export function ScoreBar({ ticked, total, kept, last, onUndo, submitted }: Props) {
  const { formatMessage: say } = useIntl();
  const KeptIcon = KEPT_ICONS[kept];
  return (
    <div className={`no-print ${classes.bar}`}>
      <div className={classes.progress}>
        <ProgressBar share={percentage(ticked, total) / 100} />
      </div>
      <div className={classes.score}>
        <strong className={classes.figure}>
          <FormattedMessage id="stations.checklist.count" values={{ ticked, total }} />
        </strong>
        <span className={text.dimmedColour}>
          <FormattedNumber value={percentage(ticked, total) / 100} style="percent" maximumFractionDigits={0} />
        </span>
      </div>
      <span className={classes.kept} data-kept={kept} aria-live={kept === 'device' ? 'polite' : 'off'}>
        <KeptIcon size={18} aria-hidden />
        <FormattedMessage id={`stations.marks.${kept}`} />
      </span>
      <div className={classes.acts}>
        <Button
          variant="default"
          className={classes.undo}
          disabled={last === null}
          aria-label={[say({ id: 'stations.checklist.undo' }), last ?? ''].join(' ').trim()}
          onClick={onUndo}
        >
          <IconArrowBackUp size={18} aria-hidden />
          <span className={classes.what}>
            <FormattedMessage id="stations.checklist.undo" /> {last !== null && <span>{last}</span>}
          </span>
        </Button>
        <Button type="submit" loading={submitted}>
          <FormattedMessage id="stations.submit" />
        </Button>
      </div>
    </div>
  );
}
