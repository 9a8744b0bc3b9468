import { Button, Group, Modal, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { CountdownControls } from './countdown-controls';

/**
 * Time is up: 'Continue' gives the controls back, 'Student end' closes them (spec 3 §4). The latter reads "End for
 * candidate": "candidate" is the one word for this role, and "student" is only for training stages and classes.
 */
export function EndModal({ timer }: { timer: CountdownControls }) {
  return (
    <Modal
      opened={timer.endAsked}
      onClose={timer.continueAfterEnd}
      withCloseButton={false}
      centered
      title={<FormattedMessage id="stations.timer.up" />}
    >
      <Text>
        <FormattedMessage id={timer.steerable ? 'stations.timer.up-steering' : 'stations.timer.up-watching'} />
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        {timer.steerable && (
          <Button h={48} variant="default" onClick={timer.studentEnd}>
            <FormattedMessage id="stations.timer.student-end" />
          </Button>
        )}
        <Button h={48} data-autofocus onClick={timer.continueAfterEnd}>
          <FormattedMessage id="stations.timer.continue" />
        </Button>
      </Group>
    </Modal>
  );
}
