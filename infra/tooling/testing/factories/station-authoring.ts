import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import type { Person } from '~/domain/accounts/person';
import { type StationForm, stationForm } from '~/domain/stations/authoring/form-contract';
import { findEdited } from '~/domain/stations/authoring/find-edited.query';
import { saveStation } from '~/domain/stations/authoring/save-station';
import { type DraftOf, saveDraft } from '~/domain/stations/authoring/station-drafts';
import type { SafeStation } from '~/domain/stations/authoring/store-station';
import { tidyStation } from '~/domain/stations/authoring/tidy-station';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { aPerson } from './accounts';

type Fields = Partial<{ [K in keyof StationForm]: unknown }>;

const section = (title: string, items: string[], order: number) => ({
  title,
  order,
  items: items.map((item, index) => ({ title: item, order: index })),
});

/** A form that can be saved: two sections of two items and one question, unless the fields say otherwise. */
export const aStationForm = (fields: Fields = {}): StationForm =>
  stationForm.parse({
    name: 'Acute chest pain',
    description: 'Take a focused history.',
    label: 1,
    student_instructions: '<p>Take a history.</p>',
    patient_instructions: '<p>You have chest pain.</p>',
    checklist: [
      section('Opening', ['Washes hands', 'Gives name and role'], 0),
      section('History', ['Asks about onset', 'Asks about radiation'], 1),
    ],
    examiner_questions: [{ question_text: 'What comes next?', explanation_text: '<p>An ECG.</p>', order: 0 }],
    ...fields,
  });

/** A form as a command takes it. */
export function safeStation(form: StationForm): SafeStation {
  return sanitised(tidyStation(form));
}

function sanitised(form: StationForm): SafeStation {
  const texts = { ...form };
  for (const field of [
    'student_instructions',
    'patient_instructions',
    'examiner_instructions',
    'useful_links',
    'walkthrough',
    'extra_candidate_resources',
  ] as const)
    texts[field] = sanitise(form[field]);
  return {
    ...texts,
    html_version: SANITISER_VERSION,
    examiner_questions: form.examiner_questions.map((question) => ({
      ...question,
      explanation_text: sanitise(question.explanation_text),
    })),
  } as SafeStation;
}

/** A draft of a new station of style 1, of somebody new, unless the options say otherwise. */
export async function aStationDraft(
  world: { deps: Deps },
  options: { person?: Person; form?: StationForm; of?: DraftOf } = {},
): Promise<{ id: number; version: number; person: Person; form: StationForm }> {
  const { person = await aPerson(world), form = aStationForm(), of = { style: 1 } } = options;
  const { draft_id, version } = await world.deps.inTransaction((tx) =>
    saveDraft(tx, person, { form: sanitised(form), draft_id: undefined }, of),
  );
  return { id: draft_id, version, person, form };
}

/** Changes a station that is there, as its editor would. @returns its revision */
export async function changeAStation(
  world: { deps: Deps },
  person: Person,
  stationId: number,
  change: (form: StationForm) => Partial<StationForm>,
): Promise<number> {
  const { form, revision } = await findEdited(world.deps.read, person, stationId);
  return (
    await world.deps.inTransaction((tx) =>
      saveStation(tx, person, stationId, { form: safeStation({ ...form, ...change(form) }), revision }),
    )
  ).revision;
}
