import { Button } from '@mantine/core';
import { IconChevronDown, IconLayoutGrid } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXAM, type QuizHead } from '../../../../domain/quizzes/contract';
import { ProgressCircle } from '../question/progress-circle';
import { QuestionGrid, type Cell } from '../question/question-grid';
import classes from './run.module.css';
import { ShortcutsHelp } from './shortcuts-help';

interface Props {
  quiz: QuizHead;
  cells: readonly Cell[];
  current: number | null;
  onChoose: (questionId: number) => void;
}

/** All questions by number, and the score so far; on a narrow screen unfolded when it is asked for. */
export const RunAside = memo(function RunAside({ quiz, cells, current, onChoose }: Props) {
  const { formatMessage: say } = useIntl();
  const [opened, setOpened] = useState(false);
  const right = cells.filter((cell) => cell.state === 'right').length;
  const marked = right + cells.filter((cell) => cell.state === 'wrong').length;
  return (
    <aside className={classes.aside} data-opened={opened || undefined} aria-label={say({ id: 'quizzes.question.grid' })}>
      <Button
        variant="default"
        fullWidth
        className={classes.unfold}
        aria-expanded={opened}
        leftSection={<IconLayoutGrid size={18} aria-hidden />}
        rightSection={<IconChevronDown size={18} aria-hidden className={classes.chevron} />}
        onClick={() => setOpened(!opened)}
      >
        <FormattedMessage id="quizzes.question.grid" />
      </Button>
      <div className={classes.folded}>
        {quiz.mode !== EXAM && (
          <div className={classes.score}>
            <ProgressCircle percent={marked === 0 ? 0 : Math.round((100 * right) / marked)} label={say({ id: 'quizzes.run.score' })} />
            <p>
              <FormattedMessage id="quizzes.run.score.about" values={{ right, marked }} />
            </p>
          </div>
        )}
        <QuestionGrid cells={cells} current={current} onChoose={onChoose} />
        <ShortcutsHelp exam={quiz.mode === EXAM} />
      </div>
    </aside>
  );
});
