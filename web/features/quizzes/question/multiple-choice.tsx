import { IconCheck, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { AnsweredQuestion, OpenQuestion } from '~/domain/questions/contract';
import layout from '~/web/ui/layout.module.css';
import classes from './multiple-choice.module.css';
import { FEWEST, peopleIn, shares } from './statistics';

interface Props {
  question: OpenQuestion;
  picks: readonly number[];
  /** Submitted: nothing can be picked any more. */
  locked: boolean;
  onPick: (answerId: number) => void;
}

/** The options to pick from. Plain elements: a question is there the moment it is asked for. */
export const Options = memo(function Options({ question, picks, locked, onPick }: Props) {
  const { formatMessage: say } = useIntl();
  const several = question.selectable_answers > 1;
  return (
    <fieldset className={classes.options} disabled={locked}>
      <legend className={layout.legend}>
        {several
          ? say({ id: 'quizzes.question.pick-several' }, { count: question.selectable_answers })
          : say({ id: 'quizzes.question.pick-one' })}
      </legend>
      {several && (
        <p className={classes.hint} aria-hidden>
          {say({ id: 'quizzes.question.picked' }, { picked: picks.length, count: question.selectable_answers })}
        </p>
      )}
      {question.answers.map(({ answer_id, answer_text }, index) => (
        <label key={answer_id} className={classes.option} data-picked={picks.includes(answer_id) || undefined}>
          <input
            type={several ? 'checkbox' : 'radio'}
            className={classes.input}
            name={`question-${question.question_id}`}
            data-option
            checked={picks.includes(answer_id)}
            onChange={() => onPick(answer_id)}
          />
          <span className={classes.key} data-several={several || undefined} aria-hidden>
            {index + 1}
          </span>
          <span className={layout.fillBreakable}>{answer_text}</span>
        </label>
      ))}
    </fieldset>
  );
});

/** The options with the key, what the person picked, and how the others answered. */
export const AnsweredOptions = memo(function AnsweredOptions({
  question,
  answered,
}: {
  question: OpenQuestion;
  answered: AnsweredQuestion;
}) {
  const percent = shares(answered.answer_count, question.selectable_answers);
  const enough = peopleIn(answered.answer_count, question.selectable_answers) >= FEWEST;
  return (
    <ol className={classes.options}>
      {question.answers.map(({ answer_id, answer_text }, index) => {
        const right = answered.correct_answers.includes(answer_id);
        const picked = answered.selected.includes(answer_id);
        const share = percent[answer_id] ?? 0;
        const tag = right ? (picked ? 'right-picked' : 'right-missed') : picked ? 'wrong-picked' : null;
        return (
          <li key={answer_id} className={classes.option} data-state={right ? 'right' : picked ? 'wrong' : 'other'}>
            <span className={classes.key} aria-hidden>
              {right ? <IconCheck size={18} stroke={2.5} /> : picked ? <IconX size={18} stroke={2.5} /> : index + 1}
            </span>
            <span className={layout.fillBreakable}>
              {answer_text}
              {tag && (
                <span className={classes.tag}>
                  <FormattedMessage id={`quizzes.question.option.${tag}`} />
                </span>
              )}
            </span>
            {enough && (
              <>
                <span className={classes.share}>
                  <strong>
                    <FormattedNumber value={share / 100} style="percent" />
                  </strong>{' '}
                  <FormattedMessage id="quizzes.question.chose" />
                </span>
                <span className={classes.bar} aria-hidden style={{ inlineSize: `${share}%` }} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
});
