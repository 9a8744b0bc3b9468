import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAddress } from '../editing/links';
import { FormDialog } from './form-dialog';

interface Props {
  opened: boolean;
  /** Null when the words are those that are selected. */
  link: { href: string; words: string | null };
  onSave: (href: string, words: string | null) => void;
  onRemove: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** Adds a link, changes it or takes it off. */
export function LinkDialog({ opened, link, onSave, onRemove, onClose, onGone }: Props) {
  const { formatMessage: say } = useIntl();
  const [href, setHref] = useState(link.href);
  const [words, setWords] = useState(link.words ?? '');
  const [refused, setRefused] = useState(false);
  const isNew = link.href === '';

  const save = () => {
    const address = toAddress(href);
    if (address) onSave(address, link.words === null ? null : words.trim());
    else setRefused(true);
  };

  return (
    <FormDialog
      opened={opened}
      title={say({ id: 'rich-text.link.title' })}
      done={say({ id: isNew ? 'rich-text.link.add' : 'rich-text.link.save' })}
      onDone={save}
      onClose={onClose}
      onGone={onGone}
      aside={
        isNew ? undefined : (
          <Button variant="subtle" color="red" onClick={onRemove}>
            <FormattedMessage id="rich-text.link.remove" />
          </Button>
        )
      }
    >
      <Stack gap="md">
        {link.words !== null && (
          <TextInput
            label={say({ id: 'rich-text.link.words' })}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <TextInput
          label={say({ id: 'rich-text.link.address' })}
          description={say({ id: 'rich-text.link.address.about' })}
          value={href}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={refused && say({ id: 'rich-text.link.invalid' })}
          onChange={(event) => {
            setHref(event.currentTarget.value);
            setRefused(false);
          }}
          data-autofocus={link.words === null || undefined}
        />
      </Stack>
    </FormDialog>
  );
}
