import { Alert } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

/** A text whose beginning no person wrote says so, to its author and to whoever decides. */
export function Generated({ by }: { by: 'model' | 'offline' }) {
  return (
    <Alert color="yellow" variant="light" mb="md" py={8} icon={<IconSparkles aria-hidden />}>
      <FormattedMessage id={`notebook.writing.generated.${by}`} />
    </Alert>
  );
}
