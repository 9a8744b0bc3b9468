import { Badge } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { eventPage, type EventSnapshot, type PARTS } from '~/domain/events/contract';
import { href } from '~/domain/kit/contract';
import { serverNow } from '~/web/live/server-time';
import { DayLeaf, EventWhen } from './event-when';
import text from '~/web/ui/text.module.css';
import classes from './events.module.css';

const MINUTE = 60_000;

type Listed = EventSnapshot & { part: (typeof PARTS)[number]; /** Of one that is over. */ slides?: boolean };

export const isOver = ({ starts_at, minutes }: EventSnapshot) =>
  Date.parse(starts_at) + minutes * MINUTE <= serverNow();

/** What it is about, in which language, and how many places are taken. */
export function EventAbout({ event }: { event: EventSnapshot }) {
  const { formatDisplayName } = useIntl();
  return (
    <p className={text.dimmedText}>
      <FormattedMessage id={event.kind === 'webinar' ? 'events.kind.webinar' : 'events.kind.practice'} />
      {event.subject && ` · ${event.subject}`}
      {` · ${formatDisplayName(event.language, { type: 'language' }) ?? event.language} · `}
      <FormattedMessage id="events.places" values={{ coming: event.coming, places: event.places }} />
    </p>
  );
}

export function PartBadge({ event, part, slides }: { event: EventSnapshot; part: Listed['part']; slides?: boolean }) {
  if (event.state === 'cancelled')
    return (
      <Badge color="red" variant="light">
        <FormattedMessage id="events.state.cancelled" />
      </Badge>
    );
  if (isOver(event))
    return (
      <Badge color={slides ? undefined : 'gray'} variant="light">
        <FormattedMessage id={slides ? 'events.past.slides' : 'events.state.over'} />
      </Badge>
    );
  if (event.state === 'open')
    return (
      <Badge variant="filled">
        <FormattedMessage id="events.state.open" />
      </Badge>
    );
  if (part !== 'none')
    return (
      <Badge variant="light">
        <FormattedMessage id={`events.part.${part}`} />
      </Badge>
    );
  return event.coming >= event.places ? (
    <Badge color="gray" variant="light">
      <FormattedMessage id="events.full" />
    </Badge>
  ) : null;
}

export function EventRow({ event }: { event: Listed }) {
  return (
    <li className={classes.row}>
      <DayLeaf at={event.starts_at} />
      <div className={classes.words}>
        <Link to={href(eventPage, { event_id: event.id })} className={classes.title}>
          {event.hidden ? <FormattedMessage id="events.hidden.title" /> : event.title}
        </Link>
        <EventWhen event={event} />
        <EventAbout event={event} />
      </div>
      <PartBadge event={event} part={event.part} slides={event.slides} />
    </li>
  );
}
