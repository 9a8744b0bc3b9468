import { Box, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countOf, sendUnsent, type Unsent } from '~/web/core/stores/unsent';
import { WithMantine } from '~/web/ui/mantine';
import { ProblemNotice } from '~/web/ui/problem';
import { UnsentList } from './unsent-list';

interface Props {
  personId: number;
  /** Null while it is closed. */
  unsent: Unsent[] | null;
  onChange: (unsent: Unsent[] | null) => void;
  onLeave: () => void;
  leaving: boolean;
  problem: Error | null;
}

/** Names what only this device has, before it is signed out: it is sent, or thrown away. */
export function LeaveDialog({ personId, unsent, onChange, onLeave, leaving, problem }: Props) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setSending(true);
    setFailed(false);
    const left = await sendUnsent(personId);
    setSending(false);
    if (left.length === 0) return onLeave();
    setFailed(true);
    onChange(left);
  };
  const close = () => {
    setFailed(false);
    onChange(null);
  };
  return (
    <WithMantine>
      <Modal
        opened={unsent !== null}
        onClose={close}
        withCloseButton={false}
        title={<FormattedMessage id="app.unsent.title" values={{ count: countOf(unsent ?? []) }} />}
      >
        <Text component="div" mb="lg">
          <UnsentList unsent={unsent ?? []} onOpen={close} />
          <FormattedMessage id="app.unsent.leave" values={{ count: countOf(unsent ?? []) }} />
        </Text>
        <Box mb="lg" role="alert">
          {failed && <FormattedMessage id="app.unsent.failed" />}
          {problem && <ProblemNotice error={problem} />}
        </Box>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} data-autofocus>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button color="red" variant="light" disabled={sending || leaving} onClick={onLeave}>
            <FormattedMessage id="app.unsent.lose" />
          </Button>
          <Button disabled={sending || leaving} aria-busy={sending || leaving} onClick={() => void send()}>
            <FormattedMessage id="app.unsent.send" />
          </Button>
        </Group>
      </Modal>
    </WithMantine>
  );
}
