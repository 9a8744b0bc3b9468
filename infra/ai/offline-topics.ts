/** What an item is about, from what matters most to a patient's safety to what matters least. */
export const TOPICS = [
  'suicide',
  'allergy',
  'escalation',
  'identity',
  'preparation',
  'treatment',
  'red-flags',
  'technique',
  'medicines',
  'safety-net',
  'diagnosis',
  'investigation',
  'handover',
  'teamwork',
  'news',
  'perspective',
  'capacity',
  'emotion',
  'consent',
  'understanding',
  'hygiene',
  'examination',
  'risk-factors',
  'symptom',
  'social',
  'introduction',
  'open-question',
  'summary',
  'records',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Advice {
  /** Matches the items of the topic, lower-cased and without diacritics. `other` matches everything. */
  pattern: RegExp;
  /** One sentence. */
  why: string;
  /** What the candidate can say, without quotation marks. */
  say: string;
}
