/** What the patient of a station knows, fact by fact, as its author keeps it (spec 3 §3). Runs in the browser too. */

/**
 * What it takes for a fact to be told. `opening`: the first thing said. `volunteered`: told when the patient is let talk.
 * `if-asked`: any question about it. `if-asked-directly`: a question that names it. `after-empathy`: a question about it,
 * once the candidate has shown understanding. `about-fear`: a question about what worries the patient. `never`: nothing.
 */
export const FACT_TELLINGS = [
  'opening',
  'volunteered',
  'if-asked',
  'if-asked-directly',
  'after-empathy',
  'about-fear',
  'never',
] as const;
export type FactTelling = (typeof FACT_TELLINGS)[number];

/** What a fact can answer, named `stations.intent.<key>`. Any symptom, medicine or illness that the product knows can be named besides. */
export const INTENTS = [
  'name',
  'age',
  'onset',
  'duration',
  'course',
  'site',
  'radiation',
  'character',
  'severity',
  'timing',
  'worse',
  'better',
  'before',
  'tried',
  'medicine',
  'over-the-counter',
  'allergy',
  'past-health',
  'operation',
  'hospital',
  'family',
  'smoke',
  'alcohol',
  'recreational-drugs',
  'work',
  'home',
  'partner',
  'travel',
  'coping',
  'mood',
  'sleep',
  'appetite',
  'weight',
  'self-harm',
  'harm-others',
  'driving',
  'periods',
  'sexual',
  'ideas',
  'concerns',
  'expectations',
] as const;

export const FACTS_MAX = 150;
export const FACT_SAID_MAX = 800;
export const FACT_ABOUT_MAX = 200;
export const FACT_CUE_MAX = 200;
/** Things that one fact answers, or that one item is covered by. */
export const ANSWERS_MAX = 16;
export const ANSWER_MAX = 60;
/** Questions that earn one fact in the author's own words, and characters of each. */
export const WORDINGS_MAX = 16;
export const WORDING_MAX = 200;

export interface PatientFact {
  /** What it is about, in the author's words. */
  about: string;
  /** Keys of intents and clinical concepts, each after a `#`, and free words. */
  answers: string[];
  /** As the patient says it. */
  said: string;
  told: FactTelling;
  /**
   * A sign of the fact before the patient tells it: a sentence that they say of their own accord or, in brackets, a manner of
   * speaking. Picking it up earns the fact, also if the fact needs more to be told. At most `FACT_CUE_MAX` characters.
   */
  cue?: string;
  /** Questions that earn it as they stand, also if it needs a direct question. Never what is `never` told. At most `WORDINGS_MAX`. */
  wordings?: string[];
}

/**
 * What covers an item of a checklist. `asked`: a question of the candidate. `told`: a statement of theirs. `said`: either.
 * `pattern`: something done by talking, such as empathy or a summary. `done`: nothing that words show.
 */
export const COVERED_BY = ['asked', 'told', 'said', 'pattern', 'done'] as const;
export interface Cover {
  how: (typeof COVERED_BY)[number];
  /** Keys after a `#`, and free words. */
  of: string[];
  /** Whether all of them are needed; one will do otherwise. */
  all: boolean;
}
