import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { useAction } from '~/web/live/client';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { ProblemNotice } from '~/web/ui/problem';
import type { CardActs } from './use-card-acts';

/** Changes one's own card in place: the review goes on with what was saved (spec 2 §2). */
export function CardEditor({ acts }: { acts: CardActs }) {
  const { formatMessage: say } = useIntl();
  const { card } = acts;
  const [front, setFront] = useState(card.front as string);
  const [back, setBack] = useState(card.back as string);
  const save = useAction(
    editDeck,
    'autosave',
    { params: { deck_id: card.deck_id } },
    {
      onSuccess: ({ card: saved }) => {
        acts.change(card.id, { front: saved.front, back: saved.back, revision: saved.revision });
        acts.close();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { front_image_url, back_image_url, tags, revision } = card;
    save.mutate({ card: { id: `e${card.id}`, front, back, front_image_url, back_image_url, tags, revision } });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <LazyRichTextEditor
          tools="question"
          label={say({ id: 'flashcards.card.front' })}
          minRows={3}
          html={front}
          onChange={setFront}
        />
        <LazyRichTextEditor
          tools="question"
          label={say({ id: 'flashcards.card.back' })}
          minRows={3}
          html={back}
          onChange={setBack}
        />
        {save.error && <ProblemNotice error={save.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={acts.close}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" loading={save.isPending}>
            <FormattedMessage id="flashcards.card.edit.save" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
