import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { runPage } from '~/domain/circuit-runs/contract';
import { blockParticipant } from '~/domain/events/block-participant';
import { calendarOf } from '~/domain/events/calendar';
import { cancelEvent } from '~/domain/events/cancel-event';
import { moveEvent, setSlides } from '~/domain/events/change-event';
import { CALENDAR_FILE_PATH, eventPage, eventsPage, newEventPage } from '~/domain/events/contract';
import { enterEvent } from '~/domain/events/enter-event';
import {
  eventSnapshotOf,
  findCalendar,
  findEvent,
  findEvents,
  findEventSubjects,
  hasPlace,
  peopleSnapshotOf,
} from '~/domain/events/events.query';
import { isVisible } from '~/domain/events/event-row';
import { previewEvent } from '~/domain/events/preview-event.query';
import { planEvent } from '~/domain/events/plan-event';
import { eventNotFound, eventPlaceNeeded } from '~/domain/events/refusals';
import { leaveEvent, signUp } from '~/domain/events/take-part';
import { lobbyPage } from '~/domain/group-practice/contract';
import { href, id } from '~/domain/kit/contract';
import { notAllowed, notFound, notSignedIn } from '~/domain/kit/errors';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { originOf } from '~/infra/mail/origin';
import { bindPage, type GatewayRoom } from '../bind';

/** Changes to events of one person in ten minutes: planning, moving, signing up and leaving. Each may tell many people. */
export const EVENT_CHANGES = { points: 60, seconds: 600 };

const fileParams = z.object({ event_id: id() });

function bindEvents(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const changes = app.limits.limiter('events-person', EVENT_CHANGES.points, EVENT_CHANGES.seconds);

  bindPage(app, deps, eventsPage, { data: ({ person, query }) => findEvents(read, person, query), actions: {} });

  bindPage(app, deps, newEventPage, {
    data: ({ person }) => findEventSubjects(read, person),
    actions: {
      async submit({ person, input }) {
        await changes.take(person.id);
        const event_id = await deps.inTransaction((tx) => planEvent(tx, person, input));
        return { next_url: href(eventPage, { event_id }) };
      },
    },
  });

  const change = async (
    { person, params: { event_id } }: { person: { id: number }; params: { event_id: number } },
    command: (tx: Transaction) => Promise<void>,
  ) => {
    await changes.take(person.id);
    await deps.inTransaction(command);
    return findEvent(read, person, event_id);
  };

  bindPage(app, deps, eventPage, {
    preview: ({ params, person }) => previewEvent(read, params.event_id, person),
    data: ({ person, params }) => findEvent(read, person, params.event_id),
    actions: {
      sign_up: (of) => change(of, (tx) => signUp(tx, of.person, of.params.event_id, of.input)),
      leave: (of) => change(of, (tx) => leaveEvent(tx, of.person, of.params.event_id)),
      move: (of) => change(of, (tx) => moveEvent(tx, of.person, of.params.event_id, of.input)),
      cancel: (of) => change(of, (tx) => cancelEvent(tx, of.person, of.params.event_id, of.input.reason)),
      set_slides: (of) => change(of, (tx) => setSlides(tx, of.person, of.params.event_id, of.input.slides)),
      async block({ person, params: { event_id }, input }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => blockParticipant(tx, person, event_id, input.account_id));
        const there = await isVisible(read, person, event_id);
        return goTo.parse({ next_url: there ? href(eventPage, { event_id }) : eventsPage.path });
      },
      async enter({ person, params }) {
        const { pin, circuit_run } = await deps.inTransaction((tx) => enterEvent(tx, person, params.event_id));
        return goTo.parse({ next_url: href(circuit_run ? runPage : lobbyPage, { pin }) });
      },
      async check_event({ person, params: { event_id } }) {
        const snapshot = (await isVisible(read, person, event_id)) ? await eventSnapshotOf(read, event_id) : null;
        if (!snapshot) throw eventNotFound();
        return snapshot;
      },
      async check_people({ person, params: { event_id } }) {
        if (!(await isVisible(read, person, event_id))) throw eventNotFound();
        const snapshot = (await hasPlace(read, person, event_id)) ? await peopleSnapshotOf(read, event_id) : null;
        if (!snapshot) throw eventPlaceNeeded();
        return snapshot;
      },
    },
  });

  app.get(
    CALENDAR_FILE_PATH,
    { schema: { summary: 'The calendar file of an event (RFC 5545), as a download.', tags: ['events'] } },
    async (request, reply) => {
      const { person } = request;
      if (!person) throw notSignedIn();
      if (person.guest) throw notAllowed();
      const params = fileParams.safeParse(request.params);
      if (!params.success) throw notFound();
      const { event_id } = params.data;
      const event = await findCalendar(read, person, event_id);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="event-${event_id}.ics"`)
        .header('cache-control', 'no-store')
        .send(calendarOf({ ...event, url: `${originOf(deps.config)}${href(eventPage, { event_id })}` }));
    },
  );
}

export const eventsRoom: GatewayRoom = { name: 'events', bind: bindEvents };
