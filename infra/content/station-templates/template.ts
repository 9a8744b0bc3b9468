/** A checklist to begin with: titles of sections with their items. */
export interface ChecklistTemplate {
  key: string;
  name: string;
  /** Answered beside the sections, and ignored by whoever imports it (spec 3 §7). */
  category: string;
  sections: Record<string, string[]>;
}

/** A text to begin with: HTML of the OSCE toolbar; what its author fills in stands in square brackets. */
export interface TextTemplate {
  key: string;
  name: string;
  content: string;
}

export interface StationTemplates {
  checklist: ChecklistTemplate[];
  candidate_instructions: TextTemplate[];
  patient_instructions: TextTemplate[];
  examiner_instructions: TextTemplate[];
  walkthrough: TextTemplate[];
}

export type TextKind = Exclude<keyof StationTemplates, 'checklist'>;
