/** The virtual patient wizard: which steps are valid, and what may be done then (spec 3 §5). Pure; runs in the browser too. */
import { isBlankHtml, textLength } from '~/domain/kit/html/text';
import type { StationForm } from '../authoring/form-contract';
import { maySave, missingFields } from '../authoring/station-rules';
import { WIZARD_STEPS, LAST_STEP, type WizardStep } from './step-list';

export { WIZARD_STEPS, LAST_STEP, type WizardStep };

/** Milliseconds after which the validity of the steps is worked out again, changed or not (spec 3 §9). */
export const VALIDATION_EVERY = 2_000;

/** Characters of plain text in the patient instructions from which on they are sufficient, good and excellent (spec 3 §9). */
export const PATIENT_MIN = 500;
export const PATIENT_GOOD = 750;
export const PATIENT_EXCELLENT = 1_000;

export type PatientDetail = 'inadequate' | 'minimal' | 'good' | 'excellent';

/** What to expect of patient instructions of a length (spec 3 §5): named `stations.wizard.detail.<detail>`. */
export function patientDetail(length: number): PatientDetail {
  if (length < PATIENT_MIN) return 'inadequate';
  if (length < PATIENT_GOOD) return 'minimal';
  return length < PATIENT_EXCELLENT ? 'good' : 'excellent';
}

/** The step that `?step=` means; left out it is the first, which is also shown in place of one that does not exist. */
export function stepOf(asked: unknown): { step: number; unknown: boolean } {
  if (asked === undefined || asked === null || asked === '') return { step: 1, unknown: false };
  const exists = (typeof asked === 'string' || typeof asked === 'number') && /^[1-6]$/.test(String(asked));
  return exists ? { step: Number(asked), unknown: false } : { step: 1, unknown: true };
}

/** The step as it stands in an address: left out for the first (spec 3 §2). */
export const stepInQuery = (step: number): number | undefined => (step > 1 ? step : undefined);

type Written = Pick<
  StationForm,
  | 'name'
  | 'description'
  | 'label'
  | 'student_instructions'
  | 'patient_instructions'
  | 'checklist'
  | 'useful_links'
  | 'walkthrough'
  | 'examiner_questions'
>;

const hasItem = ({ checklist }: Pick<Written, 'checklist'>): boolean =>
  checklist.some(({ items }) => items.some(({ title }) => title.trim() !== ''));
const isLongEnough = ({ patient_instructions }: Pick<Written, 'patient_instructions'>): boolean =>
  textLength(patient_instructions) >= PATIENT_MIN;

/** What a step asks for and has not got: named `stations.wizard.missing.<what>`. */
export const MISSING_PARTS = [
  'label',
  'name',
  'description',
  'student_instructions',
  'patient_instructions',
  'checklist',
  'resources',
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

const when = (missing: boolean, part: MissingPart): MissingPart[] => (missing ? [part] : []);

/** What is missing for a step to be valid (spec 3 §5); nothing can be missing in the last, which is a look at the others. */
export function missingInStep(form: Written, step: number): MissingPart[] {
  switch (WIZARD_STEPS[step - 1]) {
    case 'scenario':
      return MISSING_PARTS.filter((part) => (missingFields(form) as readonly string[]).includes(part));
    case 'candidate':
      return when(isBlankHtml(form.student_instructions), 'student_instructions');
    case 'patient':
      return when(!isLongEnough(form), 'patient_instructions');
    case 'checklist':
      return when(!hasItem(form), 'checklist');
    case 'resources': {
      const asked = form.examiner_questions.some(({ question_text }) => question_text.trim() !== '');
      return when(isBlankHtml(form.useful_links) && isBlankHtml(form.walkthrough) && !asked, 'resources');
    }
    default:
      return [];
  }
}

/** Whether nothing has been written in a step yet: the step list says so instead of calling it incomplete. */
export function isStepUntouched(form: Written, step: number): boolean {
  const missing = missingInStep(form, step).length;
  switch (WIZARD_STEPS[step - 1]) {
    case 'scenario':
      return missing === 3;
    case 'patient':
      return isBlankHtml(form.patient_instructions);
    default:
      return missing > 0;
  }
}

/** Whether a step is marked valid; the last never is (spec 3 §5). */
export const isStepValid = (form: Written, step: number): boolean =>
  step < LAST_STEP && missingInStep(form, step).length === 0;

/** Only with a valid first step and patient instructions of at least 500 characters (spec 3 §5). */
export const mayPreview = (form: Written): boolean => maySave(form) && isLongEnough(form);

/** Why a patient cannot be talked to: named `stations.wizard.unfit.<reason>`. */
export const UNFIT_REASONS = ['scenario', 'patient', 'checklist'] as const;
export type UnfitReason = (typeof UNFIT_REASONS)[number];

/** What keeps a station from being enabled as a virtual patient: it must be known what it is, who the patient is, and what is looked for. */
export function unfitFor(form: Written): UnfitReason[] {
  const fit = { scenario: maySave(form), patient: isLongEnough(form), checklist: hasItem(form) };
  return UNFIT_REASONS.filter((reason) => !fit[reason]);
}
