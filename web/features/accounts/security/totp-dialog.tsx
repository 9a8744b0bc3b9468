import { Box, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { secondFactor } from '~/domain/accounts/security/contract';
import type { Output } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { CopyButton } from '~/web/ui/copy-button';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './security.module.css';

type Setup = Output<typeof secondFactor.actions.start_totp>;
type Changed = Output<typeof secondFactor.actions.add_totp>;

const QR_PIXELS = 200;

/** Setting up an authenticator app: scan, type the code that it shows. */
export function TotpDialog({
  setup,
  onDone,
  onClose,
}: {
  setup: Setup | null;
  onDone: (changed: Changed) => void;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={setup !== null}
      onClose={onClose}
      title={<FormattedMessage id="security.app.set-up" />}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      {setup && <TotpForm setup={setup} onDone={onDone} onClose={onClose} />}
    </Modal>
  );
}

function TotpForm({
  setup,
  onDone,
  onClose,
}: {
  setup: Setup;
  onDone: (changed: Changed) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const add = useAction(secondFactor, 'add_totp', {}, { onSuccess: onDone, onError: () => setCode('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ setup: setup.setup, code });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>
          <FormattedMessage id="security.app.scan" />
        </Text>
        <span className={classes.qr}>
          <QRCodeSVG
            value={setup.address}
            size={QR_PIXELS}
            level="M"
            bgColor="#ffffff"
            fgColor="#000000"
            title={intl.formatMessage({ id: 'security.app.qr' })}
          />
        </span>
        <Box>
          <Text size="sm" c="dimmed">
            <FormattedMessage id="security.app.by-hand" />
          </Text>
          <Group gap="sm" mt={4}>
            <Text className={classes.secret} flex="1 1 200px" data-secret>
              {setup.secret.replace(/(.{4})/g, '$1 ').trim()}
            </Text>
            <CopyButton value={setup.secret} />
          </Group>
        </Box>
        {add.error && <ProblemNotice error={add.error} />}
        <TextInput
          label={intl.formatMessage({ id: 'security.app.code' })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" loading={add.isPending}>
            <FormattedMessage id="security.app.finish" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
