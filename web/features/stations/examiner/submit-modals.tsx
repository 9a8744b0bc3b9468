import { Button, Group, List, Modal, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { GradeGroup } from '~/domain/stations/marking';
import { formatClock } from '~/web/ui/timer/format-clock';

interface Props {
  blocked: 'grades-missing' | 'nothing-ticked' | 'time-left' | null;
  /** Seconds that were left when it asked; infinite while the clock is not known. */
  left: number;
  /** Items that are not ticked. */
  unticked: number;
  missing: readonly GradeGroup[];
  dismiss: () => void;
  submit: () => void;
}

/** Why the marks did not go out: grades that are required, or a checklist without a tick, of which it warns once (spec 3 §8); in a group, that there is time left. */
export function SubmitModals({ blocked, left, missing, unticked, dismiss, submit }: Props) {
  return (
    <>
      <Modal
        opened={blocked === 'grades-missing'}
        onClose={dismiss}
        withCloseButton={false}
        title={<FormattedMessage id="stations.submit.grades.title" />}
      >
        <Text>
          <FormattedMessage id="stations.submit.grades" />
        </Text>
        <List mt="sm">
          {missing.map((group) => (
            <List.Item key={group}>
              <FormattedMessage id={`stations.grade.${group}`} />
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end" mt="lg">
          <Button data-autofocus onClick={dismiss}>
            <FormattedMessage id="stations.submit.grades.back" />
          </Button>
        </Group>
      </Modal>
      <Modal
        opened={blocked === 'time-left'}
        onClose={dismiss}
        withCloseButton={false}
        title={<FormattedMessage id="stations.submit.early.title" />}
      >
        <Text>
          <FormattedMessage
            id="stations.submit.early"
            values={{ left: Number.isFinite(left) ? formatClock(Math.floor(left)) : 'unknown', count: unticked }}
          />
        </Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={submit}>
            <FormattedMessage id="stations.submit.early.anyway" />
          </Button>
          <Button data-autofocus onClick={dismiss}>
            <FormattedMessage id="stations.submit.empty.back" />
          </Button>
        </Group>
      </Modal>
      <Modal
        opened={blocked === 'nothing-ticked'}
        onClose={dismiss}
        withCloseButton={false}
        title={<FormattedMessage id="stations.submit.empty.title" />}
      >
        <Text>
          <FormattedMessage id="stations.submit.empty" />
        </Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={submit}>
            <FormattedMessage id="stations.submit.empty.anyway" />
          </Button>
          <Button data-autofocus onClick={dismiss}>
            <FormattedMessage id="stations.submit.empty.back" />
          </Button>
        </Group>
      </Modal>
    </>
  );
}
