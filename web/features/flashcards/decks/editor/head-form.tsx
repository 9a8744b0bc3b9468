import { Button, Group, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DECK_DESCRIPTION_MAX, DECK_NAME_MAX } from '~/domain/flashcards/decks/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { Part } from '~/web/drafts/editor/layout';
import { ColourPicker, IconPicker } from '~/web/drafts/editor/look-pickers';
import classes from './editor.module.css';
import type { DeckEditor } from './use-deck-editor';

/** Name and description, which a deck needs (spec 2 §5), and by what it is known at a glance. */
export function HeadForm({ editor }: { editor: DeckEditor }) {
  const { formatMessage: say } = useIntl();
  const form = useRef<HTMLDivElement>(null);
  const { head, theirHead } = editor.state;
  const { asked } = editor;
  const missing = (field: 'deck_name' | 'deck_description') =>
    asked > 0 && head[field].trim() === '' ? say({ id: `flashcards.decks.${field}.missing` }) : undefined;
  useEffect(() => {
    // What was refused is where the eye goes next.
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return (
    <Part title={<FormattedMessage id="flashcards.decks.about" />}>
      <div ref={form} className={classes.fields}>
        {theirHead && (
          <div className={classes.headConflict} role="alert">
            <Text size="sm">
              <FormattedMessage
                id="flashcards.decks.conflict.head"
                values={{ name: theirHead.head.deck_name, description: theirHead.head.deck_description }}
              />
            </Text>
            <Group gap="sm" mt={8}>
              <Button size="compact-md" onClick={() => editor.chooseHead(true)}>
                <FormattedMessage id="flashcards.decks.conflict.keep-mine" />
              </Button>
              <Button size="compact-md" variant="default" onClick={() => editor.chooseHead(false)}>
                <FormattedMessage id="flashcards.decks.conflict.take-theirs" />
              </Button>
            </Group>
          </div>
        )}
        <TextInput
          label={say({ id: 'flashcards.decks.deck_name' })}
          value={head.deck_name}
          maxLength={DECK_NAME_MAX}
          required
          withAsterisk={false}
          error={missing('deck_name')}
          onChange={(event) => editor.setHead({ deck_name: event.currentTarget.value })}
        />
        <Textarea
          label={say({ id: 'flashcards.decks.deck_description' })}
          value={head.deck_description}
          maxLength={DECK_DESCRIPTION_MAX}
          autosize
          minRows={2}
          required
          withAsterisk={false}
          error={missing('deck_description')}
          onChange={(event) => editor.setHead({ deck_description: event.currentTarget.value })}
        />
        <TagsInput
          label={say({ id: 'flashcards.decks.category' })}
          description={say({ id: 'flashcards.decks.category.how' }, { max: TAGS_MAX })}
          value={head.category}
          maxTags={TAGS_MAX}
          maxLength={TAG_MAX}
          splitChars={[',']}
          onChange={(tags) => editor.setHead({ category: tags.map((tag) => tag.trim()).filter(Boolean) })}
        />
        <IconPicker value={head.deck_icon} onChange={(deck_icon) => editor.setHead({ deck_icon })} />
        <ColourPicker value={head.deck_colour} onChange={(deck_colour) => editor.setHead({ deck_colour })} />
      </div>
    </Part>
  );
}
