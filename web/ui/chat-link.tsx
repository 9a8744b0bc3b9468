import { IconMessageCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { AnchorButton } from './button';

/** To the group's rooms outside; nothing if there are none. */
export function ChatLink({ href }: { href: string }) {
  if (href === '') return null;
  return (
    <AnchorButton
      variant="default"
      href={href}
      target="_blank"
      rel="noreferrer"
      before={<IconMessageCircle size={18} aria-hidden />}
    >
      <FormattedMessage id="group-practice.chat" />
    </AnchorButton>
  );
}
