import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import { QuestionTools } from '../question/question-tools';
import type { QuestionActs } from '../question/use-question-acts';
import { PanelTools } from './panel-tools';
import classes from './run.module.css';
import { placeOf } from './run-state';
import { Stage } from './stage';
import type { RunFocus } from './use-run-focus';
import type { Run } from './use-run';

interface Props {
  run: Run;
  acts: QuestionActs;
  focus: RunFocus;
  onSubmit: () => void;
  onRanges: () => void;
  onFlag: () => void;
}

/** The current question, with its actions and, once it is answered, the feedback. */
export function QuestionPanel({ run, acts, focus, onSubmit, onRanges, onFlag }: Props) {
  const { formatMessage: say } = useIntl();
  const { placed, state, progress } = run;
  const flagged = placed !== null && (placeOf(state, placed.question.question_id)?.flagged ?? false);

  return (
    <article className={classes.panel} aria-labelledby="question">
      <div className={classes.panelHead}>
        <h2 id="question" ref={focus.question as Ref<HTMLHeadingElement>} tabIndex={-1} className={classes.number}>
          {say({ id: 'quizzes.run.question' }, { number: progress.number, total: progress.total })}
        </h2>
        {placed && (
          <div className={`no-print ${classes.tools}`}>
            <PanelTools flagged={flagged} onRanges={onRanges} onFlag={onFlag} />
            <QuestionTools acts={acts} />
          </div>
        )}
      </div>
      {!placed &&
        (run.windows.problem ? (
          <ProblemNotice error={run.windows.problem} onRetry={run.windows.retry} />
        ) : (
          <QuestionSkeleton />
        ))}
      {placed && <Stage run={run} placed={placed} acts={acts} focus={focus} onSubmit={onSubmit} />}
    </article>
  );
}

function QuestionSkeleton() {
  return (
    <div className={`${layout.stack} ${classes.calm}`} aria-busy="true">
      <Skeleton height={72} />
      <div className={layout.stackClose}>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} height={56} />
        ))}
      </div>
    </div>
  );
}
