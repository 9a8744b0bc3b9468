import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { unfitFor } from '~/domain/stations/wizard/steps';
import { formOf } from './sheet';
import type { Writing } from './use-writing';

/** Said before it is saved: consultations with this patient end when what is written here is. */
export function SwitchOffNotice({ writing }: { writing: Writing }) {
  const { formatMessage: say } = useIntl();
  if (writing.enabledAt === null) return null;
  const reasons = unfitFor(formOf(writing.sheet));
  if (reasons.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />} mb="md">
      <FormattedMessage
        id="stations.editor.would-switch-off"
        values={{
          missing: (
            <FormattedList
              type="conjunction"
              value={reasons.map((reason) => say({ id: `stations.editor.unfit.${reason}` }))}
            />
          ),
        }}
      />
    </Alert>
  );
}
