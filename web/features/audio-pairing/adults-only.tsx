import { Alert, Button, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { STRANGERS_AGE_MIN } from '~/domain/accounts/consent/contract';

/** Asked before the first search: partners are strangers. */
export const AdultsOnly = ({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) => (
  <Alert
    role="alert"
    color="accent"
    icon={<IconInfoCircle aria-hidden />}
    title={<FormattedMessage id="audio-pairing.adults.title" values={{ age: STRANGERS_AGE_MIN }} />}
  >
    <Stack gap="sm" align="flex-start">
      <FormattedMessage id="audio-pairing.adults.text" values={{ age: STRANGERS_AGE_MIN }} />
      <Button loading={busy} onClick={onConfirm}>
        <FormattedMessage id="audio-pairing.adults.confirm" values={{ age: STRANGERS_AGE_MIN }} />
      </Button>
    </Stack>
  </Alert>
);
