import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from './form-dialog';

interface Props {
  opened: boolean;
  alt: string;
  onSave: (alt: string) => void;
  onClose: () => void;
  onGone: () => void;
}

/** The words of a picture for who does not see it. */
export function DescriptionDialog({ opened, alt, onSave, onClose, onGone }: Props) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState(alt);
  return (
    <FormDialog
      opened={opened}
      title={say({ id: 'rich-text.image.alt.title' })}
      done={say({ id: 'rich-text.image.alt.save' })}
      onDone={() => onSave(text.trim())}
      onClose={onClose}
      onGone={onGone}
    >
      <Textarea
        label={say({ id: 'rich-text.image.alt' })}
        description={say({ id: 'rich-text.image.alt.about' })}
        value={text}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
