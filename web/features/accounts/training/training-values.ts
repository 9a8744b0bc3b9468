import { missingTrainingField } from '~/domain/accounts/training';

/** What a form holds of somebody's training. */
export interface TrainingValues {
  country: string;
  training_stage: number | null;
  medical_school_year: number | null;
  specialty: string | null;
  educational_stage: number | null;
}

/** A field that the chosen training stage requires is empty: then the form cannot be sent (spec 2 §5). */
export const lacksTraining = (values: TrainingValues): boolean =>
  values.training_stage !== null && missingTrainingField(values) !== null;
