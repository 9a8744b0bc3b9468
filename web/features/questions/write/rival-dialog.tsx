import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { DiffView } from '../history/diff-view';
import type { ScreenData } from './desk';
import { formOf } from './sheet';
import type { Writing } from './use-writing';

/** Two have written: says who and when, shows what differs, and lets one choose. Nothing is lost until one has. */
export function RivalDialog({ writing, topics }: { writing: Writing; topics: ScreenData['topics'] }) {
  const intl = useIntl();
  const { formatMessage: say } = intl;
  const { rival } = writing;
  const when = rival?.at ? intl.formatDate(rival.at, { dateStyle: 'medium', timeStyle: 'short' }) : '–';
  return (
    <Modal
      opened={rival !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={760}
      title={rival && <FormattedMessage id={`questions.write.conflict.${rival.of}.title`} />}
    >
      {rival && (
        <>
          <Text mb="md">
            {rival.of === 'draft' ? (
              <FormattedMessage id="questions.write.conflict.draft.body" values={{ when }} />
            ) : (
              <FormattedMessage id="questions.write.conflict.question.body" values={{ who: rival.by || say({ id: 'questions.write.conflict.somebody' }), when }} />
            )}
          </Text>
          <DiffView before={rival.form} after={formOf(writing.sheet)} topics={topics} legend={{ before: say({ id: 'questions.write.conflict.theirs' }, { who: rival.by || 'none' }), after: say({ id: 'questions.write.conflict.mine' }) }} />
          <Group justify="flex-end" gap="sm" mt="lg">
            <Button variant="default" onClick={writing.takeTheirs}>
              <FormattedMessage id={`questions.write.conflict.${rival.of}.take-theirs`} />
            </Button>
            <Button data-autofocus onClick={writing.keepMine}>
              <FormattedMessage id={`questions.write.conflict.${rival.of}.keep-mine`} />
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
