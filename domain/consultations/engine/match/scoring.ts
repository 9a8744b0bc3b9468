/** How well a fact answers a question, and which of those that answer it are told. Pure. */
import { type Asked, isNamed, KEPT } from './disclosure';
import { IN_TEXT, isAspect, isBody, isClinical, meets, meetsAspect, namesOne, subjectsOf } from './fact-answers';
import type { Fact } from '../read/fact';
import type { Question } from '../read/question';
import { ALIKE, ALSO, KINDS } from '../words/related-concepts';
import { isConcept, isGeneric } from '../words/words';

/** Facts that one question brings to light: people tell one idea at a time. */
export const FACTS_A_QUESTION = 3;
/** Beside the best fact, others that are nearly as good are meant as well. */
export const NEARLY = 0.85;
/** A fact whose label names something else than what is asked is the answer where there is no better one. */
const LABELLED_OTHERWISE = 0.8;
/** The same of somebody else than who is asked. */
const OF_SOMEBODY_ELSE = 0.65;
/** One that stands for other things as well comes after one that does not. */
const LABELLED_ALSO = 0.98;
/** What meeting a word of the question is worth. */
const WORTH = { subject: 2, complaint: 0.6, aspect: 1.5, stem: 0.8 } as const;
/** What a subject that one fact alone has is worth more: of `the pill` and `what time`, the time picks one out. */
const ALONE = 0.5;
/** What is told of one's own accord is about what brought them. */
const OF_ONES_OWN_ACCORD = 0.3;
/** A word that half of all questions have, beside one that has not: `trouble swallowing tablets`. */
const BESIDE = 0.5;
const OF_ANYTHING: ReadonlySet<string> = new Set(['#medicine', '#pain', '#symptom']);
/** What is said of who the patient is, to a question that only touches it. */
const OF_THE_PERSON = 0.85;

export interface Match {
  fact: Fact;
  score: number;
  /** The subjects of the question that it answers. */
  met: ReadonlySet<string>;
}

export interface Search extends Asked {
  /** All that may be told at all. */
  facts: readonly Fact[];
  /** Of the subjects of the question, what did not bring the patient. */
  particular: readonly string[];
  /** Words of it that few facts have. */
  rare: ReadonlySet<string>;
}

const ofTheComplaint = (fact: Fact, complaint: ReadonlySet<string>): boolean => {
  // `How many times?` is not how often a tablet is taken.
  if (fact.topicKeys.has('#medicine') && !complaint.has('#medicine')) return false;
  const subjects = subjectsOf(fact);
  return subjects.length === 0
    ? fact.disclosure === 'opening' ||
        fact.disclosure === 'volunteered' ||
        [...fact.topicKeys].some(isAspect) ||
        ![...fact.textKeys].some((key) => namesOne(key) && !complaint.has(key))
    : subjects.some((key) => complaint.has(key)) || subjects.every(isBody);
};

const OTHERS = new Set(['#partner', '#children', '#family', '#baby']);

/** `Before today: a tight chest on the hill` is not what the pain is like. */
function labelWorth(fact: Fact, { subjects, aspects }: Question): number {
  // `Past health` has many things under it.
  const label = [...fact.topicKeys].filter((key) => isConcept(key) && !isAspect(key) && key !== '#past-health');
  const isAsked = (key: string) =>
    subjects.has(key) || [...subjects].some((asked) => KINDS[key] === asked || ALIKE[asked] === key);
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

/** `No sudden headache`, said to whoever asks for headaches: it denies what nobody asked for. */
const deniesMore = (fact: Fact, { subjects, aspects }: Question): boolean =>
  [...fact.textKeys].some(
    (key) =>
      isClinical(key) &&
      !isGeneric(key) &&
      (!isAspect(key) || /^(?:No|Sin) /.test(fact.said)) &&
      !subjects.has(key) &&
      !aspects.has(key),
  );

/** Asked what runs in the family: what stands under another label, `my mother’s codeine`, is none of it. */
export const isOfNoRelative = (fact: Fact, { focus }: Question): boolean =>
  focus === '#family' && !fact.topicKeys.has('#family') && [...fact.topicKeys].some(isConcept) && !fact.denies;

/** Asked what another does for a living: what does not speak of both is one's own. */
export const isOnesOwn = (fact: Fact, { subjects }: Question): boolean => {
  const person = ['#partner', '#children'].find((key) => subjects.has(key));
  return person !== undefined && subjects.has('#work') && !(meets(fact, '#work') > 0 && meets(fact, person) > 0);
};

export function matchOf(fact: Fact, search: Search): Match | null {
  const { question, particular, complaint, rare, facts } = search;
  if (!isNamed(fact, search)) return null;
  const met = new Set(particular.filter((key) => meets(fact, key) > 0));
  // Of somebody in the family only what is said of the family is true.
  if (particular.includes('#family') && !fact.topicKeys.has('#family') && met.size < Math.min(2, particular.length))
    return null;
  if (isOfNoRelative(fact, question)) return null;
  // `What is your wife's job?` is not answered by one's own, and `enough water?` not by wine.
  const person = particular.find((key) => key === '#partner' || key === '#children');
  if (person !== undefined && fact.persona && particular.length > 1 && !met.has(person)) return null;
  if (isOnesOwn(fact, question)) return null;
  if (question.subjects.has('#fluids') && !fact.topicKeys.has('#fluids') && fact.textKeys.has('#alcohol')) return null;
  // A vaccine is named or it is not.
  if (particular.includes('#vaccination') && !met.has('#vaccination')) return null;
  // `When did you last eat?` is not answered by wine with the meals.
  const asksWhen = question.aspects.has('#last') && ![...question.aspects].some((key) => meetsAspect(fact, key) > 0);
  if (asksWhen && subjectsOf(fact).length > 0 && ![...met].some((key) => fact.topicKeys.has(key))) return null;
  const sum = (keys: Iterable<string>, worth: number, by = meets) =>
    [...keys].reduce((all, key) => all + worth * by(fact, key), 0);
  const aspects = sum(question.aspects, WORTH.aspect, meetsAspect);
  const ofComplaint =
    ofTheComplaint(fact, complaint) ||
    [...question.aspects].some((key) => fact.topicKeys.has(key) && key !== '#before');
  const shared = [...question.subjects].filter((key) => complaint.has(key));
  const stems = sum(question.stems, WORTH.stem);
  const alone = (key: string) => 1 + ALONE / Math.max(1, facts.filter((one) => meets(one, key) > 0).length);
  const isOnlyGeneric = particular.every((key) => OF_ANYTHING.has(key) || key === '#ideas');
  const worthOf = (key: string) => WORTH.subject * alone(key) * (OF_ANYTHING.has(key) && !isOnlyGeneric ? BESIDE : 1);
  const subjects = particular.reduce((all, key) => all + worthOf(key) * meets(fact, key), 0);
  const score =
    (subjects + sum(shared, WORTH.complaint) + aspects + stems) *
    labelWorth(fact, question) *
    (fact.persona && ![...met].some((key) => fact.topicKeys.has(key)) ? OF_THE_PERSON : 1);
  // `Did you hit your head?` is not answered by how it is held.
  if (fact.persona && met.size > 0 && [...met].every(isBody)) return null;
  // `How many times since?` is not answered by the age at the last period.
  const asksHowOften = question.aspects.has('#frequency') || question.aspects.has('#number');
  if (asksHowOften && fact.textKeys.has('#periods') && !question.subjects.has('#periods')) return null;
  if (particular.length > 0) return met.size > 0 ? { fact, score, met } : null;
  const isPickedOut = [...question.stems].some((key) => rare.has(key) && meets(fact, key) > 0);
  const asksSince = question.aspects.size === 1 && ['#onset', '#duration'].some((key) => question.aspects.has(key));
  // `How many stone?` is not how many days.
  const onlyCounts = question.stems.size > 0 && [...question.aspects].every((key) => key === '#number');
  if (question.aspects.size > 0 && onlyCounts && !isPickedOut) return null;
  if (question.aspects.size > 0)
    return aspects > 0 && (ofComplaint || isPickedOut)
      ? { fact, score: score + (asksSince && fact.disclosure === 'volunteered' ? OF_ONES_OWN_ACCORD : 0), met }
      : null;
  if (shared.length > 0)
    return fact.disclosure === 'volunteered' ||
      (fact.disclosure !== 'opening' && shared.some((key) => fact.topicKeys.has(key)))
      ? {
          fact,
          score: score + (fact.disclosure === 'volunteered' ? WORTH.complaint : 0),
          met: new Set(shared.filter((key) => meets(fact, key) > 0)),
        }
      : null;
  // `Do you wear glasses?` is not answered by a glass of wine: all its words are in the answer.
  return isPickedOut && [...question.stems].every((key) => key.length <= STEM_MIN || meets(fact, key) > 0)
    ? { fact, score, met }
    : null;
}

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

/** Asked for beside an illness, it is a question of its own. */
const OF_ITSELF: ReadonlySet<string> = new Set(['#allergy']);

/** The best facts first; of those that are as good, what is there before what is not. */
export function chosenOf(matches: Match[], { question: asked, particular, opened, facts }: Search): Fact[] {
  matches.sort(
    (a, b) => b.score - a.score || Number(a.fact.denies) - Number(b.fact.denies) || a.fact.index - b.fact.index,
  );
  const best = matches[0];
  if (!best) return [];
  let near = matches.filter(({ score }) => score >= best.score * NEARLY);
  // `How long did it last?` is asked of today's, unless earlier times were spoken of.
  if (particular.length === 0 && asked.aspects.size === 1 && asked.aspects.has('#lasting')) {
    const ofToday = near.filter(({ fact }) => !fact.topicKeys.has('#before') || opened.has(fact.topic));
    if (ofToday.length > 0) near = ofToday;
  }
  // A question about all illnesses is not answered by a list of those that are not there.
  if (best.fact.denies && !deniesMore(best.fact, asked))
    near = near.filter((one) => !one.fact.denies || !deniesMore(one.fact, asked));
  const there = near.filter(({ fact }) => !fact.denies);
  // `How much blood?` is not answered by `no blood in the urine` where there is blood to tell of.
  const isTold = ({ met }: Match) => there.some((one) => met.size > 0 && [...met].every((key) => one.met.has(key)));
  if (there.length > 0) near = near.filter((one) => !one.fact.denies || !deniesMore(one.fact, asked) || !isTold(one));
  if (there.length > 0)
    near = near.filter(
      (one) => !one.fact.denies || one === best || (one.score === best.score && !deniesMore(one.fact, asked)),
    );
  // What must be asked for by name does not ride along with what is told to anybody.
  const lead =
    (best.fact.denies && deniesMore(best.fact, asked) ? near.find(({ fact }) => !fact.denies) : undefined) ?? best;
  if (!KEPT.has(lead.fact.disclosure))
    near = near.filter(
      ({ fact, met }) =>
        !KEPT.has(fact.disclosure) ||
        (fact.disclosure === 'about-fear' && asked.subjects.has('#concerns')) ||
        opened.has(fact.topic) ||
        [...met].some((key) => namesOne(key) && (fact.topicKeys.has(key) || !lead.met.has(key))),
    );
  const chosen = near.slice(0, FACTS_A_QUESTION);
  // `Blood pressure, diabetes or cholesterol?` is three questions: what one fact leaves open another may answer.
  for (const key of particular) {
    if (
      !(namesOne(key) || OF_ITSELF.has(key) || (asked.hurts && isBody(key))) ||
      chosen.length >= FACTS_A_QUESTION ||
      chosen.some(({ met }) => met.has(key))
    )
      continue;
    const other = matches.find(({ met, fact }) => met.has(key) && (!isBody(key) || meets(fact, '#pain') > 0));
    if (other) chosen.push(other);
  }
  // `What dose?`: another fact under the same label says it.
  const says = (fact: Fact) => [...asked.aspects].some((key) => meetsAspect(fact, key) >= IN_TEXT);
  if (
    asked.aspects.size > 0 &&
    !asked.aspects.has('#number') &&
    lead.fact.topic !== '' &&
    !chosen.some(({ fact }) => says(fact))
  ) {
    const beside = facts.filter(
      (fact) =>
        fact.topic === lead.fact.topic && fact.disclosure === lead.fact.disclosure && !fact.denies && says(fact),
    );
    if (beside.length > 0) return beside.slice(0, 1);
  }
  return chosen.map(({ fact }) => fact);
}
