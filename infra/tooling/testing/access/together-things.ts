import { randomUUID } from 'node:crypto';
import { openRun } from '~/domain/circuit-runs/open-run';
import { keyOfMarks, keyOfTicks } from '~/domain/group-practice/marks-contract';
import { joinClass } from '~/domain/classes/join-class';
import { aPerson } from '../factories/accounts';
import { aCircuit } from '../factories/circuit-runs';
import { aClass } from '../factories/classes';
import { aConsultation } from '../factories/consultations';
import { anEvent } from '../factories/events';
import { aGroup, aRunningGroup } from '../factories/group-practice';
import { aPersonalQuiz } from '../factories/personal-quizzes';
import { aVirtualPatient } from '../factories/stations';
import { type Kind, WORDS, query, rowOf } from './kind';

/** Kinds of things of what people do together: groups, runs, classes, consultations, events. */
export const togetherThings: readonly Kind[] = [
  {
    of: /\/circuits\/(:slug|delete|remove-kit|rename)|circuit-runs\/start/,
    owner: [],
    async make(world, { person }) {
      const { id, slug, stations } = await aCircuit(world, person);
      return { base: 'osce-stations', slug, circuit_id: id, kit_id: stations[0]!.id, label: 'Cardiology' };
    },
  },
  {
    of: /circuit-runs\/(:pin|status)|circuit\.run/,
    owner: [],
    async make(world, { person }) {
      const circuit = await aCircuit(world, person);
      const wishes = { circuit_id: circuit.id, shuffle: false, alone: false };
      const { pin } = await world.deps.inTransaction((tx) =>
        openRun(tx, person, wishes, { chatUrl: 'https://chat.example', seed: 1 }),
      );
      return { pin, key: pin };
    },
  },
  {
    of: /LIVE group\.marks|group-study\/marks/,
    owner: [],
    async make(world, { person }) {
      const { pin } = await aRunningGroup(world, { host: person });
      return { pin, key: keyOfMarks(pin, 1, person.id) };
    },
  },
  {
    of: /LIVE group\.ticks|group-study\/ticks/,
    owner: [],
    async make(world, { person }) {
      const { pin } = await aRunningGroup(world, { host: person });
      return { pin, key: keyOfTicks(pin, 1) };
    },
  },
  {
    of: /\/join\/:pin|group-study\/(?!prep)|LIVE group\./,
    owner: [],
    async make(world, { person }) {
      const { pin, members, station: run } = await aGroup(world, { host: person, others: [await aPerson(world)] });
      const { id } = await rowOf(
        world,
        `INSERT INTO group_knocks (token_hash, pin, name, language, knocked_at, expires_at)
         VALUES ($1, $1, 'Mia', 'en', $2::timestamptz, $2::timestamptz + interval '5 minutes') RETURNING id`,
        [pin, world.clock.now()],
      );
      const roles = { examiner: members[0]!.id, student: members[1]!.id };
      return { pin, key: pin, knock_id: id, member_id: members[1]!.id, slug: run.slug, ...roles };
    },
  },
  {
    of: /\/tutor\/(:class_id| submit)|classes\.roster/,
    owner: [],
    async make(world, { person }) {
      await query(
        world,
        `INSERT INTO tutors (account_id, state, words, asked_at, decided_at) VALUES ($1, 'approved', $2, now(), now())`,
        [person.id, WORDS],
      );
      const { id } = await aClass(world, { tutor: person });
      const quiz = await aPersonalQuiz(world, { person, shared: true });
      return { class_id: id, key: id, kind: 'quiz', work_id: quiz.id };
    },
  },
  {
    of: /\/classes\/:class_id|classes\.class/,
    owner: [],
    async make(world, { person }) {
      const { id, pin } = await aClass(world);
      await world.deps.inTransaction((tx) => joinClass(tx, person, pin));
      return { class_id: id, key: id };
    },
  },
  {
    of: /consultations\/(?!of-station)|station\.consultation/,
    owner: [],
    async make(world, { person }) {
      const { id, station: of } = await aConsultation(world, { person });
      return { consultation_id: id, key: id, item_id: of.item_ids[0], turn_id: randomUUID(), text: 'Hello?' };
    },
  },
  {
    of: /POST .*virtual-patient-launchpad/,
    async make(world) {
      const { id, slug } = await aVirtualPatient(world);
      return { base: 'osce-stations', station_id: id, slug };
    },
  },
  {
    of: /\/events\/:event_id|LIVE events\./,
    owner: [],
    async make(world, { person }) {
      const other = await aPerson(world);
      const { id } = await anEvent(world, { host: person, others: [other] });
      return { event_id: id, key: id, account_id: other.id };
    },
  },
];
