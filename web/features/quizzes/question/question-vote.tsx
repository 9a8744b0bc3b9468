import { FormattedMessage } from 'react-intl';
import { VoteButtons } from '~/web/parts/acts/vote-buttons';
import classes from './question-tools.module.css';
import type { QuestionActs } from './use-question-acts';

const WORDS = { up: 'quizzes.question.vote.up', down: 'quizzes.question.vote.down' };
const SHORTCUTS = { up: 'Shift+ArrowUp', down: 'Shift+ArrowDown' };

/** One vote on the explanation (spec 1 §4). */
export function QuestionVote({ acts }: { acts: QuestionActs }) {
  if (!acts.mayVote) return null;
  return (
    <div className={`no-print ${classes.vote}`} role="group" aria-labelledby="vote-question">
      <span id="vote-question" className={classes.asked}>
        <FormattedMessage id={acts.vote === 0 ? 'quizzes.question.vote.label' : 'quizzes.question.vote.voted'} />
      </span>
      <VoteButtons votes={acts} words={WORDS} shortcuts={SHORTCUTS} onVote={acts.castVote} />
    </div>
  );
}
