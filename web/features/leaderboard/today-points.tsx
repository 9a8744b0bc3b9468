import { FormattedMessage, FormattedTime } from 'react-intl';
import type { LeaderboardData } from '~/domain/leaderboard/contract';
import { PRACTICE } from '~/domain/leaderboard/points';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';
import classes from './leaderboard.module.css';

/** What each kind of practice is worth, and how much of it counted today. */
export function TodayPoints({ today, until }: Pick<LeaderboardData, 'today'> & { until: string }) {
  return (
    <Section id="today-points" title={<FormattedMessage id="leaderboard.today" />}>
      <ul className={classes.kinds}>
        {today.map(({ practice, done }) => {
          const { points, most } = PRACTICE[practice];
          const counted = Math.min(done, most);
          return (
            <li key={practice} className={classes.kind}>
              <span className={text.strong}>
                <FormattedMessage id={`leaderboard.practice.${practice}`} />
              </span>
              <span className={classes.earned}>
                <FormattedMessage id="leaderboard.practice.points" values={{ points: counted * points }} />
              </span>
              <span className={classes.bar} aria-hidden>
                <span style={{ inlineSize: `${(100 * counted) / most}%` }} />
              </span>
              <span className={classes.about}>
                <FormattedMessage id="leaderboard.practice.done" values={{ done: counted, most }} />
                {' · '}
                <FormattedMessage id="leaderboard.practice.worth" values={{ points, most }} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className={classes.about}>
        <FormattedMessage id="leaderboard.today.about" values={{ time: <FormattedTime value={until} /> }} />
      </p>
    </Section>
  );
}
