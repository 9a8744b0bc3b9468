import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '~/web/ui/notice';

/** The writer gave up: what is there can be played to its end. */
export function WritingStopped({ written }: { written: number }) {
  return (
    <Notice tone="warning" role="status" icon={<IconAlertTriangle aria-hidden />}>
      <FormattedMessage id="quizzes.run.writing-stopped" values={{ written }} />
    </Notice>
  );
}
