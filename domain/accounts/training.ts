/**
 * Training stages and what each asks for (spec 2 §5). The numbers are the specification's; it does not name them, so
 * the names here are the product's (`accounts.stage.<n>` in `web/messages`).
 */
export const TRAINING_STAGES = Array.from({ length: 24 }, (_, index) => index + 1);

const ASKS_SCHOOL_YEAR = new Set([1, 2]);
const ASKS_SPECIALTY = new Set([6, 7, 22]);
const ASKS_EDUCATIONAL_STAGE = new Set([9, 10, 11, 12, 13, 14, 16, 18, 20]);
const SHOWS_INSTITUTIONS = new Set([1, 2, 15, 17, 24]);

/** 1 still a student (the institutions are shown), 2 qualified, 3 in further training. */
export const EDUCATIONAL_STAGES = [1, 2, 3];
/** Medical school years offered. */
export const SCHOOL_YEARS = [1, 2, 3, 4, 5, 6];
/** Keys of `accounts.specialty.<key>` in `web/messages`. */
export const SPECIALTIES = [
  'acute-medicine',
  'anaesthetics',
  'cardiology',
  'dermatology',
  'emergency-medicine',
  'endocrinology',
  'gastroenterology',
  'general-practice',
  'general-surgery',
  'geriatrics',
  'haematology',
  'infectious-diseases',
  'intensive-care',
  'microbiology',
  'nephrology',
  'neurology',
  'neurosurgery',
  'obstetrics-gynaecology',
  'oncology',
  'ophthalmology',
  'orthopaedics',
  'otolaryngology',
  'paediatrics',
  'palliative-medicine',
  'pathology',
  'plastic-surgery',
  'psychiatry',
  'public-health',
  'radiology',
  'rehabilitation',
  'respiratory',
  'rheumatology',
  'urology',
  'vascular-surgery',
  'other',
] as const;

export interface TrainingFields {
  training_stage?: number | null;
  medical_school_year?: number | null;
  specialty?: string | null;
  educational_stage?: number | null;
}

export type TrainingField = 'medical_school_year' | 'specialty' | 'educational_stage';

/** The further field a stage requires, if any. */
export function requiredTrainingField(stage: number | null | undefined): TrainingField | null {
  if (!stage) return null;
  if (ASKS_SCHOOL_YEAR.has(stage)) return 'medical_school_year';
  if (ASKS_SPECIALTY.has(stage)) return 'specialty';
  if (ASKS_EDUCATIONAL_STAGE.has(stage)) return 'educational_stage';
  return null;
}

/** Whether institutions are asked for: by the stage itself, or by educational stage 1 if that is asked. */
export function showsInstitutions({ training_stage, educational_stage }: TrainingFields): boolean {
  if (!training_stage) return false;
  return (
    SHOWS_INSTITUTIONS.has(training_stage) || (ASKS_EDUCATIONAL_STAGE.has(training_stage) && educational_stage === 1)
  );
}

/** The training form may be sent only when nothing required is empty. */
export function missingTrainingField(fields: TrainingFields): 'training_stage' | TrainingField | null {
  if (!fields.training_stage) return 'training_stage';
  const required = requiredTrainingField(fields.training_stage);
  return required && !fields[required] ? required : null;
}
