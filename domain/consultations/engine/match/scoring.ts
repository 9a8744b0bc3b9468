/** How well a fact answers a question. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Asked, isEarned } from './disclosure';
import { meets, meetsAspect, subjectsOf } from './fact-answers';
import { type Fact, isVolunteered } from '../read/fact';
import type { Question } from '../read/question';
import { ALIKE, ALSO, KINDS } from '../words/related-concepts';
import { isAspect, isBody, isConcept, isDrug, isFinding, isGeneric, isSymptom, namingStems } from '../words/words';

/** Facts that one question brings to light: people tell one idea at a time. */
export const FACTS_A_QUESTION = 3;
/** Beside the best fact, others that are nearly as good are meant as well. */
export const NEARLY = 0.85;
/** A fact whose label names something else than what is asked is the answer if there is no better one. */
const LABELLED_OTHERWISE = 0.8;
/** The same of somebody else than who is asked. */
const OF_SOMEBODY_ELSE = 0.65;
const OF_ANOTHER_OF_ITS_LABEL = 0.8;
/** One that stands for other things as well comes after one that does not. */
const LABELLED_ALSO = 0.98;
/** What meeting a word of the question is worth. */
const WORTH = { subject: 2, complaint: 0.6, aspect: 1.5, stem: 0.8 } as const;
/** What a subject that one fact alone has is worth more: of `the pill` and `what time`, the time picks one out. */
const ALONE = 0.5;
/** The points of a fact that has the very word of the question: `the coil`, among all facts about contraception. */
const SAME_WORD = 0.35;
/** A fact that is volunteered is about the complaint. */
const OF_ONES_OWN_ACCORD = 0.3;
/** A word that half of all questions have, beside one that has not: `trouble swallowing tablets`. */
const BESIDE = 0.5;
const OF_ANYTHING: ReadonlySet<string> = new Set(['#medicine', '#pain', '#symptom']);
/** A fact about who the patient is, for a question that only touches it. */
const OF_THE_PERSON = 0.85;

export interface Match {
  fact: Fact;
  score: number;
  /** The subjects of the question that it answers. */
  answered: ReadonlySet<string>;
}

export interface Search extends Asked {
  /** All that may be told at all. */
  facts: readonly Fact[];
  /** Of the subjects of the question, what did not bring the patient. */
  particular: readonly string[];
  /** Stems of its words that no label has. */
  words: ReadonlySet<string>;
  /** Words of it that few facts have. */
  rare: ReadonlySet<string>;
}

const ofTheComplaint = (fact: Fact, complaint: ReadonlySet<string>): boolean => {
  // `How many times?` is not how often a tablet is taken.
  if (fact.topicKeys.has('#medicine') && !complaint.has('#medicine')) return false;
  const subjects = subjectsOf(fact);
  return subjects.length === 0
    ? isVolunteered(fact) ||
        [...fact.topicKeys].some(isAspect) ||
        ![...fact.textKeys].some((key) => isFinding(key) && !complaint.has(key))
    : subjects.some((key) => complaint.has(key)) || subjects.every(isBody);
};

const OTHERS = new Set(['#partner', '#children', '#family', '#baby']);
/** Kinds of things that a person has or has not. */
const isMatter = (key: string): boolean => isFinding(key) || key === '#periods';

/** `Before today: a tight chest on the hill` is not what the pain is like. */
function labelWorth(fact: Fact, { subjects, aspects }: Question): number {
  // `Past health` has many things under it.
  const label = [...fact.topicKeys].filter((key) => isConcept(key) && !isAspect(key) && key !== '#past-health');
  const isAsked = (key: string) =>
    subjects.has(key) || [...subjects].some((asked) => KINDS[asked]?.includes(key) || ALIKE[asked] === key);
  if (label.length > 0 && !label.some(isAsked))
    return label.some((key) => OTHERS.has(key)) ? OF_SOMEBODY_ELSE : LABELLED_OTHERWISE;
  const of = [...fact.topicKeys].filter(isAspect);
  if (of.includes('#before') && !aspects.has('#before')) return LABELLED_OTHERWISE;
  if (
    of.length > 0 &&
    aspects.size > 0 &&
    ![...aspects].some((key) => of.includes(key) || (ALSO[key] ?? []).some((other) => of.includes(other)))
  )
    return LABELLED_OTHERWISE;
  return label.every((key) => isGeneric(key) || isBody(key) || isAsked(key)) ? 1 : LABELLED_ALSO;
}

/** Asked what runs in the family: what stands under another label, `my mother’s codeine`, is none of it. */
export const isOfNoRelative = (fact: Fact, { focus }: Question): boolean =>
  focus === '#family' && !fact.topicKeys.has('#family') && [...fact.topicKeys].some(isConcept) && !fact.denies;

/** Asked what another does for a living: what does not speak of both is one's own. */
export const isOnesOwn = (fact: Fact, { subjects }: Question): boolean => {
  const person = ['#partner', '#children'].find((key) => subjects.has(key));
  return person !== undefined && subjects.has('#work') && !(meets(fact, '#work') > 0 && meets(fact, person) > 0);
};

/** `What is your wife's job?` is not answered by one's own. */
function isOfSomebodyElse({ fact, answered }: Omit<Match, 'score'>, { question, particular }: Search): boolean {
  const person = particular.find((key) => key === '#partner' || key === '#children');
  return (
    // About somebody in the family only what is said of the family is true.
    (particular.includes('#family') &&
      !fact.topicKeys.has('#family') &&
      answered.size < Math.min(2, particular.length)) ||
    isOfNoRelative(fact, question) ||
    // `Did your mother have it early?`: a fact that only has the mother says nothing of it.
    (particular.some(isMatter) && answered.size > 0 && [...answered].every((key) => OTHERS.has(key))) ||
    (person !== undefined && fact.persona && particular.length > 1 && !answered.has(person)) ||
    isOnesOwn(fact, question)
  );
}

const isTreatment = ({ topicKeys, textKeys }: Fact): boolean =>
  [...topicKeys, ...textKeys].some((key) => key === '#medicine' || isDrug(key));

/** Whether a fact is about something else, although it has words of the question. */
function isOfSomethingElse({ fact, answered }: Omit<Match, 'score'>, { question, particular }: Search): boolean {
  const { subjects, aspects } = question;
  const { topicKeys, textKeys } = fact;
  const asksHowOften = aspects.has('#frequency') || aspects.has('#number');
  // `What size of shoes?` is not answered by shoes under another label that have no number.
  const isNotCounted =
    aspects.has('#number') &&
    answered.size > 0 &&
    ![...answered].some((key) => topicKeys.has(key)) &&
    !textKeys.has('#number');
  // `Have you tried anything else for the bleeding?` is not answered by how much it is.
  const isNotTried =
    aspects.has('#tried') && aspects.size === 1 && !isTreatment(fact) && meetsAspect(fact, '#tried') === 0;
  const isNotWhen = aspects.has('#last') && ![...aspects].some((key) => meetsAspect(fact, key) > 0);
  return (
    // `Enough water?` is not answered by wine.
    (subjects.has('#fluids') && !topicKeys.has('#fluids') && textKeys.has('#alcohol')) ||
    // A vaccine is named or it is not.
    (particular.includes('#vaccination') && !answered.has('#vaccination')) ||
    // `When did you last eat?` is not answered by wine with the meals.
    isNotCounted ||
    isNotTried ||
    (isNotWhen && subjectsOf(fact).length > 0 && ![...answered].some((key) => topicKeys.has(key))) ||
    // `Did you hit your head?` is not answered by how it is held.
    (fact.persona && answered.size > 0 && [...answered].every(isBody)) ||
    // `How many times since?` is not answered by the age at the last period.
    (asksHowOften && textKeys.has('#periods') && !subjects.has('#periods'))
  );
}

/** Under `Tiredness and dizziness`, `you are worn out` says nothing of the dizziness. */
const isOfAnotherOfItsLabel = ({ topicKeys, textKeys }: Fact, { subjects }: Question): boolean => {
  const asked = [...subjects].filter((key) => topicKeys.has(key));
  return (
    asked.length > 0 &&
    !asked.some((key) => textKeys.has(key)) &&
    [...textKeys].some((key) => isSymptom(key) && topicKeys.has(key) && !asked.some((one) => KINDS[one]?.includes(key)))
  );
};

const sharedOf = ({ question, complaint }: Search): string[] =>
  [...question.subjects].filter((key) => complaint.has(key));

function scoreOf({ fact, answered }: Omit<Match, 'score'>, search: Search): number {
  const { question, particular, facts } = search;
  const sum = (keys: Iterable<string>, worth: number, by = meets) =>
    [...keys].reduce((all, key) => all + worth * by(fact, key), 0);
  const alone = (key: string) => 1 + ALONE / Math.max(1, facts.filter((one) => meets(one, key) > 0).length);
  const isOnlyGeneric = particular.every((key) => OF_ANYTHING.has(key) || key === '#ideas');
  const worthOf = (key: string) => WORTH.subject * alone(key) * (OF_ANYTHING.has(key) && !isOnlyGeneric ? BESIDE : 1);
  const subjects = particular.reduce((all, key) => all + worthOf(key) * meets(fact, key), 0);
  const aspects = sum(question.aspects, WORTH.aspect, meetsAspect);
  const isLabelled = [...answered].some((key) => fact.topicKeys.has(key));
  const said = namingStems(fact.said, search.language);
  const isInItsWords =
    particular.length === 1 && answered.size > 0 && !fact.denies && [...search.words].some((stem) => said.has(stem));
  return (
    ((isInItsWords ? SAME_WORD : 0) +
      subjects +
      sum(sharedOf(search), WORTH.complaint) +
      aspects +
      sum(question.stems, WORTH.stem)) *
    labelWorth(fact, question) *
    (isOfAnotherOfItsLabel(fact, question) ? OF_ANOTHER_OF_ITS_LABEL : 1) *
    (fact.persona && !isLabelled ? OF_THE_PERSON : 1)
  );
}

const isPickedOut = (fact: Fact, { question, rare }: Search): boolean =>
  [...question.stems].some((key) => rare.has(key) && meets(fact, key) > 0);

/** A question for an aspect of the complaint. */
function ofAnAspect(match: Match, search: Search): Match | null {
  const { fact } = match;
  const { aspects, stems } = search.question;
  const isRare = isPickedOut(fact, search);
  // `How many stone?` is not how many days.
  if (stems.size > 0 && [...aspects].every((key) => key === '#number') && !isRare) return null;
  const isOfComplaint =
    ofTheComplaint(fact, search.complaint) || [...aspects].some((key) => fact.topicKeys.has(key) && key !== '#before');
  if (![...aspects].some((key) => meetsAspect(fact, key) > 0) || !(isOfComplaint || isRare)) return null;
  const asksSince = aspects.size === 1 && ['#onset', '#duration'].some((key) => aspects.has(key));
  return asksSince && fact.disclosure === 'volunteered' ? { ...match, score: match.score + OF_ONES_OWN_ACCORD } : match;
}

/** A question about the complaint that asks for no aspect of it. */
function ofTheComplaintItself({ fact, score }: Match, shared: readonly string[]): Match | null {
  const isTold = fact.disclosure === 'volunteered';
  if (!isTold && (fact.disclosure === 'opening' || !shared.some((key) => fact.topicKeys.has(key)))) return null;
  const answered = new Set(shared.filter((key) => meets(fact, key) > 0));
  return { fact, answered, score: score + (isTold ? WORTH.complaint : 0) };
}

/** How a fact answers a question; null if it does not, or must be earned first. */
export function matchOf(fact: Fact, search: Search): Match | null {
  const { question, particular } = search;
  if (!isEarned(fact, search)) return null;
  const answered = new Set(particular.filter((key) => meets(fact, key) > 0));
  const found = { fact, answered };
  if (isOfSomebodyElse(found, search) || isOfSomethingElse(found, search)) return null;
  const match = { ...found, score: scoreOf(found, search) };
  if (particular.length > 0) return answered.size > 0 ? match : null;
  if (question.aspects.size > 0) return ofAnAspect(match, search);
  const shared = sharedOf(search);
  if (shared.length > 0) return ofTheComplaintItself(match, shared);
  // `Do you wear glasses?` is not answered by a glass of wine: all its words are in the answer.
  return isPickedOut(fact, search) && [...question.stems].every((key) => key.length <= STEM_MIN || meets(fact, key) > 0)
    ? match
    : null;
}

export const wordsOfNoLabel = (
  facts: readonly Fact[],
  words: ReadonlySet<string>,
  language: Language,
): ReadonlySet<string> => {
  const labels = new Set(facts.flatMap(({ topic }) => [...namingStems(topic, language)]));
  return new Set([...words].filter((stem) => !labels.has(stem)));
};

/** Shorter ones say little. */
const STEM_MIN = 2;

/** Words that few facts have: alone they pick one out. */
const RARE = 3;
export const rareOf = (facts: readonly Fact[], stems: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...stems].filter((key) => {
      const having = facts.filter((fact) => meets(fact, key) > 0).length;
      return key.length > 3 && having > 0 && having <= RARE;
    }),
  );
