import type { ClockSnapshot, StatusSnapshot } from '~/domain/group-practice/contract';
import type { PageData } from '~/domain/kit/contract';
import type { checklistView, Marks } from '~/domain/stations/checklist-contract';
import type { StationCard } from '~/domain/stations/contract';
import { EMPTY, type KeptSheet, mergeChanges, type SentChange } from '~/domain/stations/mark-changes';
import { GRADE_GROUPS } from '~/domain/stations/marking';

export const PIN = '482913507';
export const SLUG = 'acute-chest-pain-history';

export const clockOf = (more: Partial<ClockSnapshot> = {}): ClockSnapshot => ({
  total: 480_000,
  remaining: 480_000,
  started_at: null,
  minutes: 8,
  server_time: 1_800_000_000_000,
  ...more,
});

export const statusOf = (more: Partial<StatusSnapshot> = {}): StatusSnapshot => ({
  version: 1,
  state: 'running',
  round: 1,
  host_id: 1,
  ready: true,
  complete: false,
  style: 1,
  slug: SLUG,
  quizlog_id: 0,
  student: 2,
  examiner: 1,
  patient: null,
  observer: [],
  clock: clockOf(),
  ...more,
});

export const cardOf = (id: number, more: Partial<StationCard> = {}): StationCard => ({
  id,
  slug: `station-${id}`,
  style: 1,
  name: `Station ${id}`,
  description: 'A 58-year-old with chest pain. Take a focused history.',
  label: 1,
  bookmarked: false,
  vote: 0,
  upvotes: 3,
  downvotes: 1,
  last_score: null,
  ...more,
});

/** Answers `change_marks` as the server does. */
export function mergingMarks(kept?: Marks) {
  let sheet: KeptSheet = { ...EMPTY, revision: 0, ...kept, applied: {}, whole: null };
  return ({ changes, submission_id }: Record<string, unknown>) => {
    sheet = mergeChanges(changes as SentChange[])(sheet);
    const { ticked, grades, comments, revision } = sheet;
    return { body: { marks: { ticked, grades, comments, revision, submission_id } } };
  };
}

export const checklistOf = (
  more: Partial<PageData<typeof checklistView>> = {},
  gp = false,
): PageData<typeof checklistView> => ({
  station: {
    id: 1,
    slug: SLUG,
    style: gp ? 2 : 1,
    name: 'Acute chest pain',
    description: 'A man with chest pain.',
    label: 1,
    long_case: false,
    candidate_minutes: null,
    examiner_minutes: null,
    examiner_instructions: '<p>Watch the structure.</p>',
    student_instructions: '<p>Take a history.</p>',
    patient_instructions: '<p>You are Alan.</p>',
    walkthrough: '',
    useful_links: '',
    video_id: null,
  },
  sections: [
    {
      id: 1,
      order: 0,
      title: 'Opening',
      items: [
        { id: 11, title: 'Washes hands', order: 0 },
        { id: 12, title: 'Introduces themselves', order: 1 },
      ],
    },
    { id: 2, order: 1, title: 'Closing', items: [{ id: 13, title: 'Thanks the patient', order: 0 }] },
  ],
  questions: [],
  grade_groups: gp ? [...GRADE_GROUPS] : [],
  draft: null,
  group: null,
  ...more,
});
