import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from './button';
import { ConfirmDialog } from './confirm-dialog';

interface ConfirmButtonProps extends ButtonProps {
  question: ReactNode;
  /** What happens then. */
  consequence: ReactNode;
  /** The word on the button that does it. */
  confirm: ReactNode;
  /** Whether to ask at all; else it is done at once. */
  ask?: boolean;
  onConfirm: () => void;
  /** Stands in for the button, such as an icon. */
  trigger?: (begin: () => void) => ReactNode;
}

/** Asks once before it does something that cannot be undone. */
export function ConfirmButton({
  question,
  consequence,
  confirm,
  ask = true,
  onConfirm,
  trigger,
  ...button
}: ConfirmButtonProps) {
  const [opened, setOpened] = useState(false);
  const begin = () => (ask ? setOpened(true) : onConfirm());
  const close = () => setOpened(false);
  return (
    <>
      {trigger ? trigger(begin) : <Button variant="subtle" tone="red" {...button} onClick={begin} />}
      <ConfirmDialog
        opened={opened}
        title={question}
        confirm={confirm}
        destructive
        onClose={close}
        onConfirm={() => {
          close();
          onConfirm();
        }}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
