export type WordKind =
  | 'symptom'
  | 'drug'
  | 'condition'
  | 'habit'
  | 'body'
  /** What is asked of a symptom: where, since when, how bad. */
  | 'aspect'
  /** What is asked of a person: family, work, allergies. */
  | 'history'
  /** What is done by talking: introducing oneself, summing up. */
  | 'communication'
  | 'test';

export interface Concept {
  readonly key: string;
  readonly kind: WordKind;
  /** Asked about by anything: alone it names nothing that a patient would keep to themselves. */
  readonly generic?: boolean;
  readonly en: readonly string[];
  readonly es: readonly string[];
}

export const words = (list: string): string[] => list.split(',').map((term) => term.trim());
export const concept = (kind: WordKind, key: string, en: string, es: string, generic = false): Concept => ({
  kind,
  key,
  en: words(en),
  es: words(es),
  generic,
});
