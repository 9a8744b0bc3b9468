import { Alert, Anchor, Button, Checkbox, Group, Skeleton, Stack } from '@mantine/core';
import { IconCalendarDown, IconDoorEnter, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { STRANGERS_AGE_MIN } from '~/domain/accounts/consent/contract';
import { CALENDAR_FILE_PATH, eventLive, type EventSnapshot, type PeopleSnapshot } from '~/domain/events/contract';
import { href } from '~/domain/kit/contract';
import { ReportButton } from '~/web/parts/acts/report-button';
import { ConnectionMark } from '~/web/live/connection-mark';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { PushOffer } from '~/web/parts/push/push-offer';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { Coming } from './coming';
import { EventAbout, isOver, PartBadge } from './event-row';
import { DayLeaf, EventWhen } from './event-when';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './events.module.css';
import { HostTools } from './host-tools';
import { type EventState, useEvent } from './use-event';
import { ownZone } from '~/web/ui/own-zone';

/** One event: when it is, a place in it, and from its start on the way to the lobby. */
export function EventPage() {
  const { formatMessage: say } = useIntl();
  const { event_id } = useParams();
  const state = useEvent(Number(event_id));
  const { data, event, people, error, refetch, connection } = state;
  if (error && (!data || error.denied))
    return <PageProblem title={say({ id: 'events.event' })} error={error} retry={refetch} />;
  if (!data || !event) return <Skeleton height={360} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader
        title={event.hidden ? say({ id: 'events.hidden.title' }) : event.title}
        eyebrow={<PartBadge event={event} part={data.part} />}
        actions={
          <>
            <ConnectionMark state={connection} every={eventLive.poll.every / 1_000} />
            {data.part !== 'host' && !event.hidden && (
              <ReportButton kind="event_report" id={event.id} label={say({ id: 'events.report' })} icon />
            )}
          </>
        }
      />
      <Stack gap="xl">
        {event.hidden && <Hidden host={data.part === 'host'} />}
        <section className={layout.card} aria-label={say({ id: 'events.when' })}>
          <div className={classes.head}>
            <DayLeaf at={event.starts_at} />
            <div className={classes.words}>
              <EventWhen event={event} />
              <EventAbout event={event} />
            </div>
          </div>
          {event.about && <p className={text.paragraph}>{event.about}</p>}
          <Standing state={state} event={event} />
        </section>
        {people && !event.hidden && event.kind === 'webinar' && <WebinarLinks event={event} people={people} />}
        {people && <Coming state={state} people={people} waiting={event.waiting} />}
        {data.part === 'host' && event.state !== 'cancelled' && <HostTools state={state} event={event} />}
      </Stack>
    </div>
  );
}

function Hidden({ host }: { host: boolean }) {
  return (
    <Alert color="gray" variant="light" role="status" title={<FormattedMessage id="events.hidden" />}>
      <FormattedMessage id={host ? 'events.hidden.host' : 'events.hidden.about'} />
    </Alert>
  );
}

function Standing({ state, event }: { state: EventState; event: EventSnapshot }) {
  const [confirmed, setConfirmed] = useState(false);
  const { data, signUp, leave, enter } = state;
  if (!data) return null;
  const { part, place, adult } = data;
  if (event.state === 'cancelled')
    return (
      <Alert color="red" variant="light" title={<FormattedMessage id="events.cancelled" />}>
        {event.reason || <FormattedMessage id={`events.cause.${event.cause ?? 'host'}`} />}
      </Alert>
    );
  if (isOver(event))
    return (
      <p className={text.dimmedText}>
        <FormattedMessage id="events.over" />
      </p>
    );
  const inside = part === 'host' || part === 'coming';
  const full = event.coming >= event.places;
  return (
    <Stack gap="sm" aria-live="polite">
      {part === 'none' && !adult && (
        <Checkbox
          checked={confirmed}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          label={<FormattedMessage id="events.adult" values={{ age: STRANGERS_AGE_MIN }} />}
        />
      )}
      {part !== 'none' && !event.hidden && (
        <p className={text.strongText}>
          <FormattedMessage
            id={
              part === 'waiting'
                ? 'events.standing.waiting'
                : event.kind === 'webinar'
                  ? 'events.standing.webinar'
                  : event.state === 'open'
                    ? 'events.standing.open'
                    : 'events.standing.coming'
            }
            values={{ place }}
          />
        </p>
      )}
      <Group gap="sm">
        {part === 'none' && (
          <Button
            size="md"
            loading={signUp.isPending}
            disabled={!adult && !confirmed}
            onClick={() => signUp.mutate({ zone: ownZone(), confirm_adult: confirmed })}
          >
            <FormattedMessage id={full ? 'events.wait' : 'events.sign-up'} />
          </Button>
        )}
        {inside && !event.hidden && event.state === 'open' && event.kind === 'practice' && (
          <Button
            size="md"
            leftSection={<IconDoorEnter size={20} aria-hidden />}
            loading={enter.isPending}
            onClick={() => enter.mutate({})}
          >
            <FormattedMessage id="events.enter" />
          </Button>
        )}
        {!event.hidden && (
          <Button
            component="a"
            href={href({ path: CALENDAR_FILE_PATH }, { event_id: event.id })}
            download
            variant="default"
            leftSection={<IconCalendarDown size={18} aria-hidden />}
          >
            <FormattedMessage id="events.calendar" />
          </Button>
        )}
        {part !== 'none' && part !== 'host' && (
          <ConfirmButton
            loading={leave.isPending}
            question={<FormattedMessage id="events.leave.question" />}
            consequence={<FormattedMessage id="events.leave.consequence" />}
            confirm={<FormattedMessage id="events.leave" />}
            onConfirm={() => leave.mutate({})}
          >
            <FormattedMessage id="events.leave" />
          </ConfirmButton>
        )}
      </Group>
      {inside && !event.hidden && event.state === 'planned' && <PushOffer kind="event" />}
      {[signUp, leave, enter].map(({ error }, index) => error && <ProblemNotice key={index} error={error} />)}
    </Stack>
  );
}

function WebinarLinks({ event, people }: { event: EventSnapshot; people: PeopleSnapshot }) {
  return (
    <Section id="webinar" title={<FormattedMessage id="events.webinar" />} className={layout.card}>
      {!isOver(event) && event.state !== 'cancelled' && (
        <p className={text.paragraph}>
          <Anchor href={people.link} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="events.webinar.link" /> <IconExternalLink size={16} aria-hidden />
          </Anchor>
          <br />
          <span className={text.dimmedText}>{people.link}</span>
        </p>
      )}
      {people.slides ? (
        <p className={text.paragraph}>
          <Anchor href={people.slides} target="_blank" rel="noopener noreferrer">
            <FormattedMessage id="events.webinar.slides" /> <IconExternalLink size={16} aria-hidden />
          </Anchor>
        </p>
      ) : (
        <p className={text.dimmedText}>
          <FormattedMessage id="events.webinar.no-slides" />
        </p>
      )}
      <p className={text.dimmedText}>
        <FormattedMessage id="events.webinar.not-recorded" />
      </p>
    </Section>
  );
}
