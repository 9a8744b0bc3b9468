/** What the history of a station tells of. Runs in the browser too. */
import type { StationForm } from './form-contract';

/** Named `stations.act.<key>`. */
export const STATION_ACTS = ['written', 'published', 'withdrawn', 'revised', 'restored', 'switched-off'] as const;
/** Named `stations.part.<key>`. */
export const STATION_PARTS = [
  'name',
  'description',
  'label',
  'candidate',
  'patient',
  'examiner',
  'walkthrough',
  'links',
  'resources',
  'checklist',
  'questions',
  'video',
  'times',
  'language',
] as const;
export type StationPart = (typeof STATION_PARTS)[number];

const OF_PART: Record<StationPart, (station: StationForm) => unknown> = {
  name: (station) => station.name,
  description: (station) => station.description,
  label: (station) => station.label,
  candidate: (station) => station.student_instructions,
  patient: (station) => [station.patient_instructions, station.patient_facts],
  examiner: (station) => station.examiner_instructions,
  walkthrough: (station) => station.walkthrough,
  links: (station) => station.useful_links,
  resources: (station) => station.extra_candidate_resources,
  checklist: (station) =>
    station.checklist.map(({ title, items }) => [title, items.map((item) => [item.title, item.covered_by])]),
  questions: (station) =>
    station.examiner_questions.map(({ question_text, explanation_text }) => [question_text, explanation_text]),
  video: (station) => station.video_link,
  times: (station) => [station.candidate_minutes, station.examiner_minutes, station.long_case],
  language: (station) => station.language,
};

/** The parts that are not the same in both; ids of rows are none. */
export const changedParts = (before: StationForm, after: StationForm): StationPart[] =>
  STATION_PARTS.filter((part) => JSON.stringify(OF_PART[part](before)) !== JSON.stringify(OF_PART[part](after)));

/** What the event of a change names, in the order of the list. */
export const namedIn = (event: string): (StationPart | (typeof STATION_ACTS)[number])[] => {
  const words = event.split(',');
  return [...STATION_ACTS, ...STATION_PARTS].filter((key) => words.includes(key));
};
