import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './button';
import { Dialog } from './dialog';

/** Tells one thing that is not to be overlooked. The focus returns to where it was. */
export function NoticeDialog({
  opened,
  title,
  children,
  onClose,
}: {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}) {
  if (!opened) return null;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      acts={
        <Button onClick={onClose} data-autofocus>
          <FormattedMessage id="app.close" />
        </Button>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
