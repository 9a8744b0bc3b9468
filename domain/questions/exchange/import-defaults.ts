import type { Language } from '~/domain/accounts/contract';

/** What questions of a file get that say nothing of it themselves. */
export interface ImportDefaults {
  topic_id: number;
  specialty_id: number;
  focus_id: number;
  difficulty: number;
  language: Language;
}
