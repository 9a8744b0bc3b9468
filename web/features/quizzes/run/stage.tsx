import { memo } from 'react';
import type { PlacedQuestion } from '~/domain/quizzes/contract';
import { ProblemNotice } from '~/web/ui/problem';
import { AnsweredView } from '../question/answered-view';
import { QuestionView } from '../question/question-view';
import type { QuestionActs } from '../question/use-question-acts';
import { Note } from './note';
import { draftOf } from './run-state';
import classes from './stage.module.css';
import type { RunFocus } from './use-run-focus';
import type { Run } from './use-run';
import { useStanding } from './use-standing';

interface Props {
  run: Run;
  placed: PlacedQuestion;
  acts: QuestionActs;
  focus: RunFocus;
  onSubmit: () => void;
}

/**
 * The question that is shown and, behind it, the one that 'next' leads to, made and laid out while the first is read; so
 * that going on only puts the one before the other. The one that was left is cleared away when nobody waits.
 */
export function Stage(props: Props) {
  const { run, placed } = props;
  const { standing, layOut } = useStanding(placed.question.question_id, run.ahead?.question.question_id ?? null);
  return (
    <div className={classes.stage}>
      {standing.map((id) => {
        const shown = id === placed.question.question_id;
        const stands = run.state.questions[id];
        return (
          <div
            key={id}
            className={shown ? undefined : classes.behind}
            aria-hidden={!shown || undefined}
            ref={id === run.ahead?.question.question_id ? layOut : undefined}
          >
            {stands && <Sheet {...props} placed={stands} shown={shown} />}
          </div>
        );
      })}
    </div>
  );
}

/** A question with its feedback. Behind another one it stays as it was. */
const Sheet = memo(
  function Sheet({ run, placed: { question, answered }, acts, focus, onSubmit, shown }: Props & { shown: boolean }) {
    const { phase, state } = run;
    return (
      <div className={classes.sheet}>
        <QuestionView
          question={question}
          answered={answered}
          draft={draftOf(state, question.question_id)}
          locked={shown && phase !== 'open'}
          onPick={run.onPick}
          onWrite={run.onWrite}
          onSubmit={onSubmit}
          onMark={shown && phase === 'marking' ? run.onMark : undefined}
          onMarkAll={run.onMarkAll}
          verdictRef={focus.verdict}
        />
        {shown && run.refusal && <ProblemNotice error={run.refusal} onRetry={onSubmit} />}
        {shown && phase === 'sent' && <Note kind={run.stuck ? 'kept' : 'sending'} />}
        {shown && run.recorded && answered && <Note kind="recorded" />}
        {answered && (
          <AnsweredView
            question={question}
            answered={answered}
            mayDiscuss={state.quiz.abilities.discuss}
            acts={acts}
            quizlogId={state.quiz.quizlog_id}
            verdictRef={focus.verdict}
          />
        )}
      </div>
    );
  },
  (_, { shown }) => !shown,
);
