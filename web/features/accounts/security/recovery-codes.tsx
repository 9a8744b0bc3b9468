import { Button, Group, Modal, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '~/web/ui/copy-button';
import classes from './security.module.css';

/** Recovery codes that were made just now. They are shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const intl = useIntl();
  const text = `Wardmates\n${intl.formatMessage({ id: 'security.codes.title' })}\n\n${codes.join('\n')}\n`;
  return (
    <Modal
      opened={codes.length > 0}
      onClose={onClose}
      title={<FormattedMessage id="security.codes.title" />}
      closeOnClickOutside={false}
      withCloseButton={false}
      size="lg"
    >
      <Text>
        <FormattedMessage id="security.codes.lead" />
      </Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end" gap="sm">
        <CopyButton value={codes.join('\n')} />
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="wardmates-recovery-codes.txt"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          <FormattedMessage id="security.codes.download" />
        </Button>
        <Button onClick={onClose}>
          <FormattedMessage id="security.codes.kept" />
        </Button>
      </Group>
    </Modal>
  );
}
