import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import layout from '~/web/ui/layout.module.css';
import classes from './run.module.css';
import type { Moves } from './use-moves';

/** A question whose explanation is being looked after asks for a vote before the next one (spec 1 §4, §6). Gone at once, for the keys belong to the next question then. */
export function VotePrompt({ moves }: { moves: Moves }) {
  if (!moves.voteAsked) return null;
  return (
    <Dialog onClose={null} title={<FormattedMessage id="quizzes.question.vote.label" />}>
      <FormattedMessage id="quizzes.run.vote.about" />
      <div className={classes.votes}>
        <Button
          variant="default"
          data-autofocus
          before={<IconThumbUp size={20} aria-hidden />}
          onClick={() => moves.vote(1)}
        >
          <FormattedMessage id="quizzes.run.vote.up" />
        </Button>
        <Button variant="default" before={<IconThumbDown size={20} aria-hidden />} onClick={() => moves.vote(-1)}>
          <FormattedMessage id="quizzes.run.vote.down" />
        </Button>
      </div>
      <div className={layout.buttonsCentred}>
        <Button variant="subtle" tone="gray" onClick={moves.stay}>
          <FormattedMessage id="quizzes.run.vote.stay" />
        </Button>
      </div>
    </Dialog>
  );
}
