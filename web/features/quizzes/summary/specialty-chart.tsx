import { useIntl } from 'react-intl';
import { ScoreBars } from '~/web/ui/score-bars';
import type { Score } from './specialty-scores';

interface Props {
  scores: readonly Score[];
  chosen: number | null;
  onChoose: (specialty: number) => void;
}

/** A bar for each specialty; the table beside it says the same and is there for the keyboard. */
export function SpecialtyChart({ scores, chosen, onChoose }: Props) {
  const { formatMessage: say } = useIntl();
  const bars = scores.map(({ id, name, percent }) => ({ id: String(id), name, percent }));
  return (
    <ScoreBars
      label={say({ id: 'quizzes.summary.chart' })}
      bars={bars}
      chosen={chosen === null ? null : String(chosen)}
      onChoose={(id) => onChoose(Number(id))}
    />
  );
}
