import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '~/web/live/server-time';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From Monday to Sunday, and when the next one begins. */
export function Week({ from, until }: { from: string; until: string }) {
  const intl = useIntl();
  const day = (at: number) => intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const left = Math.max(0, Date.parse(until) - serverNow());
  return (
    <FormattedMessage
      id="leaderboard.week"
      values={{
        from: day(Date.parse(from)),
        until: day(Date.parse(until) - 1),
        left:
          left >= DAY
            ? intl.formatRelativeTime(Math.round(left / DAY), 'day')
            : intl.formatRelativeTime(Math.ceil(left / HOUR), 'hour'),
      }}
    />
  );
}
