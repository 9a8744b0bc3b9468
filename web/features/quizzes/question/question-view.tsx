import { memo, type Ref } from 'react';
import { FREE_TEXT, type AnsweredQuestion, type OpenQuestion } from '~/domain/questions/contract';
import { RichText } from '~/web/ui/rich-text';
import { NO_DRAFT, wantsMarks, type Draft } from './draft';
import { FreeTextBoxes, SelfMarking } from './free-text';
import { GeneratedLabel } from './generated-label';
import { AnsweredOptions, Options } from './multiple-choice';
import classes from './question-view.module.css';
import { Verdict } from './verdict';

interface Props {
  question: OpenQuestion;
  answered: AnsweredQuestion | null;
  draft?: Draft;
  /** Submitted, and the answer is on its way. */
  locked?: boolean;
  onPick?: (answerId: number) => void;
  onWrite?: (answerId: number, text: string) => void;
  onSubmit?: () => void;
  onMark?: (answerId: number, mark: boolean) => void;
  onMarkAll?: (mark: boolean) => void;
  /** The heading over the marking, for the focus. */
  verdictRef?: Ref<HTMLHeadingElement>;
}

const nothing = () => {};

/** The stem with its options or boxes; once it is answered, with the key. Without handlers it is only looked at. */
export const QuestionView = memo(function QuestionView(props: Props) {
  const {
    question,
    answered,
    draft = NO_DRAFT,
    locked = props.onPick === undefined,
    onPick = nothing,
    onWrite = nothing,
    onSubmit = nothing,
  } = props;
  const freeText = question.question_type === FREE_TEXT;
  return (
    <div className={classes.question}>
      {question.generated && <GeneratedLabel writer={question.generated} />}
      <div className={classes.stem}>
        <RichText html={question.question_text} />
      </div>
      {freeText ? (
        answered ? (
          <>
            {wantsMarks(answered) && <Verdict question={question} answered={answered} ref={props.verdictRef} />}
            <SelfMarking
              question={question}
              answered={answered}
              draft={draft}
              onMark={props.onMark}
              onMarkAll={props.onMarkAll}
            />
          </>
        ) : (
          <FreeTextBoxes
            question={question}
            texts={draft.texts}
            locked={locked}
            onWrite={onWrite}
            onSubmit={onSubmit}
          />
        )
      ) : answered ? (
        <AnsweredOptions question={question} answered={answered} />
      ) : (
        <Options question={question} picks={draft.picks} locked={locked} onPick={onPick} />
      )}
    </div>
  );
});
