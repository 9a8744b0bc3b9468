import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import type { Ending } from './use-ending';

export interface Props {
  opened: boolean;
  done: number;
  total: number;
  ending: Ending;
  onClose: () => void;
}

/** Ending a quiz early is asked once (spec 1 §2, §4). */
export function EndDialog({ opened, done, total, ending, onClose }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="quizzes.run.end.title" />}
      confirm={<FormattedMessage id={ending.error ? 'app.try-again' : 'quizzes.run.end'} />}
      loading={ending.ending}
      problem={ending.error}
      onConfirm={ending.finish}
      onClose={() => {
        ending.cancel();
        onClose();
      }}
    >
      <FormattedMessage id="quizzes.run.end.body" values={{ done, total }} />
      {ending.held && (
        <>
          {' '}
          <FormattedMessage id="quizzes.run.waiting.held" />
        </>
      )}
    </ConfirmDialog>
  );
}
