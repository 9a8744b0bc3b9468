import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

/** The writer gave up: what is there can be played to its end. */
export function WritingStopped({ written }: { written: number }) {
  return (
    <Alert color="yellow" variant="light" role="status" maw={640} icon={<IconAlertTriangle aria-hidden />}>
      <FormattedMessage id="quizzes.run.writing-stopped" values={{ written }} />
    </Alert>
  );
}
