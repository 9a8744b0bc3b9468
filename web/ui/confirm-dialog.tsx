import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Busy, Button } from './button';
import { Dialog } from './dialog';
import { ProblemNotice } from './problem';

interface ConfirmDialogProps {
  opened: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** What the button that does it says, also while it is done. */
  confirm: ReactNode;
  /** For what takes something away. */
  destructive?: boolean;
  loading?: boolean;
  /** Why it was not done. */
  problem?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once. The focus starts on the way out and returns to where it was. */
export function ConfirmDialog({
  opened,
  title,
  children,
  confirm,
  destructive,
  loading,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  if (!opened) return null;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      acts={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button
            tone={destructive ? 'red' : 'accent'}
            disabled={loading}
            before={loading && <Busy />}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children && <div>{children}</div>}
      {problem && <ProblemNotice error={problem} />}
    </Dialog>
  );
}
