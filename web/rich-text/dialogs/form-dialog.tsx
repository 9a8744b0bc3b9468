import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  opened: boolean;
  title: string;
  /** What the button that does it says. */
  done: string;
  onDone: () => void;
  onClose: () => void;
  /** When it is gone: the focus goes back to the text. */
  onGone: () => void;
  children: ReactNode;
  /** Left of the buttons. */
  aside?: ReactNode;
}

/** A small form over the page. The form of the page around the editor hears nothing of it. */
export function FormDialog({ opened, title, done, onDone, onClose, onGone, children, aside }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} returnFocus={false} onExitTransitionEnd={onGone} size="md">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      >
        {children}
        <Group justify="space-between" mt="lg" gap="sm">
          {aside ?? <span />}
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="app.cancel" />
            </Button>
            <Button type="submit">{done}</Button>
          </Group>
        </Group>
      </form>
    </Modal>
  );
}
