import { Box, Button, Group, Loader, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProblemNotice } from './problem';

interface ConfirmDialogProps {
  opened: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** What the button that does it says, also while it is done. */
  confirm: ReactNode;
  /** For what takes something away. */
  destructive?: boolean;
  loading?: boolean;
  /** Why it was not done. */
  problem?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once. The focus starts on the way out and returns to where it was. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  destructive,
  loading,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false}>
      {children && (
        <Text component="div" mb="lg">
          {children}
        </Text>
      )}
      {problem && (
        <Box mb="lg">
          <ProblemNotice error={problem} />
        </Box>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          <FormattedMessage id="app.cancel" />
        </Button>
        {/* Mantine's `loading` hides the label. */}
        <Button
          color={destructive ? 'red' : undefined}
          disabled={loading}
          aria-busy={loading}
          leftSection={loading && <Loader size={16} color="currentColor" aria-hidden />}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
