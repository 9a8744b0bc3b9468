import { Button, Group, List, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { changedParts } from '~/domain/stations/authoring/station-changes';
import { formOf } from './sheet';
import type { Writing } from './use-writing';

/** Two have written: says who and when, and in what they differ, and lets one choose. Nothing is lost until one has. */
export function ConflictDialog({ writing }: { writing: Writing }) {
  const intl = useIntl();
  const { conflict } = writing;
  const when = conflict?.at ? intl.formatDate(conflict.at, { dateStyle: 'medium', timeStyle: 'short' }) : '–';
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={640}
      title={conflict && <FormattedMessage id={`stations.editor.conflict.${conflict.of}.title`} />}
    >
      {conflict && (
        <>
          <Text mb="md">
            <FormattedMessage
              id={`stations.editor.conflict.${conflict.of}.body`}
              values={{ who: conflict.by || 'none', when }}
            />
          </Text>
          <Text fw={600} size="sm">
            <FormattedMessage id="stations.editor.conflict.differs" />
          </Text>
          <List size="sm" mb="lg">
            {changedParts(conflict.form, formOf(writing.sheet)).map((part) => (
              <List.Item key={part}>
                <FormattedMessage id={`stations.part.${part}`} />
              </List.Item>
            ))}
          </List>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={writing.takeTheirs}>
              <FormattedMessage id="stations.editor.conflict.take-theirs" />
            </Button>
            <Button data-autofocus onClick={writing.keepMine}>
              <FormattedMessage id="stations.editor.conflict.keep-mine" />
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
