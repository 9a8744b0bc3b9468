import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from './announcer';

/** Milliseconds for which copying is confirmed (spec 3 §9). */
export const COPIED_FOR = 750;

/** Copies `value` and says so for a moment. */
export function CopyButton({ value, children, ...props }: { value: string; children?: ReactNode } & ButtonProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const clipboard = useClipboard({ timeout: COPIED_FOR });
  const copied = intl.formatMessage({ id: 'app.copied' });
  const copy = () => {
    clipboard.copy(value);
    announce(copied);
  };
  return (
    <Button
      variant="default"
      {...props}
      data-copied={clipboard.copied || undefined}
      leftSection={clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      onClick={copy}
    >
      {clipboard.copied ? copied : (children ?? intl.formatMessage({ id: 'app.copy' }))}
    </Button>
  );
}
