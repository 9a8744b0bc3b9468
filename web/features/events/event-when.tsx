import { FormattedDate, FormattedMessage } from 'react-intl';
import type { EventSnapshot } from '~/domain/events/contract';
import text from '~/web/ui/text.module.css';
import classes from './events.module.css';
import { ownZone } from '~/web/ui/own-zone';
import { differ, zoneName } from './zones';

type When = Pick<EventSnapshot, 'starts_at' | 'minutes' | 'zone'>;

function Clock({ at, zone }: { at: string; zone: string }) {
  return (
    <FormattedDate
      value={at}
      timeZone={zone}
      weekday="long"
      day="numeric"
      month="long"
      hour="2-digit"
      minute="2-digit"
    />
  );
}

/** When an event is, in the reader’s own zone; and in the host’s, if clocks there show another time. */
export function EventWhen({ event: { starts_at, minutes, zone } }: { event: When }) {
  const own = ownZone();
  return (
    <div className={classes.when}>
      <time dateTime={starts_at} className={classes.own}>
        <Clock at={starts_at} zone={own} />
      </time>
      <span className={text.paragraph}>
        <FormattedMessage id="events.when.own" values={{ zone: zoneName(own), minutes }} />
      </span>
      {differ(starts_at, own, zone) && (
        <span className={text.paragraph}>
          <FormattedMessage
            id="events.when.host"
            values={{ time: <Clock at={starts_at} zone={zone} />, zone: zoneName(zone) }}
          />
        </span>
      )}
    </div>
  );
}

/** A leaf of a calendar with the day in the reader’s zone; the time in words stands beside it. */
export function DayLeaf({ at }: { at: string }) {
  return (
    <span className={classes.leaf} aria-hidden>
      <span className={classes.month}>
        <FormattedDate value={at} month="short" />
      </span>
      <span className={classes.day}>
        <FormattedDate value={at} day="numeric" />
      </span>
    </span>
  );
}
