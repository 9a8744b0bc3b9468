import { IconCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnsweredQuestion, OpenQuestion } from '~/domain/questions/contract';
import { FREE_TEXT_MAX } from '~/domain/quizzes/contract';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/text-field';
import { marksOf, wantsMarks, type Draft } from './draft';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import classes from './free-text.module.css';

interface BoxesProps {
  question: OpenQuestion;
  texts: Draft['texts'];
  /** Kept for good: nothing can be written any more. */
  locked: boolean;
  onWrite: (answerId: number, text: string) => void;
  /** Enter in a box. */
  onSubmit: () => void;
}

/** A box for each answer of a free-text question (spec 1 §4). */
export function FreeTextBoxes({ question, texts, locked, onWrite, onSubmit }: BoxesProps) {
  const { formatMessage: say } = useIntl();
  return (
    <form
      className={layout.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {question.answers.map(({ answer_id, answer_label }, index) => (
        <TextField
          key={answer_id}
          label={answer_label || say({ id: 'quizzes.question.box' }, { number: index + 1 })}
          value={texts[answer_id] ?? ''}
          maxLength={FREE_TEXT_MAX}
          readOnly={locked}
          onChange={(event) => onWrite(answer_id, event.currentTarget.value)}
        />
      ))}
      {/* With several boxes a form is sent by Enter only if it has a button; the one to press stands in the bar below. */}
      <button type="submit" hidden />
    </form>
  );
}

interface MarkingProps {
  question: OpenQuestion;
  answered: AnsweredQuestion;
  draft: Draft;
  /** Left out if the marks are handed in. */
  onMark?: (answerId: number, mark: boolean) => void;
  onMarkAll?: (mark: boolean) => void;
}

const MARKS = [
  { mark: true, id: 'quizzes.question.mark.right', Icon: IconCheck },
  { mark: false, id: 'quizzes.question.mark.wrong', Icon: IconX },
] as const;

/** What one wrote beside the model answers, each to be marked by oneself or all at once (spec 1 §4). */
export function SelfMarking({ question, answered, draft, onMark, onMarkAll }: MarkingProps) {
  const { formatMessage: say } = useIntl();
  const marks = marksOf(answered, draft);
  const markable = wantsMarks(answered) && onMark !== undefined;
  const model = new Map(answered.model_answers.map((each) => [each.answer_id, each.answer_text]));
  const written = new Map(answered.written.map((each) => [each.answer_id, each.user_text]));
  return (
    <div className={layout.form}>
      {question.answers.map(({ answer_id, answer_label }, index) => {
        const label = answer_label || say({ id: 'quizzes.question.box' }, { number: index + 1 });
        const mark = marks[answer_id];
        return (
          <div
            key={answer_id}
            className={classes.pair}
            role="group"
            aria-label={label}
            data-mark={mark === undefined ? 'none' : mark ? 'right' : 'wrong'}
          >
            <div className={texts.bold}>{label}</div>
            <dl className={classes.texts}>
              <dt>
                <FormattedMessage id="quizzes.question.you-wrote" />
              </dt>
              <dd>{written.get(answer_id)}</dd>
              <dt>
                <FormattedMessage id="quizzes.question.model-answer" />
              </dt>
              <dd className={texts.strong}>{model.get(answer_id)}</dd>
            </dl>
            <div className={layout.toolbar}>
              {MARKS.map(({ mark: value, id, Icon }) =>
                markable ? (
                  <button
                    key={id}
                    type="button"
                    className={classes.mark}
                    data-mark={value ? 'right' : 'wrong'}
                    aria-pressed={mark === value}
                    onClick={() => onMark(answer_id, value)}
                  >
                    <Icon size={18} stroke={2.5} aria-hidden />
                    <FormattedMessage id={id} />
                  </button>
                ) : (
                  mark === value && (
                    <span key={id} className={classes.marked}>
                      <Icon size={18} stroke={2.5} aria-hidden />
                      <FormattedMessage id={id} />
                    </span>
                  )
                ),
              )}
            </div>
          </div>
        );
      })}
      {markable && onMarkAll && question.answers.length > 1 && (
        <div className={layout.toolbar}>
          <Button variant="default" before={<IconCheck size={18} aria-hidden />} onClick={() => onMarkAll(true)}>
            <FormattedMessage id="quizzes.question.mark.all-right" />
          </Button>
          <Button variant="default" before={<IconX size={18} aria-hidden />} onClick={() => onMarkAll(false)}>
            <FormattedMessage id="quizzes.question.mark.all-wrong" />
          </Button>
        </div>
      )}
    </div>
  );
}
