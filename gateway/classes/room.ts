import type { FastifyInstance } from 'fastify';
import { assignWork, unassignWork } from '~/domain/classes/assign';
import { belongsTo, teaches } from '~/domain/classes/class-row';
import {
  classSnapshotOf,
  findClass,
  findJoined,
  findTutor,
  findTutorClass,
  rosterSnapshotOf,
} from '~/domain/classes/classes.query';
import { classesPage, classPage, tutorClassPage, tutorPage, tutorsPage } from '~/domain/classes/contract';
import { findByPin, joinClass, leaveClass, removeMember } from '~/domain/classes/join-class';
import { closeClass, openClass, renewPin } from '~/domain/classes/open-class';
import { classNotFound } from '~/domain/classes/refusals';
import { askToTutor, decideTutor, findTutors } from '~/domain/classes/tutors';
import { href } from '~/domain/kit/contract';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';

/** PINs that one person looks up in an hour: of 10^8, so that guessing finds no class. */
export const CLASS_PINS = { points: 30, seconds: 3_600 };
/** Changes of one tutor in ten minutes; each may tell three hundred people. */
export const CLASS_CHANGES = { points: 120, seconds: 600 };

function bindClasses(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const pins = app.limits.limiter('class-pins', CLASS_PINS.points, CLASS_PINS.seconds);
  const changes = app.limits.limiter('classes-person', CLASS_CHANGES.points, CLASS_CHANGES.seconds);

  bindPage(app, deps, tutorPage, {
    data: ({ person }) => findTutor(read, person),
    actions: {
      async ask({ person, input }) {
        await changes.take(person.id);
        await deps.inTransaction((tx) => askToTutor(tx, person, input.words));
        return findTutor(read, person);
      },
      async submit({ person, input }) {
        await changes.take(person.id);
        const class_id = await deps.inTransaction((tx) => openClass(tx, person, input));
        return { next_url: href(tutorClassPage, { class_id }) };
      },
    },
  });

  const tutorClass = async (person: { id: number }, classId: number) => {
    if (!(await teaches(read, person, classId))) throw classNotFound();
    return findTutorClass(read, person, classId);
  };
  const change = async (
    { person, params: { class_id } }: { person: { id: number }; params: { class_id: number } },
    command: (tx: Transaction) => Promise<void>,
  ) => {
    await changes.take(person.id);
    await deps.inTransaction(command);
    return tutorClass(person, class_id);
  };

  bindPage(app, deps, tutorClassPage, {
    data: ({ person, params }) => tutorClass(person, params.class_id),
    first: ({ class: { name } }) => ({ heading: name }),
    actions: {
      assign: (of) => change(of, (tx) => assignWork(tx, of.person, of.params.class_id, of.input)),
      unassign: (of) => change(of, (tx) => unassignWork(tx, of.person, of.params.class_id, of.input.assignment_id)),
      remove_member: (of) => change(of, (tx) => removeMember(tx, of.person, of.params.class_id, of.input.account_id)),
      new_pin: (of) => change(of, (tx) => renewPin(tx, of.person, of.params.class_id)),
      close: (of) => change(of, (tx) => closeClass(tx, of.person, of.params.class_id)),
      async check_roster({ person, params: { class_id } }) {
        const snapshot = (await teaches(read, person, class_id)) ? await rosterSnapshotOf(read, class_id) : null;
        if (!snapshot) throw classNotFound();
        return snapshot;
      },
    },
  });

  bindPage(app, deps, classesPage, {
    data: ({ person }) => findJoined(read, person),
    actions: {
      async find({ person, input }) {
        await pins.take(person.id);
        const { name, tutor, member } = await findByPin(read, person, input.pin);
        return { name, tutor, member };
      },
      async join({ person, input }) {
        await pins.take(person.id);
        const class_id = await deps.inTransaction((tx) => joinClass(tx, person, input.pin));
        return { next_url: href(classPage, { class_id }) };
      },
    },
  });

  bindPage(app, deps, classPage, {
    async data({ person, params: { class_id } }) {
      if (!(await belongsTo(read, person, class_id))) throw classNotFound();
      return findClass(read, person, class_id);
    },
    first: ({ class: { name } }) => ({ heading: name }),
    actions: {
      async leave({ person, params: { class_id } }) {
        await deps.inTransaction((tx) => leaveClass(tx, person.id, class_id));
        return { next_url: href(classesPage) };
      },
      async check_class({ person, params: { class_id } }) {
        const inside = (await belongsTo(read, person, class_id)) || (await teaches(read, person, class_id));
        const snapshot = inside ? await classSnapshotOf(read, class_id) : null;
        if (!snapshot) throw classNotFound();
        return snapshot;
      },
    },
  });

  bindPage(app, deps, tutorsPage, {
    data: () => findTutors(read),
    actions: {
      async decide({ person, input }) {
        await deps.inTransaction((tx) => decideTutor(tx, person, input.account_id, input.state));
        return findTutors(read);
      },
    },
  });
}

export const classesRoom: GatewayRoom = { name: 'classes', bind: bindClasses };
