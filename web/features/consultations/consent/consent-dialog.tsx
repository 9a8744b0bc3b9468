import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  opened: boolean;
  title: ReactNode;
  /** What goes where. */
  children: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  onDecide: (decision: 'yes' | 'no') => void;
  onClose: () => void;
}

/** Asks before words or sound go to a service for the first time. Both answers lead on; closing it decides nothing. */
export function ConsentDialog({ opened, title, children, yes, no, onDecide, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered>
      <Stack gap="md">
        <Text component="div">{children}</Text>
        <Text component="div" fw={600}>
          <FormattedMessage id="consultations.consent.no-real-patients" />
        </Text>
        <Stack gap="xs">
          <Button h={48} onClick={() => onDecide('yes')}>
            {yes}
          </Button>
          <Button h={48} variant="default" onClick={() => onDecide('no')}>
            {no}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  );
}
