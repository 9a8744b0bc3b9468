import { Alert } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

/** Marks a text that began as a generated draft, for its author and for the moderator who decides. */
export function Generated({ by }: { by: 'model' | 'offline' }) {
  return (
    <Alert color="yellow" variant="light" mb="md" py={8} icon={<IconSparkles aria-hidden />}>
      <FormattedMessage id={`notebook.writing.generated.${by}`} />
    </Alert>
  );
}
