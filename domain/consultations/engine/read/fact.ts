import type { FactTelling } from '~/domain/stations/patient-facts';

/** What it takes to be told (`FACT_TELLINGS`); directions to an actor are `never` told, too. */
export type Disclosure = FactTelling;

/** One fact of a patient's instructions. */
export interface Fact {
  /** Its place among the facts of the station. */
  index: number;
  /** As its author wrote it. */
  text: string;
  /** As the patient says it. */
  said: string;
  /** What it is about, by its label, its condition and its heading. */
  topic: string;
  disclosure: Disclosure;
  /** The cue that shows before it is said (`cues.ts`); most facts have none. */
  cue: string;
  /** Who the patient is: name, age, work. */
  persona: boolean;
  /** Says that something is not there. */
  denies: boolean;
  /** Its author marks it as never to be told; it is no direction. */
  secret: boolean;
  /** Words of the topic and of the text. */
  topicKeys: ReadonlySet<string>;
  textKeys: ReadonlySet<string>;
  /** Questions that earn it, in its author's words. */
  wordings?: readonly string[];
}

type Telling = Pick<Fact, 'disclosure'>;

export const isTellable = ({ disclosure }: Telling): boolean => disclosure !== 'never';
/** Told without a question about it. */
export const isVolunteered = ({ disclosure }: Telling): boolean =>
  disclosure === 'opening' || disclosure === 'volunteered';
/** Told to any question about it. */
export const isFree = (fact: Telling): boolean => isVolunteered(fact) || fact.disclosure === 'if-asked';
/** Told only to a question by name, after empathy, or to a question about fears. */
export const isWithheld = (fact: Telling): boolean => isTellable(fact) && !isFree(fact);
/** Whether a fact has a key in its label or in its text. */
export const hasKey = ({ topicKeys, textKeys }: Fact, key: string): boolean => topicKeys.has(key) || textKeys.has(key);
