import type {
  ConsultationData,
  ConsultationMarking,
  ConsultationSnapshot,
  Turn,
} from '~/domain/consultations/contract';
import { NO_GRADES } from '~/domain/stations/marking';

export const ID = 41;
export const AT = `/consultations/${ID}/`;

export const turnOf = (number: number, more: Partial<Turn> = {}): Turn => ({
  turn_id: `0000000${number}-0000-4000-8000-000000000000`,
  number,
  asked: `Question ${number}?`,
  said: `Answer ${number}.`,
  state: 'said',
  speaker: 'offline',
  failure: null,
  asked_at: '2026-06-13T10:00:00Z',
  ...more,
});

export const snapshotOf = (more: Partial<ConsultationSnapshot> = {}): ConsultationSnapshot => ({
  version: 1,
  state: 'running',
  clock: { total: 480_000, remaining: 480_000, started_at: Date.now(), minutes: 8, server_time: Date.now() },
  ends_at: null,
  turns: [],
  turns_left: 80,
  ...more,
});

export const markingOf = (more: Partial<ConsultationMarking> = {}): ConsultationMarking => ({
  sections: [
    {
      id: 1,
      title: 'The headache',
      items: [
        {
          id: 11,
          title: 'Site of the pain',
          proposed: true,
          ticked: true,
          overruled: false,
          judged: true,
          evidence: [{ turn: 1, by: 'candidate', quote: 'Where does it hurt' }],
        },
        {
          id: 12,
          title: 'Jaw pain on chewing',
          proposed: false,
          ticked: false,
          overruled: false,
          judged: true,
          evidence: [],
        },
      ],
    },
  ],
  ticked: 1,
  total: 2,
  judged: 2,
  score: 50,
  grade_groups: [],
  grades: NO_GRADES,
  submits_at: null,
  ...more,
});

export const dataOf = (more: Partial<ConsultationData> = {}): ConsultationData => ({
  consultation_id: ID,
  station: {
    id: 3,
    slug: 'new-headache',
    style: 1,
    name: 'A new headache',
    description: 'A headache.',
    label: 1,
    language: 'en',
    long_case: false,
  },
  student_instructions: '<p>Take a history.</p>',
  extra_candidate_resources: '',
  speaker: 'offline',
  model: null,
  speech: null,
  consultation: snapshotOf(),
  marking: null,
  result: null,
  closed: null,
  launchpad_url: '/osce-stations/virtual-patient-launchpad/',
  ...more,
});
