import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '~/web/ui/rich-text';
import type { CardText, Choice, EditedCard } from './deck-state';
import classes from './editor.module.css';

/** Two have written on the same card: both states, side by side, and what can become of them. */
export function CardConflict({ card, onChoose }: { card: EditedCard; onChoose: (choice: Choice) => void }) {
  const { theirs } = card;
  if (theirs === undefined) return null;
  return (
    <Alert color="yellow" variant="light" role="alert" icon={<IconUsers aria-hidden />} className={classes.conflict}>
      <p className={classes.conflictTitle}>
        <FormattedMessage
          id={theirs === null ? 'flashcards.decks.conflict.deleted' : 'flashcards.decks.conflict.changed'}
          values={{ who: theirs?.changed_by || 'none' }}
        />
      </p>
      <div className={classes.versions}>
        <Version id="mine" text={card} />
        {theirs && <Version id="theirs" text={theirs} />}
      </div>
      <Group gap="sm" mt="sm">
        <Button onClick={() => onChoose('mine')}>
          <FormattedMessage id="flashcards.decks.conflict.keep-mine" />
        </Button>
        <Button variant="default" onClick={() => onChoose('theirs')}>
          <FormattedMessage
            id={theirs === null ? 'flashcards.decks.conflict.let-go' : 'flashcards.decks.conflict.take-theirs'}
          />
        </Button>
        {theirs && (
          <Button variant="default" onClick={() => onChoose('both')}>
            <FormattedMessage id="flashcards.decks.conflict.keep-both" />
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function Version({ id, text }: { id: 'mine' | 'theirs'; text: CardText }) {
  return (
    <section className={classes.version}>
      <h4>
        <FormattedMessage id={`flashcards.decks.conflict.${id}`} />
      </h4>
      <RichText html={text.front} />
      <hr />
      <RichText html={text.back} />
    </section>
  );
}
