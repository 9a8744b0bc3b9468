import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXAM, type QuizHead } from '~/domain/quizzes/contract';
import { ProgressCircle } from '../question/progress-circle';
import { QuestionGrid, type Cell } from '../question/question-grid';
import classes from './run.module.css';
import { ShortcutsHelp } from './shortcuts-help';

interface Props {
  quiz: QuizHead;
  cells: readonly Cell[];
  current: number | null;
  /** Unfolded, if the screen is too narrow for it to stand beside. */
  opened: boolean;
  onChoose: (questionId: number) => void;
}

/** All questions by number, and the score so far; on a narrow screen unfolded when it is asked for. */
export const RunAside = memo(function RunAside({ quiz, cells, current, opened, onChoose }: Props) {
  const { formatMessage: say } = useIntl();
  const right = cells.filter((cell) => cell.state === 'right').length;
  const marked = right + cells.filter((cell) => cell.state === 'wrong').length;
  return (
    <aside
      id="grid"
      className={`no-print ${classes.aside}`}
      data-opened={opened || undefined}
      aria-label={say({ id: 'quizzes.question.grid' })}
    >
      {quiz.mode !== EXAM && (
        <div className={classes.score}>
          <ProgressCircle
            percent={marked === 0 ? 0 : Math.round((100 * right) / marked)}
            label={say({ id: 'quizzes.run.score' })}
          />
          <p>
            <FormattedMessage id="quizzes.run.score.about" values={{ right, marked }} />
          </p>
        </div>
      )}
      <QuestionGrid cells={cells} current={current} onChoose={onChoose} />
      <ShortcutsHelp exam={quiz.mode === EXAM} />
    </aside>
  );
});
