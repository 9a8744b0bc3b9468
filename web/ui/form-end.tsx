import { Button, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { ProblemError } from '~/web/live/client';
import { ProblemNotice } from './problem';

interface Props {
  sign: Icon;
  error: ProblemError | null;
  /** Whether something is missing, which `hint` says. */
  missing: boolean;
  sending: boolean;
  /** The line below the button, whose place is always kept. */
  hint: ReactNode;
  children: ReactNode;
}

/** How a long form ends: what went wrong, the button that sends it, and what is missing before it can be sent. */
export function FormEnd({ sign: Sign, error, missing, sending, hint, children }: Props) {
  const hintId = useId();
  return (
    <>
      {error && <ProblemNotice error={error} />}
      <Button
        type="submit"
        h={56}
        fz="md"
        fullWidth
        disabled={missing}
        loading={sending}
        aria-describedby={hintId}
        leftSection={<Sign size={20} aria-hidden />}
      >
        {children}
      </Button>
      <Text id={hintId} size="sm" c="dimmed" ta="center" mih="1.5em" role={sending ? 'status' : undefined}>
        {hint}
      </Text>
    </>
  );
}
