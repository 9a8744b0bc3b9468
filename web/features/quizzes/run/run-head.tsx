import { IconLayoutGrid } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXAM, type QuizHead } from '~/domain/quizzes/contract';
import { Button, IconButton } from '~/web/ui/button';
import { usePageTitle } from '~/web/ui/page-title';
import { useNames } from '../names';
import { ExamClock } from './exam-clock';
import layout from '~/web/ui/layout.module.css';
import classes from './run.module.css';
import { RunTimer } from './run-timer';
import type { Stopwatch } from './stopwatch';

interface Props {
  quiz: QuizHead;
  done: number;
  total: number;
  stopwatch: Stopwatch;
  /** While it is being written: how many are there. */
  written: number | null;
  gridOpened: boolean;
  onGrid: () => void;
  onWake: () => void;
  onTimeUp: () => void;
  onEnd: () => void;
}

/** The quiz's name, how far one is, the time, and the way out. */
export const RunHead = memo(function RunHead({
  quiz,
  done,
  total,
  stopwatch,
  written,
  gridOpened,
  onGrid,
  onWake,
  onTimeUp,
  onEnd,
}: Props) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const title = quiz.title || names.specialty(quiz.specialty_id) || say({ id: 'quizzes.unfinished.mixed' });
  const exam = quiz.mode === EXAM;
  usePageTitle(title);
  return (
    <header className={classes.head}>
      <div className={layout.ends}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={`no-print ${classes.headTools}`}>
          {quiz.ends_at !== null ? (
            <ExamClock endsAt={quiz.ends_at} onWake={onWake} onUp={onTimeUp} />
          ) : (
            <RunTimer stopwatch={stopwatch} />
          )}
          <IconButton
            variant="default"
            className={classes.unfold}
            aria-label={say({ id: 'quizzes.question.grid' })}
            aria-expanded={gridOpened}
            aria-controls="grid"
            onClick={onGrid}
          >
            <IconLayoutGrid size={20} aria-hidden />
          </IconButton>
          <Button variant="default" className={classes.end} onClick={onEnd}>
            <FormattedMessage id={exam ? 'quizzes.run.hand-in' : 'quizzes.run.end'} />
          </Button>
        </div>
      </div>
      <div
        className={`no-print ${classes.progress}`}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-label={say({ id: 'quizzes.run.progress' }, { done, total })}
      >
        <span className={classes.bar} style={{ transform: `scaleX(${total === 0 ? 0 : done / total})` }} />
      </div>
      <p className={`no-print ${classes.count}`} aria-hidden>
        <span>
          <FormattedMessage id="quizzes.run.progress" values={{ done, total }} />
        </span>
        {written !== null && (
          <span>
            <FormattedMessage id="quizzes.run.written" values={{ written, length: quiz.length }} />
          </span>
        )}
      </p>
    </header>
  );
});
