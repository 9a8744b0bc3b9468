import type { Evidence } from './contract';

/** What was proposed for an item of the checklist, on which words, and what counts. */
export interface ConsultationMark {
  consultation_id: number;

  item_id: number;

  proposed: boolean;

  ticked: boolean;

  evidence: Evidence[];
}
