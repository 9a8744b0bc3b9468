import { FormattedMessage, FormattedNumber } from 'react-intl';
import { ProgressBar } from '~/web/ui/progress-bar';
import { formatClock } from '~/web/ui/timer/format-clock';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './stage.module.css';
import type { SummaryData } from '~/domain/stations/summary-contract';

interface Props {
  result: SummaryData;
  /** Items that somebody, or the words of a talk, could judge. */
  judged: number;
}

/** The score as a figure to be read at once, and what it is made of. */
export function ScoreBoard({ result, judged }: Props) {
  const before = result.history.filter((each) => each.quizlog_id !== result.quizlog_id).at(-1);
  return (
    <div className={classes.board}>
      <div className={layout.stack}>
        <div className={text.largeFigure}>
          <FormattedNumber value={result.score / 100} style="percent" maximumFractionDigits={0} />
        </div>
        <ProgressBar share={result.score / 100} />
      </div>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>
            <FormattedMessage id="stations.summary.items" />
          </dt>
          <dd>
            <FormattedMessage id="stations.checklist.count" values={{ ticked: result.ticked, total: result.total }} />
          </dd>
        </div>
        {judged < result.total && (
          <div className={classes.fact}>
            <dt>
              <FormattedMessage id="stations.summary.judged" />
            </dt>
            <dd>
              <FormattedMessage id="stations.checklist.count" values={{ ticked: judged, total: result.total }} />
            </dd>
          </div>
        )}
        <div className={classes.fact}>
          <dt>
            <FormattedMessage id="stations.summary.time" />
          </dt>
          <dd>{formatClock(result.seconds_used)}</dd>
        </div>
        {before && (
          <div className={classes.fact}>
            <dt>
              <FormattedMessage id="stations.summary.change" />
            </dt>
            <dd>
              <FormattedMessage
                id="stations.summary.points"
                values={{
                  change: (
                    <FormattedNumber
                      value={Math.round(result.score) - Math.round(before.score)}
                      signDisplay="exceptZero"
                      maximumFractionDigits={0}
                    />
                  ),
                }}
              />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
