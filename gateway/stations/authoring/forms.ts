import type { Person } from '~/domain/accounts/person';
import { abilitiesOf } from '~/domain/kit/abilities';
import { SANITISER_VERSION, type Versioned } from '~/domain/kit/html/clean-html';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { type StationForm, TEXT_FIELDS, type TextField } from '~/domain/stations/authoring/form-contract';
import { writingAbilities } from '~/domain/stations/policy';
import type { SafeStation } from '~/domain/stations/authoring/store-station';
import { stepOf } from '~/domain/stations/wizard/steps';
import { templateNames } from '~/infra/content/station-templates/station-templates';
import { sanitise } from '~/infra/html/sanitise';

/** The form with each of its texts changed. */
const withTexts = <T>(form: StationForm, change: (html: string) => T) => ({
  ...form,
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, change(form[field])])) as Record<TextField, T>),
  examiner_questions: form.examiner_questions.map((question) => ({
    ...question,
    explanation_text: change(question.explanation_text),
  })),
});
export const safe = (form: StationForm): SafeStation => ({
  ...withTexts(form, sanitise),
  html_version: SANITISER_VERSION,
});
const shownStep = ({ step, unknown }: ReturnType<typeof stepOf>) => ({ step, step_unknown: unknown });

/** What the editor opens with. */
export const screenOf = (person: Person, { form, html_version }: { form: StationForm } & Versioned, step: unknown) => ({
  form: withTexts(form, (text) => SafeHtml.stored(text, html_version)),
  abilities: abilitiesOf(writingAbilities, person, null),
  templates: templateNames(person.language),
  ...shownStep(stepOf(step)),
});
