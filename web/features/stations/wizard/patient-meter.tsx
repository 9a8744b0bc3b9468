import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconStar } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { textLength } from '~/domain/kit/html/text';
import { PATIENT_EXCELLENT, PATIENT_GOOD, PATIENT_MIN, patientDetail } from '~/domain/stations/wizard/steps';
import classes from './patient-meter.module.css';

const SIGNS = { inadequate: IconAlertTriangle, minimal: IconInfoCircle, good: IconCircleCheck, excellent: IconStar };
const percent = (length: number): string => `${Math.min(100, (length / PATIENT_EXCELLENT) * 100)}%`;

/** How detailed the patient instructions are, and what to expect of that (spec 3 §5). Screen readers announce a new message, not every key. */
export function PatientMeter({ html }: { html: string }) {
  const length = textLength(html);
  const detail = patientDetail(length);
  const Sign = SIGNS[detail];
  return (
    <div className={classes.meter} data-detail={detail}>
      <div className={classes.bar} aria-hidden>
        <span className={classes.filled} style={{ width: percent(length) }} />
        {[PATIENT_MIN, PATIENT_GOOD].map((mark) => (
          <span key={mark} className={classes.mark} style={{ insetInlineStart: percent(mark) }} />
        ))}
      </div>
      <p className={classes.words}>
        <Sign size={18} aria-hidden className={classes.sign} />
        <span role="status">
          <FormattedMessage id={`stations.wizard.detail.${detail}`} />
        </span>
        <span className={classes.count}>
          <FormattedMessage id="stations.wizard.characters" values={{ count: length }} />
        </span>
      </p>
    </div>
  );
}
