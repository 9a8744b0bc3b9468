import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from './announcer';
import { Button, type ButtonProps } from './button';
import { copyText } from './copy-text';

/** Milliseconds for which copying is confirmed (spec 3 §9). */
export const COPIED_FOR = 750;

const ICONS = { idle: IconCopy, copied: IconCheck, 'copy-failed': IconAlertTriangle };

/** Copies `value` and says for a moment whether that worked. */
export function CopyButton({
  value,
  children,
  ...props
}: { value: string; children?: ReactNode } & Omit<ButtonProps, 'value'>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'copy-failed'>('idle');
  const Icon = ICONS[outcome];

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const result = (await copyText(value)) ? 'copied' : 'copy-failed';
    setOutcome(result);
    announce(intl.formatMessage({ id: `app.${result}` }));
  };
  return (
    <Button
      variant="default"
      {...props}
      data-copied={outcome === 'copied' || undefined}
      before={<Icon size={18} aria-hidden />}
      onClick={() => void copy()}
    >
      {outcome === 'idle'
        ? (children ?? intl.formatMessage({ id: 'app.copy' }))
        : intl.formatMessage({ id: `app.${outcome}` })}
    </Button>
  );
}
