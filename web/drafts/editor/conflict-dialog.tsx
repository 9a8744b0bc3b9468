import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnyEditor } from './use-editor';

interface Props {
  editor: AnyEditor;
  size: number;
  /** What differs between theirs and mine; called during a conflict only. */
  children: () => ReactNode;
}

/** Two have written: says who and when, shows what differs, and lets one choose. Nothing is lost until one has. */
export function ConflictDialog({ editor: { words, conflict, takeTheirs, keepMine }, size, children }: Props) {
  const intl = useIntl();
  const when = conflict?.at ? intl.formatDate(conflict.at, { dateStyle: 'medium', timeStyle: 'short' }) : '–';
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={size}
      title={conflict && <FormattedMessage id={`${words}.conflict.${conflict.of}.title`} />}
    >
      {conflict && (
        <>
          <Text mb="md">
            <FormattedMessage
              id={`${words}.conflict.${conflict.of}.body`}
              values={{ who: conflict.by || 'none', when }}
            />
          </Text>
          {children()}
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={takeTheirs}>
              <FormattedMessage id={`${words}.conflict.${conflict.of}.take-theirs`} />
            </Button>
            <Button data-autofocus onClick={keepMine}>
              <FormattedMessage id={`${words}.conflict.${conflict.of}.keep-mine`} />
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
