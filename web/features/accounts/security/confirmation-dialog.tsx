import { Box, Button, Group, Modal, PasswordInput, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { confirm } from '~/domain/accounts/security/contract';
import { useMutate } from '~/web/live/client';
import { settleConfirmation } from '~/web/live/confirmation';
import { ProblemNotice } from '~/web/ui/problem';

/** Asks the person to prove who they are, for a request that waits for it. */
export function ConfirmationDialog({ opened }: { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={() => settleConfirmation(false)}
      title={<FormattedMessage id="security.confirm.title" />}
      withCloseButton={false}
    >
      <ConfirmationForm />
    </Modal>
  );
}

/** Begins empty each time: Mantine takes the content of a closed dialog away. */
function ConfirmationForm() {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const prove = useMutate(confirm, {
    onSuccess: () => settleConfirmation(true),
    onError: () => setPassword(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    prove.mutate({ password });
  };
  return (
    <form onSubmit={submit}>
      <Text mb="md">
        <FormattedMessage id="security.confirm.lead" />
      </Text>
      {prove.error && (
        <Box mb="md">
          <ProblemNotice error={prove.error} />
        </Box>
      )}
      <PasswordInput
        label={intl.formatMessage({ id: 'security.confirm.password' })}
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={() => settleConfirmation(false)}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" loading={prove.isPending}>
          <FormattedMessage id="security.confirm.submit" />
        </Button>
      </Group>
    </form>
  );
}
