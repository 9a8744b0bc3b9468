import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Tells one thing that is not to be overlooked. The focus returns to where it was. */
export function NoticeDialog({
  opened,
  title,
  children,
  onClose,
}: {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false}>
      <Text component="div" mb="lg">
        {children}
      </Text>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          <FormattedMessage id="app.close" />
        </Button>
      </Group>
    </Modal>
  );
}
