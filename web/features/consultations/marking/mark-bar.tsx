import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ConsultationMarking } from '~/domain/consultations/contract';
import text from '~/web/ui/text.module.css';
import classes from './marking.module.css';

interface Props {
  marking: ConsultationMarking;
  pending: boolean;
  mayUndo: boolean;
  submitting: boolean;
  onUndo: () => void;
  onSubmit: () => void;
}

/** The score as it stands, the last tap taken back, and the way on. */
export function MarkBar({ marking, pending, mayUndo, submitting, onUndo, onSubmit }: Props) {
  return (
    <div className={`no-print ${classes.bar}`}>
      <div className={classes.score} role="status">
        <strong>
          <FormattedMessage id="stations.checklist.count" values={{ ticked: marking.ticked, total: marking.total }} />
        </strong>
        <span className={text.dimmedCount}>
          <FormattedNumber value={marking.score / 100} style="percent" maximumFractionDigits={0} />
        </span>
        {marking.judged < marking.total && (
          <span className={text.dimmedNumber}>
            <FormattedMessage
              id="consultations.marks.judged"
              values={{ judged: marking.judged, total: marking.total }}
            />
          </span>
        )}
      </div>
      <Button
        variant="default"
        h={48}
        disabled={!mayUndo}
        onClick={onUndo}
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
      >
        <FormattedMessage id="stations.checklist.undo" />
      </Button>
      <Button h={48} loading={submitting} disabled={pending} onClick={onSubmit}>
        <FormattedMessage id="consultations.marks.submit" />
      </Button>
    </div>
  );
}
