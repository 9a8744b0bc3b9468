import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

/** To the group's rooms outside; nothing if there are none. */
export function ChatLink({ href }: { href: string }) {
  if (href === '') return null;
  return (
    <Button
      variant="default"
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconMessageCircle size={18} aria-hidden />}
    >
      <FormattedMessage id="group-practice.chat" />
    </Button>
  );
}
