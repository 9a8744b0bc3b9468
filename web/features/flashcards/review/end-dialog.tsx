import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import layout from '~/web/ui/layout.module.css';
import { Notice } from '~/web/ui/notice';
import { problemMessage } from '~/web/ui/problem';

interface Props {
  opened: boolean;
  answered: number;
  /** Answers that are only on this device. */
  waiting: number;
  /** They cannot be sent now. */
  away: boolean;
  ending: boolean;
  problem: ProblemError | null;
  onEnd: () => void;
  onClose: () => void;
}

/** The message of the response, if there is one in the language of the page (spec 2 §8). */
function endFailed(intl: IntlShape, problem: ProblemError): string {
  if (problem.status > 0 && `problem.${problem.code}` in intl.messages) return problemMessage(intl, problem);
  const detail = problem.status > 0 && intl.locale.startsWith('en') ? problem.detail : '';
  return detail || intl.formatMessage({ id: 'flashcards.review.end.failed' });
}

/** Ending a review is asked once; what went wrong is said in the dialog (spec 2 §4, §8). */
export function EndDialog({ opened, answered, waiting, away, ending, problem, onEnd, onClose }: Props) {
  const intl = useIntl();
  // A sentence that went away when they are sent would move the buttons from under a thumb.
  const [waited, setWaited] = useState(0);
  if (opened ? away && waiting > waited : waited > 0) setWaited(opened ? waiting : 0);
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="flashcards.review.end.title" />}
      confirm={<FormattedMessage id={ending ? 'flashcards.review.ending' : 'flashcards.review.end'} />}
      loading={ending}
      onConfirm={onEnd}
      onClose={onClose}
    >
      <FormattedMessage
        id={answered === 0 ? 'flashcards.review.end.nothing' : 'flashcards.review.end.body'}
        values={{ answered }}
      />
      {waited > 0 && (
        <>
          {' '}
          <FormattedMessage
            id={waiting > 0 ? 'flashcards.review.end.waiting' : 'flashcards.review.end.sent'}
            values={{ waiting, waited }}
          />
        </>
      )}
      {problem && (
        <div className={layout.below}>
          <Notice tone="wrong" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {endFailed(intl, problem)}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  );
}
