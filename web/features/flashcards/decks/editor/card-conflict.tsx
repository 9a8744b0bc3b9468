import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '~/web/ui/rich-text';
import type { CardText, Choice, ServerCard } from './deck-state';
import classes from './editor.module.css';

interface Props {
  mine: CardText;
  /** Null if it was deleted. */
  theirs: ServerCard | null;
  /** Both may be kept, as two cards. */
  both?: boolean;
  onChoose: (choice: Choice) => void;
}

/** Another person, or oneself elsewhere, changed the card meanwhile: both states, side by side, and what can become of them. */
export function CardConflict({ mine, theirs, both, onChoose }: Props) {
  const what = theirs === null ? 'deleted' : theirs.changed_by_self ? 'own' : 'changed';
  return (
    <Alert color="yellow" variant="light" role="alert" icon={<IconUsers aria-hidden />} className={classes.conflict}>
      <p className={classes.conflictTitle}>
        <FormattedMessage id={`flashcards.decks.conflict.${what}`} values={{ who: theirs?.changed_by || 'none' }} />
      </p>
      <div className={classes.versions}>
        <Version id="mine" text={mine} />
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
        {both && theirs && (
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
