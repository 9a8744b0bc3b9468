import { IconCheck, IconPencilCheck, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { FREE_TEXT, type AnsweredQuestion, type OpenQuestion } from '~/domain/questions/contract';
import { wantsMarks } from './draft';
import layout from '~/web/ui/layout.module.css';
import classes from './verdict.module.css';

/** What came of it, in a sign and words; it takes the focus after submitting. */
export function Verdict({
  question,
  answered,
  ref,
}: {
  question: OpenQuestion;
  answered: AnsweredQuestion;
  ref?: Ref<HTMLHeadingElement>;
}) {
  const state = wantsMarks(answered) ? 'mark' : answered.counts_as_correct ? 'right' : 'wrong';
  const Icon = { mark: IconPencilCheck, right: IconCheck, wrong: IconX }[state];
  const of = question.question_type === FREE_TEXT ? answered.written.length : question.selectable_answers;
  const partly = state !== 'mark' && of > 1;
  return (
    <div className={classes.verdict} data-state={state}>
      <Icon size={22} stroke={2.5} aria-hidden className={layout.signOfText} />
      <div>
        <h3 ref={ref} tabIndex={-1} className={classes.words}>
          <FormattedMessage id={`quizzes.question.verdict.${state}`} />
        </h3>
        {state === 'mark' && (
          <p className={classes.more}>
            <FormattedMessage id="quizzes.question.verdict.mark.about" />
          </p>
        )}
        {partly && (
          <p className={classes.more}>
            <FormattedMessage id="quizzes.question.verdict.partly" values={{ right: answered.number_correct, of }} />
          </p>
        )}
      </div>
    </div>
  );
}
