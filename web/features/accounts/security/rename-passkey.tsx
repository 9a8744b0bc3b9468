import { Box, Button, Group, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Factors, PASSKEY_NAME_MAX, secondFactor } from '~/domain/accounts/security/contract';
import type { Output } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';

interface Props {
  passkey: Factors['passkeys'][number];
  onDone: (changed: Output<typeof secondFactor.actions.rename_passkey>) => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onDone }: Props) {
  const { formatMessage: say } = useIntl();
  const [opened, setOpened] = useState(false);
  const title = say({ id: 'security.passkey.rename.of' }, { name: passkey.name });
  return (
    <>
      <Button variant="subtle" aria-label={title} onClick={() => setOpened(true)}>
        <FormattedMessage id="security.passkey.rename" />
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={title} withCloseButton={false}>
        <RenameForm
          passkey={passkey}
          onDone={(changed) => {
            setOpened(false);
            onDone(changed);
          }}
          onClose={() => setOpened(false)}
        />
      </Modal>
    </>
  );
}

function RenameForm({ passkey, onDone, onClose }: Props & { onClose: () => void }) {
  const { formatMessage: say } = useIntl();
  const [name, setName] = useState(passkey.name);
  const rename = useAction(secondFactor, 'rename_passkey', {}, { onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ passkey_id: passkey.id, name });
  };
  return (
    <form onSubmit={submit}>
      {rename.error && (
        <Box mb="md">
          <ProblemNotice error={rename.error} />
        </Box>
      )}
      <TextInput
        label={say({ id: 'security.passkey.name' })}
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
        <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
          <FormattedMessage id="security.passkey.rename" />
        </Button>
      </Group>
    </form>
  );
}
