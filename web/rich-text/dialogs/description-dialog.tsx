import { Checkbox, Stack, Textarea } from '@mantine/core';
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

/** The words of a picture for people who cannot see it, or the choice that it needs none. */
export function DescriptionDialog({ opened, alt, onSave, onClose, onGone }: Props) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState(alt);
  const [decorative, setDecorative] = useState(false);
  const [refused, setRefused] = useState(false);
  const words = text.trim();
  const save = () => {
    if (decorative) onSave('');
    else if (words !== '') onSave(words);
    else setRefused(true);
  };
  return (
    <FormDialog
      opened={opened}
      title={say({ id: 'rich-text.image.alt.title' })}
      done={say({ id: 'rich-text.image.alt.save' })}
      onDone={save}
      onClose={onClose}
      onGone={onGone}
    >
      <Stack gap="md">
        <Textarea
          label={say({ id: 'rich-text.image.alt' })}
          description={say({ id: 'rich-text.image.alt.about' })}
          error={refused && say({ id: 'rich-text.image.alt.missing' })}
          value={decorative ? '' : text}
          disabled={decorative}
          maxLength={500}
          autosize
          minRows={2}
          maxRows={6}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefused(false);
          }}
          data-autofocus
        />
        <Checkbox
          checked={decorative}
          label={say({ id: 'rich-text.image.decorative' })}
          description={say({ id: 'rich-text.image.decorative.about' })}
          onChange={(event) => {
            setDecorative(event.currentTarget.checked);
            setRefused(false);
          }}
        />
      </Stack>
    </FormDialog>
  );
}
