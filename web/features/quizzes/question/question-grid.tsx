import { IconCheck, IconClock, IconFlagFilled, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import classes from './question-grid.module.css';

export type CellState = 'open' | 'answered' | 'right' | 'wrong' | 'skipped' | 'waiting';

export interface Cell {
  question_id: number;
  state: CellState;
  flagged: boolean;
}

interface Props {
  cells: readonly Cell[];
  /** The question that is shown, by id. */
  current: number | null;
  onChoose: (questionId: number) => void;
  /** Those to stand out from the rest, such as the ones of a specialty. */
  highlighted?: ReadonlySet<number>;
}

/** The questions of a quiz by number, with what became of each in colour, sign and word. */
export const QuestionGrid = memo(function QuestionGrid({ cells, current, onChoose, highlighted }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <ol className={classes.grid} aria-label={say({ id: 'quizzes.question.grid' })}>
      {cells.map((cell, index) => (
        <li key={cell.question_id}>
          <GridCell
            id={cell.question_id}
            number={index + 1}
            state={cell.state}
            flagged={cell.flagged}
            current={cell.question_id === current}
            marked={highlighted === undefined ? undefined : highlighted.has(cell.question_id)}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ol>
  );
});

interface CellProps {
  id: number;
  number: number;
  state: CellState;
  flagged: boolean;
  current: boolean;
  marked: boolean | undefined;
  onChoose: (questionId: number) => void;
}

const SIGNS = { right: IconCheck, wrong: IconX, waiting: IconClock };

const GridCell = memo(function GridCell({ id, number, state, flagged, current, marked, onChoose }: CellProps) {
  const { formatMessage: say } = useIntl();
  const Sign = state in SIGNS ? SIGNS[state as keyof typeof SIGNS] : null;
  const label = say(
    { id: 'quizzes.question.cell' },
    { number, state: say({ id: `quizzes.question.state.${state}` }), flagged: String(flagged) },
  );
  return (
    <button
      type="button"
      className={classes.cell}
      data-state={state}
      data-marked={marked}
      aria-current={current ? 'step' : undefined}
      aria-label={label}
      title={label}
      onClick={() => onChoose(id)}
    >
      <span>{number}</span>
      {Sign && <Sign size={12} stroke={3} aria-hidden className={classes.sign} />}
      {flagged && <IconFlagFilled size={12} aria-hidden className={classes.flag} />}
    </button>
  );
});
