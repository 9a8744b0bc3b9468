import { FormattedDate, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { FiguresTable } from '~/web/ui/figures-table';
import { formatClock } from '~/web/ui/timer/format-clock';
import text from '~/web/ui/text.module.css';
import type { Try } from './history-chart';

const COLUMNS = ['stations.attempts.date', 'stations.attempts.score', 'stations.attempts.time'];

/** Tries with date, score and time used; each leads to its summary. @param here the try that is shown already */
export const HistoryTable = ({ tries, style, here }: { tries: readonly Try[]; style: number; here?: number }) => (
  <FiguresTable columns={COLUMNS}>
    {tries.map((each) => {
      const date = <FormattedDate value={each.submitted_at} day="numeric" month="short" year="numeric" />;
      return (
        <tr key={each.quizlog_id} aria-current={each.quizlog_id === here || undefined}>
          <td>
            {each.quizlog_id === here ? (
              date
            ) : (
              <Link className={text.link} to={href(summary, { base: baseOf(style), quizlog_id: each.quizlog_id })}>
                {date}
              </Link>
            )}
          </td>
          <td>
            <FormattedNumber value={each.score / 100} style="percent" maximumFractionDigits={0} />
          </td>
          <td>{formatClock(each.seconds_used)}</td>
        </tr>
      );
    })}
  </FiguresTable>
);
