import { Box, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { confirm, confirmationPasskey, confirmationWays } from '~/domain/accounts/security/contract';
import { href, type Input } from '~/domain/kit/contract';
import { useCall } from '~/web/live/client';
import { settleConfirmation } from '~/web/live/confirmation';
import { post } from '~/web/live/request';
import { WithMantine } from '~/web/ui/mantine';
import { ProblemNotice } from '~/web/ui/problem';
import { PasswordField } from '~/web/ui/password-field';
import { TextField } from '~/web/ui/text-field';
import { askPasskey, canUsePasskeys } from './passkey-browser';

/** Asks the person to prove who they are, for a request that waits for it. */
export function ConfirmationDialog({ opened }: { opened: boolean }) {
  return (
    <WithMantine>
      <Modal
        opened={opened}
        onClose={() => settleConfirmation(false)}
        title={<FormattedMessage id="security.confirm.title" />}
        withCloseButton={false}
      >
        <ConfirmationForm />
      </Modal>
    </WithMantine>
  );
}

/** Begins empty each time: Mantine takes the content of a closed dialog away. */
function ConfirmationForm() {
  const intl = useIntl();
  const { data: ways } = useCall(confirmationWays, {});
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const prove = useMutation({
    mutationFn: (input: Input<typeof confirm>) => post(href(confirm), input),
    onSuccess: () => settleConfirmation(true),
    onError: () => setTyped(''),
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const options = (await post(href(confirmationPasskey), {})) as { challenge: string };
      await post(href(confirm), { credential: await askPasskey(options) });
    },
    onSuccess: () => settleConfirmation(true),
  });
  const error = prove.error ?? byPasskey.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    byPasskey.reset();
    prove.mutate(byCode ? { code: typed } : { password: typed });
  };
  const field = {
    required: true,
    'data-autofocus': true,
    value: typed,
    onChange: (event: { currentTarget: HTMLInputElement }) => setTyped(event.currentTarget.value),
  };
  return (
    <form onSubmit={submit}>
      <Text mb="md">
        <FormattedMessage id="security.confirm.lead" />
      </Text>
      {error && (
        <Box mb="md">
          <ProblemNotice error={error} />
        </Box>
      )}
      <Stack gap="sm">
        {byCode ? (
          <TextField
            {...field}
            label={intl.formatMessage({ id: 'security.step.code' })}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        ) : (
          <PasswordField
            {...field}
            label={intl.formatMessage({ id: 'security.confirm.password' })}
            name="password"
            autoComplete="current-password"
          />
        )}
        {ways?.passkeys && canUsePasskeys() && (
          <Button
            variant="default"
            leftSection={<IconKey size={18} aria-hidden />}
            loading={byPasskey.isPending}
            onClick={() => {
              prove.reset();
              byPasskey.mutate();
            }}
          >
            <FormattedMessage id="security.passkey.use" />
          </Button>
        )}
        {ways?.totp && (
          <Button
            variant="subtle"
            onClick={() => {
              setByCode(!byCode);
              setTyped('');
              prove.reset();
            }}
          >
            <FormattedMessage id={byCode ? 'security.confirm.by-password' : 'security.confirm.by-code'} />
          </Button>
        )}
      </Stack>
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
