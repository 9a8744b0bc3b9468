import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { DiffView } from '../history/diff-view';
import type { ScreenData } from './editor-adapter';
import { formOf } from './sheet';
import type { Writing } from './use-writing';

/** Two have written: says who and when, shows what differs, and lets one choose. Nothing is lost until one has. */
export function ConflictDialog({ writing, topics }: { writing: Writing; topics: ScreenData['topics'] }) {
  const intl = useIntl();
  const { formatMessage: say } = intl;
  const { conflict } = writing;
  const when = conflict?.at ? intl.formatDate(conflict.at, { dateStyle: 'medium', timeStyle: 'short' }) : '–';
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={760}
      title={conflict && <FormattedMessage id={`questions.write.conflict.${conflict.of}.title`} />}
    >
      {conflict && (
        <>
          <Text mb="md">
            {conflict.of === 'draft' ? (
              <FormattedMessage id="questions.write.conflict.draft.body" values={{ when }} />
            ) : (
              <FormattedMessage
                id="questions.write.conflict.question.body"
                values={{ who: conflict.by || 'none', when }}
              />
            )}
          </Text>
          <DiffView
            before={conflict.form}
            after={formOf(writing.sheet)}
            topics={topics}
            legend={{
              before: say({ id: 'questions.write.conflict.theirs' }, { who: conflict.by || 'none' }),
              after: say({ id: 'questions.write.conflict.mine' }),
            }}
          />
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={writing.takeTheirs}>
              <FormattedMessage id={`questions.write.conflict.${conflict.of}.take-theirs`} />
            </Button>
            <Button data-autofocus onClick={writing.keepMine}>
              <FormattedMessage id={`questions.write.conflict.${conflict.of}.keep-mine`} />
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
