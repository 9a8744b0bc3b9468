import { Box, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PASSKEY_NAME_MAX, secondFactor } from '~/domain/accounts/security/contract';
import { deviceOf } from '~/domain/accounts/security/device-name';
import type { Output } from '~/domain/kit/contract';
import { runAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { deviceName } from './devices-card';
import { makePasskey } from './passkey-browser';

type Changed = Output<typeof secondFactor.actions.add_passkey>;

interface Props {
  opened: boolean;
  onDone: (changed: Changed) => void;
  onClose: () => void;
}

/** Making a passkey: a name to know it by, and then the browser asks. */
export function PasskeyDialog({ opened, onDone, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="security.passkey.add" />}
      withCloseButton={false}
    >
      <PasskeyForm onDone={onDone} onClose={onClose} />
    </Modal>
  );
}

function PasskeyForm({ onDone, onClose }: Omit<Props, 'opened'>) {
  const intl = useIntl();
  const [name, setName] = useState(() => deviceName(intl, deviceOf(navigator.userAgent)));
  const add = useMutation({
    mutationFn: async () => {
      const credential = await makePasskey(await runAction(secondFactor, 'passkey_options', {}, {}));
      return runAction(secondFactor, 'add_passkey', {}, { name, credential });
    },
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Text mb="md">
        <FormattedMessage id="security.passkey.add.lead" />
      </Text>
      {add.error && (
        <Box mb="md">
          <ProblemNotice error={add.error} />
        </Box>
      )}
      <TextInput
        label={intl.formatMessage({ id: 'security.passkey.name' })}
        name="name"
        maxLength={PASSKEY_NAME_MAX}
        required
        withAsterisk={false}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" loading={add.isPending}>
          <FormattedMessage id="security.confirm.submit" />
        </Button>
      </Group>
    </form>
  );
}
