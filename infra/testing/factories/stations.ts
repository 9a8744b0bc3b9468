import { randomUUID } from 'node:crypto';
import type { Person } from '../../../domain/accounts/person';
import type { ChecklistPart } from '../../../domain/stations/find-checklist.query';
import { findChecklist } from '../../../domain/stations/find-checklist.query';
import { ChecklistItem } from '../../../domain/stations/checklist-item.entity';
import { ChecklistSection } from '../../../domain/stations/checklist-section.entity';
import { ExaminerQuestion } from '../../../domain/stations/examiner-question.entity';
import { NO_GRADES } from '../../../domain/stations/marking';
import { recordAttempt } from '../../../domain/stations/record-attempt';
import { Station } from '../../../domain/stations/station.entity';
import type { Taking } from '../../../domain/stations/submission';
import { sanitise } from '../../html';
import type { Deps } from '../../deps';
import { aPerson } from './accounts';

let made = 0;

type StationOptions = Partial<Omit<Station, 'id' | 'created_at' | 'updated_at'>> & {
  /** Titles of the sections, each with those of its items. */
  checklist?: Record<string, string[]>;
  questions?: string[];
};

export type TestStation = Station & { sections: ChecklistPart[]; /** All items, in their order. */ item_ids: number[] };

/** A published station of style 1 with two sections of two items, unless the options say otherwise. */
export async function aStation(world: { deps: Deps }, options: StationOptions = {}): Promise<TestStation> {
  made += 1;
  const { checklist = { Opening: ['Washes hands', 'Gives name and role'], History: ['Asks about onset', 'Asks about radiation'] }, questions = ['What comes next?'], ...fields } = options;
  return world.deps.inTransaction(async (tx) => {
    const station = tx.em.create(Station, {
      slug: `station-${made}`,
      style: 1,
      language: 'en',
      label: 1,
      name: `Station ${made}`,
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
      published_at: tx.clock.now(),
      deleted_at: null,
      ...fields,
    });
    await tx.em.insert(Station, station);
    for (const [position, [title, items]] of Object.entries(checklist).entries()) {
      const section = tx.em.create(ChecklistSection, { station_id: station.id, position, title });
      await tx.em.insert(ChecklistSection, section);
      await tx.em.insert(ChecklistItem, items.map((item, index) => ({ section_id: section.id, position: index, title: item })));
    }
    await tx.em.insert(ExaminerQuestion, questions.map((question_text, position) => ({ station_id: station.id, position, question_text, explanation_text: '<p>Because.</p>' })));
    const sections = await findChecklist(tx, station.id);
    return Object.assign(station, { sections, item_ids: sections.flatMap((section) => section.items.map((item) => item.id)) });
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
export async function anAttempt(world: { deps: Deps }, options: AttemptOptions = {}): Promise<{ id: number; station: TestStation; examiner: Person }> {
  const station = options.station ?? (await aStation(world));
  const examiner = options.examiner ?? (await aPerson(world));
  const { candidate = examiner, participants = [], group = null, ticked = 1, seconds_used = 300, comments = '' } = options;
  const grades = station.style === 2 ? ({ dgd_grade: 'pass', cmc_grade: 'pass', rto_grade: 'pass', overall_score: 'pass' } as const) : NO_GRADES;
  const input = { ticked: station.item_ids.slice(0, ticked), grades, comments: sanitise(comments), seconds_used, submission_id: randomUUID() };
  const id = await world.deps.inTransaction((tx) => recordAttempt(tx, { station, examiner, candidate, participants, group, input }));
  return { id, station, examiner };
}
