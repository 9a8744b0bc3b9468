import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CARD_NOTE_MAX, noteFlashcard } from '~/domain/flashcards/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { useProblemMessage } from '~/web/ui/problem';
import { TextArea } from '~/web/ui/text-field';
import { showToast } from '~/web/ui/toast';
import classes from './review.module.css';
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
      <div className={layout.stackMedium}>
        <TextArea
          data-autofocus
          className={classes.noteField}
          maxLength={CARD_NOTE_MAX}
          label={say({ id: 'flashcards.card.note' })}
          description={say({ id: 'flashcards.card.note.about' })}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={layout.actsAtEnd}>
          <Button variant="default" onClick={acts.close}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit">
            <FormattedMessage id="flashcards.card.note.save" />
          </Button>
        </div>
      </div>
    </form>
  );
}
