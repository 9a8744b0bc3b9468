import { type QuestionForm, questionForm } from '~/domain/questions/authoring/contract';
import { type DraftOf, saveDraft } from '~/domain/questions/authoring/save-draft';
import { saveQuestion } from '~/domain/questions/authoring/save-question';
import type { SafeForm } from '~/domain/questions/authoring/store-question';
import { tidyForm } from '~/domain/questions/authoring/tidy-form';
import { findForm } from '~/domain/questions/authoring/find-form.query';
import type { Person } from '~/domain/accounts/person';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { aPerson } from './accounts';
import { aTopic } from './questions';

type Fields = Partial<{ [K in keyof QuestionForm]: unknown }>;

/** A form that can be saved: one right option of three, under a new topic of cardiology, unless the fields say otherwise. */
export async function aForm(world: { deps: Deps }, fields: Fields = {}): Promise<QuestionForm> {
  const topic = fields.topic_id === undefined ? await aTopic(world) : null;
  return questionForm.parse({
    question_text: '<p>A man of 60 has chest pain. What is it?</p>',
    explanation_text: '<p>ST elevation.</p>',
    further_reading: 'https://example.org/reading',
    answers: [
      { answer_text: 'Myocardial infarction', answer_correct: true },
      { answer_text: 'Pericarditis' },
      { answer_text: 'Reflux' },
    ],
    ...(topic ? { specialty_id: topic.specialty_id, topic_id: topic.id } : {}),
    focus_id: 1,
    ...fields,
  });
}

/** A form as a command takes it. */
export function safeForm(form: QuestionForm): SafeForm {
  return sanitised(tidyForm(form));
}

const sanitised = (form: QuestionForm): SafeForm => ({
  ...form,
  question_text: sanitise(form.question_text),
  explanation_text: sanitise(form.explanation_text),
});

export interface TestDraft {
  id: number;
  version: number;
  person: Person;
  form: QuestionForm;
}

/** A draft of a new question, of somebody new, unless the options say otherwise. */
export async function aDraft(
  world: { deps: Deps },
  options: { person?: Person; form?: QuestionForm; of?: DraftOf } = {},
): Promise<TestDraft> {
  const { person = await aPerson(world), form = await aForm(world), of } = options;
  const { draft_id, version } = await world.deps.inTransaction((tx) =>
    saveDraft(tx, person, { form: sanitised(form) }, of),
  );
  return { id: draft_id, version, person, form };
}

/** Changes a question that is there, as its editor would. @returns its revision */
export async function changeQuestion(
  world: { deps: Deps },
  person: Person,
  questionId: number,
  change: (form: QuestionForm) => Partial<QuestionForm>,
): Promise<number> {
  const { form, place, revision } = (await findForm(world.deps.read, questionId))!;
  return world.deps.inTransaction((tx) =>
    // As an editor, so that it changes at once.
    saveQuestion(tx, { ...person, roles: [...person.roles, 'moderator'] }, questionId, {
      form: safeForm({ ...form, ...change(form) }),
      place,
      revision,
    }),
  );
}
