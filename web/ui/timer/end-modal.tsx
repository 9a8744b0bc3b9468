import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { Dialog } from '../dialog';
import type { CountdownControls } from './countdown-controls';

/**
 * Time is up: 'Continue' gives the controls back, 'Student end' closes them (spec 3 §4). The latter reads "End for
 * candidate": "candidate" is the one word for this role, and "student" is only for training stages and classes.
 */
export function EndModal({ timer }: { timer: CountdownControls }) {
  if (!timer.endAsked) return null;
  return (
    <Dialog
      title={<FormattedMessage id="stations.timer.up" />}
      onClose={timer.continueAfterEnd}
      acts={
        <>
          {timer.steerable && (
            <Button variant="default" onClick={timer.studentEnd}>
              <FormattedMessage id="stations.timer.student-end" />
            </Button>
          )}
          <Button data-autofocus onClick={timer.continueAfterEnd}>
            <FormattedMessage id="stations.timer.continue" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={timer.steerable ? 'stations.timer.up-steering' : 'stations.timer.up-watching'} />
      </p>
    </Dialog>
  );
}
