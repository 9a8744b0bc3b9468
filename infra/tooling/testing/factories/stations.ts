import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import type { ChecklistPart } from '~/domain/stations/find-checklist.query';
import { findChecklist } from '~/domain/stations/find-checklist.query';
import { NO_GRADES } from '~/domain/stations/marking';
import { recordAttempt } from '~/domain/stations/record-attempt';
import type { Station } from '~/domain/stations/station.row';
import type { Taking } from '~/domain/stations/submission';
import { sanitise } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from './accounts';
import { table } from '../table';

let made = 0;

type StationOptions = Partial<Omit<Station, 'id' | 'created_at' | 'updated_at'>> & {
  /** Titles of the sections, each with those of its items. */
  checklist?: Record<string, string[]>;
  questions?: string[];
};

export type TestStation = Station & { sections: ChecklistPart[]; /** All items, in their order. */ item_ids: number[] };

/** A published station of style 1 with two sections of two items, unless the options say otherwise. */
export async function aStation(world: { deps: Deps }, options: StationOptions = {}): Promise<TestStation> {
  const number = (made += 1);
  const {
    checklist = {
      Opening: ['Washes hands', 'Gives name and role'],
      History: ['Asks about onset', 'Asks about radiation'],
    },
    questions = ['What comes next?'],
    ...fields
  } = options;
  const [station] = await table(world, 'stations').insert({
    slug: `station-${number}`,
    style: 1,
    language: 'en',
    label: 1,
    name: `Station ${number}`,
    description: 'A station made for a test.',
    long_case: false,
    candidate_minutes: null,
    examiner_minutes: null,
    student_instructions: '<p>Take a history.</p>',
    patient_instructions: '<p>You have chest pain.</p>',
    examiner_instructions: '<p>Do not prompt.</p>',
    extra_candidate_resources: '<p>An ECG.</p>',
    walkthrough: '<p>Begin with open questions.</p>',
    useful_links: '<p><a href="https://example.org">Guideline</a></p>',
    video_id: null,
    owner_id: null,
    content_hash: null,
    published_at: world.deps.clock.now(),
    deleted_at: null,
    ...fields,
  });
  for (const [position, [title, items]] of Object.entries(checklist).entries()) {
    const [section] = await table(world, 'checklist_sections').insert({ station_id: station!.id, position, title });
    await table(world, 'checklist_items').insert(
      ...items.map((item, index) => ({ section_id: section!.id, position: index, title: item })),
    );
  }
  await table(world, 'examiner_questions').insert(
    ...questions.map((question_text, position) => ({
      station_id: station!.id,
      position,
      question_text,
      explanation_text: '<p>Because.</p>',
    })),
  );
  const sections = await findChecklist(world.deps.read, station!.id);
  return Object.assign(station!, {
    sections,
    item_ids: sections.flatMap((section) => section.items.map((item) => item.id)),
  });
}

/** What a virtual patient goes by, as an author writes it: more than 500 characters of plain text. */
export const PATIENT_INSTRUCTIONS = [
  '<h2>Who you are</h2>',
  '<p>You are Maria Okafor, 58 years old, a school cook who lives with her husband. You are worried and a little short of breath when you speak.</p>',
  '<h2>What has happened</h2>',
  '<p>The pain began two hours ago while you were carrying shopping. It is a heavy pressure in the middle of the chest, it goes into your left arm and jaw, and it is eight out of ten. Rest has not helped. You feel sick and sweaty.</p>',
  '<h2>Only when you are asked</h2>',
  '<ul><li>You have high blood pressure and take amlodipine 5 mg once a day.</li><li>You are allergic to penicillin: it gave you a rash.</li><li>You smoke ten cigarettes a day.</li><li>Your father died of a heart attack at 60.</li></ul>',
  '<h2>What worries you</h2>',
  '<p>You are afraid that it is a heart attack like your father’s. You would like to know whether you have to stay in hospital.</p>',
].join('');

type VirtualPatientOptions = StationOptions & {
  /** Whether consultations with it can be taken; they can unless this is false. */
  enabled?: boolean;
};

/** A published station that was written in the wizard, enabled for consultations unless the options say otherwise. */
export async function aVirtualPatient(
  world: { deps: Deps },
  { enabled = true, ...options }: VirtualPatientOptions = {},
): Promise<TestStation> {
  return aStation(world, {
    name: `Virtual patient ${made + 1}`,
    description: 'A 58-year-old with chest pain.',
    student_instructions: '<p>Maria Okafor, 58, has come with chest pain. Take a focused history.</p>',
    patient_instructions: PATIENT_INSTRUCTIONS,
    checklist: {
      Opening: ['Introduces themselves and confirms who the patient is'],
      History: [
        'Asks where the pain goes',
        'Asks about allergies',
        'Asks about smoking',
        'Asks what the patient is worried about',
      ],
    },
    virtual_patient: true,
    virtual_patient_enabled_at: enabled ? world.deps.clock.now() : null,
    ...options,
  });
}

type AttemptOptions = Partial<Omit<Taking, 'station' | 'examiner' | 'input'>> & {
  station?: TestStation;
  examiner?: Person;
  /** How many of the items are ticked, from the first on. */
  ticked?: number;
  seconds_used?: number;
  comments?: string;
};

/** A submitted station: examined by somebody new, with themselves as candidate, unless the options say otherwise. */
export async function anAttempt(
  world: { deps: Deps },
  options: AttemptOptions = {},
): Promise<{ id: number; station: TestStation; examiner: Person }> {
  const station = options.station ?? (await aStation(world));
  const examiner = options.examiner ?? (await aPerson(world));
  const {
    candidate = examiner,
    participants = [],
    group = null,
    ticked = 1,
    seconds_used = 300,
    comments = '',
  } = options;
  const grades =
    station.style === 2
      ? ({ dgd_grade: 'pass', cmc_grade: 'pass', rto_grade: 'pass', overall_score: 'pass' } as const)
      : NO_GRADES;
  const input = {
    ticked: station.item_ids.slice(0, ticked),
    grades,
    comments: sanitise(comments),
    seconds_used,
    submission_id: randomUUID(),
  };
  const id = await world.deps.inTransaction((tx) =>
    recordAttempt(tx, { station, examiner, candidate, participants, group, input }),
  );
  return { id, station, examiner };
}
