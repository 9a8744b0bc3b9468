import { Alert, Button, Group } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ReviewQueueState } from './review-queue';

/** Answers that are only on this device: how many, and a way to send them now. */
export function SendingNotice({ sending, onRetry }: { sending: ReviewQueueState; onRetry: () => void }) {
  const { waiting, connection } = sending;
  if (waiting.length === 0 || connection === 'online') return null;
  return (
    <Alert icon={<IconCloudOff size={20} aria-hidden />} color="yellow" role="status" mb="md">
      <Group justify="space-between" gap="sm">
        <FormattedMessage id="flashcards.review.kept" values={{ waiting: waiting.length }} />
        <Button variant="default" size="compact-md" mih={40} onClick={onRetry}>
          <FormattedMessage id="app.try-again" />
        </Button>
      </Group>
    </Alert>
  );
}
