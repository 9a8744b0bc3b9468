import { Button, VisuallyHidden } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './question-tools.module.css';
import type { QuestionActs } from './use-question-acts';

const OPTIONS = [
  { type: 1, Icon: IconThumbUp, id: 'quizzes.question.vote.up', keys: 'Shift+ArrowUp' },
  { type: -1, Icon: IconThumbDown, id: 'quizzes.question.vote.down', keys: 'Shift+ArrowDown' },
] as const;

/** One vote on the explanation: after it both buttons lock and the chosen one stands out (spec 1 §4). */
export function QuestionVote({ acts }: { acts: QuestionActs }) {
  const { formatMessage: say, formatNumber } = useIntl();
  if (!acts.mayVote) return null;
  return (
    <div className={classes.vote} role="group" aria-labelledby="vote-question">
      <span id="vote-question" className={classes.asked}>
        <FormattedMessage id={acts.vote === 0 ? 'quizzes.question.vote.label' : 'quizzes.question.vote.voted'} />
      </span>
      {OPTIONS.map(({ type, Icon, id, keys }) => {
        const count = type === 1 ? acts.upvotes : acts.downvotes;
        const chosen = acts.vote === type;
        return (
          <Button
            key={type}
            px={14}
            variant={chosen ? 'light' : 'subtle'}
            color={chosen ? undefined : 'gray'}
            className={classes.option}
            data-chosen={chosen || undefined}
            aria-pressed={chosen}
            aria-keyshortcuts={keys}
            disabled={acts.vote !== 0}
            onClick={() => acts.castVote(type)}
          >
            <Icon size={20} aria-hidden fill={chosen ? 'currentColor' : 'none'} />
            <span className={classes.count} aria-hidden>
              {formatNumber(count)}
            </span>
            <VisuallyHidden>{say({ id }, { count })}</VisuallyHidden>
          </Button>
        );
      })}
    </div>
  );
}
