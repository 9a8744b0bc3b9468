import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CARD_NOTE_MAX, noteFlashcard } from '~/domain/flashcards/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import type { CardActs } from './use-card-acts';

/** One's own note on a card; kept on the device without a network (spec 2 §3). */
export function CardNote({ acts }: { acts: CardActs }) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const { id, note } = acts.card;
  const [text, setText] = useState(note);
  const kept = useKeptCall(noteFlashcard, `flashcard-note.${id}`, {
    refused: (problem) => showToast(problemMessage(problem), { tone: 'failure' }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    kept.send(id, { flashcard_id: id, note: text.trim() }, { text });
    acts.change(id, { note: text.trim() });
    acts.close();
  };
  return (
    <form onSubmit={save}>
      <Stack gap="md">
        <Textarea
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          maxLength={CARD_NOTE_MAX}
          label={say({ id: 'flashcards.card.note' })}
          description={say({ id: 'flashcards.card.note.about' })}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={acts.close}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit">
            <FormattedMessage id="flashcards.card.note.save" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
