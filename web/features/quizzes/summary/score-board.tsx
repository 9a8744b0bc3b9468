import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { EXAM, type QuizSummaryData } from '~/domain/quizzes/contract';
import { secondsOf } from '~/domain/quizzes/papers/papers';
import { formatClock } from '~/web/ui/timer/format-clock';
import { ProgressCircle } from '../question/progress-circle';
import classes from './summary.module.css';

/** Diameter in px. */
const CIRCLE = 136;

/** The share of all questions that was right, and what it is made of; an exam says its clock and what was left open as well. */
export function ScoreBoard({ result }: { result: QuizSummaryData }) {
  const { formatMessage: say } = useIntl();
  const { quiz, right, answered, places } = result;
  const share = places.length > 0 ? Math.round((100 * right) / places.length) : 0;
  const exam = quiz.mode === EXAM;
  const open = places.filter(({ state }) => state === 'open').length;
  const skipped = places.filter(({ state }) => state === 'skipped').length;
  const flagged = places.filter((place) => place.flagged).length;
  return (
    <div className={classes.score}>
      <div className={classes.circle}>
        <ProgressCircle percent={share} label={say({ id: 'quizzes.summary.score' })} size={CIRCLE} />
      </div>
      <dl className={classes.facts}>
        <Fact label={<FormattedMessage id="quizzes.summary.right" />}>
          <FormattedMessage id="quizzes.summary.of" values={{ some: right, all: places.length }} />
        </Fact>
        {answered > 0 && answered < places.length && (
          <Fact label={<FormattedMessage id="quizzes.summary.of-answered" />}>
            <FormattedNumber value={right / answered} style="percent" />
          </Fact>
        )}
        {open > 0 && <Fact label={<FormattedMessage id="quizzes.summary.open" />}>{open}</Fact>}
        {skipped > 0 && <Fact label={<FormattedMessage id="quizzes.summary.skipped" />}>{skipped}</Fact>}
        {exam && flagged > 0 && <Fact label={<FormattedMessage id="quizzes.summary.flagged" />}>{flagged}</Fact>}
        {quiz.seconds_used > 0 && (
          <Fact label={<FormattedMessage id="quizzes.summary.time" />}>
            {exam ? (
              <FormattedMessage
                id="quizzes.summary.of"
                values={{
                  some: formatClock(quiz.seconds_used),
                  all: formatClock(secondsOf(places.length, quiz.paper)),
                }}
              />
            ) : (
              formatClock(quiz.seconds_used)
            )}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
