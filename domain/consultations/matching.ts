/** Which facts a question is about. Pure. */
import type { Language } from '../accounts/contract';
import { CONCEPTS } from './clinical-words';
import type { Fact } from './facts';
import { type Question, readQuestion } from './question';
import { ALIKE, ALSO, KINDS } from './related-concepts';
import { folded } from './text';
import { isConcept, isGeneric, isNumber, keysOf } from './words';

/** Facts that one question brings to light: people tell one idea at a time. */
const FACTS_A_QUESTION = 3;
/** Beside the best fact, others that are nearly as good are meant as well. */
const NEARLY = 0.85;
/** What meeting a word of the question is worth. What stands over a fact says better what it is about than its middle. */
/** A fact whose label names something else than what is asked is the answer where there is no better one. */
const LABELLED_OTHERWISE = 0.8;
/** One that stands for other things as well comes after one that does not. */
const LABELLED_ALSO = 0.98;
const WORTH = { subject: 2, complaint: 0.6, aspect: 1.5, stem: 0.8, inText: 0.75, kind: 0.7 } as const;

/** What the talk is about at the moment. */
export interface Topic {
  /** Of the answer before. */
  last: ReadonlySet<string>;
  told: ReadonlySet<number>;
  /** Whether the candidate has shown understanding. */
  empathised?: boolean;
}
const NO_TOPIC: Topic = { last: new Set(), told: new Set() };

const kindOf = new Map(CONCEPTS.map((one) => [`#${one.key}`, one.kind]));
const isAspect = (key: string): boolean => kindOf.get(key) === 'aspect';
const isBody = (key: string): boolean => kindOf.get(key) === 'body';
const NAMED_KINDS = new Set(['symptom', 'drug', 'habit', 'condition']);
const namesOne = (key: string): boolean => NAMED_KINDS.has(kindOf.get(key) ?? '') && !isGeneric(key);

/** What a fact is about by its label, without what is asked of it. */
export const subjectsOf = (fact: Fact): string[] =>
  [...fact.topicKeys].filter((key) => isConcept(key) && !isAspect(key) && !isGeneric(key));

/** What was spoken of when a fact was told. */
export const aboutOf = (fact: Fact): string[] => {
  const subjects = subjectsOf(fact);
  if (subjects.length > 0 || fact.disclosure !== 'if-asked') return subjects;
  return [...fact.textKeys].filter((key) => namesOne(key) && kindOf.get(key) !== 'symptom');
};

/** What brought the patient: what `it` is when nothing else was spoken of. */
export const complaintOf = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(
    facts
      .filter((fact) => fact.disclosure === 'opening')
      .flatMap((fact) => [...fact.textKeys, ...fact.topicKeys])
      .filter((key) => (kindOf.get(key) === 'symptom' || isBody(key)) && !isGeneric(key)),
  );

/** From 0 to 1: how well a fact answers for a key. */
function meets(fact: Fact, key: string): number {
  if (fact.topicKeys.has(key)) return fact.textKeys.has(key) && !(fact.denies && isGeneric(key)) ? 1.1 : 1;
  if (fact.textKeys.has(key) || (key === '#weight-gain' && fact.textKeys.has('#weight') && !fact.denies))
    return WORTH.inText;
  if (ALIKE[key] !== undefined && fact.topicKeys.has(ALIKE[key]) && !fact.denies) return WORTH.inText;
  for (const [child, parent] of Object.entries(KINDS))
    if (parent === key && fact.topicKeys.has(child)) return WORTH.kind;
  return 0;
}

const meetsAspect = (fact: Fact, key: string): number =>
  Math.max(meets(fact, key), ...(ALSO[key] ?? []).map((other) => meets(fact, other) * WORTH.kind));

const isView = (fact: Fact): boolean => VIEWS.some((key) => fact.topicKeys.has(key));
/** What patients think, fear and hope for is told to who asks for that: `sleeping tablets` hoped for are none that are taken. */
const VIEWS = ['#ideas', '#concerns', '#expectations'] as const;
function isAskedFor(fact: Fact, { subjects }: Question): boolean {
  const views = VIEWS.filter((key) => fact.topicKeys.has(key));
  // `Are you worried about the headaches?` asks for the worry, and not for the headaches.
  if (views.length === 0) return !(KEPT.has(fact.disclosure) && VIEWS.some((key) => subjects.has(key)));
  return views.some((key) => subjects.has(key));
}

/** `Only if asked about sleepiness and driving`: about both. */
const BOTH = /\basked\b(?!.*\bor\b).*\babout\b.*\band\b|\bpregunt\w*\b(?!.* [ou] ).*\b(?:por|sobre)\b.* y /i;

/** `Bleeding after sex`. */
const AFTER = /\b(?:after|during|tras|despues de|durante)\b/;

/** `Only if asked about eyesight or tingling`: about what. */
const ABOUT = /\b(?:only|solo)\b.*\basked\b.*?\babout\b(.*)$|\bsolo\b.*\bpregunt\w*\b.*?\b(?:por|sobre)\b(.*)$/i;

function isMeantBy(about: string, question: Question, language: Language): boolean {
  const keys = keysOf(about, language);
  const named = [...keys].filter((key) => isConcept(key) && !isAspect(key) && !isGeneric(key));
  return named.length === 0 || named.some((key) => question.subjects.has(key) || question.stems.has(key));
}

/** What is kept for a direct question is told only when the very thing is named. */
function isNamed(
  fact: Fact,
  {
    question,
    complaint,
    opened,
    empathised,
    language,
  }: Pick<Search, 'question' | 'complaint' | 'opened' | 'empathised' | 'language'>,
): boolean {
  if (!isAskedFor(fact, question)) return false;
  if (fact.disclosure === 'after-empathy') return empathised;
  if (fact.disclosure === 'about-fear') return question.subjects.has('#concerns');
  // Who has told the worst of it tells the rest to any question about it.
  if (fact.disclosure !== 'if-asked-directly') return true;
  if (opened.has(fact.topic)) return true;
  // Its words count only where no label says what it must be asked for by.
  const labelled = subjectsOf(fact).length > 0;
  const about = ABOUT.exec(fact.topic)?.[1];
  if (about !== undefined && !isMeantBy(about, question, language)) return false;
  if (BOTH.test(fact.topic)) return subjectsOf(fact).every((key) => question.subjects.has(key));
  if (labelled) {
    // `Bleeding after sex`: sex alone is another matter.
    const joined = subjectsOf(fact);
    if (
      AFTER.test(folded(fact.topic)) &&
      joined.some((key) => complaint.has(key)) &&
      !question.refersBack &&
      !joined.some((key) => complaint.has(key) && question.subjects.has(key))
    )
      return false;
    // Numb feet are not `numbness between the legs`.
    const places = [...fact.topicKeys].filter(isBody);
    const asked = [...question.subjects].filter(isBody);
    if (places.length > 0 && asked.length > 0 && !asked.some((key) => places.includes(key))) return false;
    // `Which leg?` does not name `numbness between the legs`.
    const label = subjectsOf(fact);
    const names = label.some((key) => !isBody(key)) ? label.filter((key) => !isBody(key)) : label;
    return (
      names.some((key) => question.subjects.has(key)) ||
      [...question.subjects].some((key) => !isGeneric(key) && !isBody(key) && fact.topicKeys.has(key))
    );
  }
  return (
    [...question.subjects].some((key) => namesOne(key) && fact.textKeys.has(key)) ||
    [...question.stems].some((key) => key.length > 4 && !isNumber(key) && fact.topicKeys.has(key))
  );
}

const KEPT: ReadonlySet<string> = new Set(['if-asked-directly', 'after-empathy', 'about-fear']);

interface Match {
  fact: Fact;
  score: number;
  /** The subjects of the question that it answers. */
  met: ReadonlySet<string>;
}

interface Search {
  question: Question;
  /** Of its subjects, what did not bring the patient. */
  particular: readonly string[];
  complaint: ReadonlySet<string>;
  rare: ReadonlySet<string>;
  /** Labels of which something was told. */
  opened: ReadonlySet<string>;
  empathised: boolean;
  language: Language;
}

const ofTheComplaint = (fact: Fact, complaint: ReadonlySet<string>): boolean => {
  const subjects = subjectsOf(fact);
  return subjects.length === 0
    ? fact.disclosure === 'opening' ||
        fact.disclosure === 'volunteered' ||
        [...fact.topicKeys].some(isAspect) ||
        ![...fact.textKeys].some((key) => namesOne(key) && !complaint.has(key))
    : subjects.some((key) => complaint.has(key)) || subjects.every(isBody);
};

/** `Before today: a tight chest on the hill` is not what the pain is like. */
function labelWorth(fact: Fact, { subjects, aspects }: Question): number {
  // `Past health` has many things under it.
  const label = [...fact.topicKeys].filter((key) => isConcept(key) && !isAspect(key) && key !== '#past-health');
  const isAsked = (key: string) =>
    subjects.has(key) || [...subjects].some((asked) => KINDS[key] === asked || ALIKE[asked] === key);
  if (label.length > 0 && !label.some(isAsked)) return LABELLED_OTHERWISE;
  const of = [...fact.topicKeys].filter(isAspect);
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
      kindOf.has(key) &&
      !isGeneric(key) &&
      (!isAspect(key) || /^(?:No|Sin) /.test(fact.said)) &&
      !subjects.has(key) &&
      !aspects.has(key),
  );

function matchOf(fact: Fact, search: Search): Match | null {
  const { question, particular, complaint, rare } = search;
  if (!isNamed(fact, search)) return null;
  const met = new Set(particular.filter((key) => meets(fact, key) > 0));
  // Of somebody in the family only what is said of the family is true.
  if (particular.includes('#family') && !fact.topicKeys.has('#family') && met.size < Math.min(2, particular.length))
    return null;
  const sum = (keys: Iterable<string>, worth: number, by = meets) =>
    [...keys].reduce((all, key) => all + worth * by(fact, key), 0);
  const aspects = sum(question.aspects, WORTH.aspect, meetsAspect);
  const ofComplaint = ofTheComplaint(fact, complaint);
  const shared = [...question.subjects].filter((key) => complaint.has(key));
  const stems = sum(question.stems, WORTH.stem);
  const score =
    (sum(particular, WORTH.subject) + sum(shared, WORTH.complaint) + aspects + stems) * labelWorth(fact, question);
  // `Numbness in your feet?` is not answered by where the feet are.
  if (fact.persona && met.size > 0 && [...met].every(isBody) && particular.some(namesOne)) return null;
  if (particular.length > 0) return met.size > 0 ? { fact, score, met } : null;
  if (question.aspects.size > 0) return aspects > 0 && ofComplaint ? { fact, score, met } : null;
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
  return [...question.stems].some((key) => rare.has(key) && meets(fact, key) > 0) &&
    [...question.stems].every((key) => key.length <= STEM_MIN || meets(fact, key) > 0)
    ? { fact, score, met }
    : null;
}

/** Shorter ones say little. */
const STEM_MIN = 2;

/** Words that few facts have: alone they pick one out. */
const RARE = 3;
const rareOf = (facts: readonly Fact[], stems: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...stems].filter((key) => {
      const having = facts.filter((fact) => meets(fact, key) > 0).length;
      return key.length > 3 && having > 0 && having <= RARE;
    }),
  );

/** The best facts first; of those that are as good, what is there before what is not. */
function chosenOf(matches: Match[], { question: asked, particular, opened }: Search): Fact[] {
  matches.sort(
    (a, b) => b.score - a.score || Number(a.fact.denies) - Number(b.fact.denies) || a.fact.index - b.fact.index,
  );
  const best = matches[0];
  if (!best) return [];
  let near = matches.filter(({ score }) => score >= best.score * NEARLY);
  // A question about all illnesses is not answered by a list of those that are not there.
  if (best.fact.denies && !deniesMore(best.fact, asked))
    near = near.filter((one) => !one.fact.denies || !deniesMore(one.fact, asked));
  const there = near.filter(({ fact }) => !fact.denies);
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
        opened.has(fact.topic) ||
        [...met].some((key) => namesOne(key) && (fact.topicKeys.has(key) || !lead.met.has(key))),
    );
  const chosen = near.slice(0, FACTS_A_QUESTION);
  // `Blood pressure, diabetes or cholesterol?` is three questions: what one fact leaves open another may answer.
  for (const key of particular) {
    if (!namesOne(key) || chosen.length >= FACTS_A_QUESTION || chosen.some(({ met }) => met.has(key))) continue;
    const other = matches.find(({ met }) => met.has(key));
    if (other) chosen.push(other);
  }
  const said = new Set<string>();
  return chosen.map(({ fact }) => fact).filter(({ text }) => !said.has(text) && said.add(text));
}

/** The facts that a question is about, the best first. Directions to an actor are never among them. */
export const matchFacts = (text: string, facts: readonly Fact[], language: Language, topic: Topic = NO_TOPIC): Fact[] =>
  matchQuestion(readQuestion(text, language), facts, language, topic);

/** The same, for what somebody else has understood. */
export function matchKeys(keys: ReadonlySet<string>, facts: readonly Fact[], language: Language, topic: Topic): Fact[] {
  const aspects = new Set([...keys].filter(isAspect));
  const subjects = new Set([...keys].filter((key) => !isAspect(key) && kindOf.has(key)));
  const question = {
    subjects,
    aspects,
    stems: new Set<string>(),
    worry: false,
    isBare: false,
    pointsBack: false,
    refersBack: subjects.size === 0,
  };
  return matchQuestion(question, facts, language, topic);
}

function matchQuestion(question: Question, facts: readonly Fact[], language: Language, topic: Topic): Fact[] {
  const tellable = facts.filter((fact) => fact.disclosure !== 'never');
  const complaint = complaintOf(tellable);
  const rare = rareOf(tellable, question.stems);
  const opened = new Set(
    tellable.flatMap((fact) => (topic.told.has(fact.index) && fact.topic !== '' ? fact.topic : [])),
  );
  const isTold = (fact: Fact) => topic.told.has(fact.index);
  const empathised = topic.empathised ?? false;
  const search = (asked: Question, brought: ReadonlySet<string>): Fact[] => {
    const particular = [...asked.subjects].filter((key) => !brought.has(key));
    const searched: Search = { question: asked, particular, complaint: brought, rare, opened, empathised, language };
    const all = tellable.flatMap((fact) => matchOf(fact, searched) ?? []);
    const views = asked.worry ? all.filter(({ fact }) => isView(fact)) : [];
    const matches = views.length > 0 ? views : all;
    // Nobody says again how they came in when there is something else to say.
    const newest = matches.filter((one) => one.met.size > 0);
    // Who asks for the sleep of somebody who cannot sleep is told of the sleep, where anything is said of it.
    const isNamedOnly =
      particular.length === 0 &&
      asked.aspects.size === 0 &&
      newest.some(({ fact, met }) => [...met].some((key) => fact.topicKeys.has(key)));
    const newer = (isNamedOnly ? newest : matches).filter(
      ({ fact }) => fact.disclosure !== 'opening' || !topic.told.has(fact.index),
    );
    return chosenOf(newer.length > 0 ? newer : matches, searched);
  };
  const particular = [...question.subjects].filter((key) => !complaint.has(key));
  // `How long does that last?` is first of all about what was spoken of.
  if (particular.length === 0 && question.refersBack && question.aspects.size > 0 && topic.last.size > 0) {
    const weight = (fact: Fact) => [...question.aspects].reduce((sum, key) => sum + meetsAspect(fact, key), 0);
    const last = [...topic.last].flatMap((key) =>
      search({ ...question, subjects: new Set([...question.subjects, key]) }, complaint),
    );
    const answers = [...new Set(last)]
      .filter(
        (fact) =>
          weight(fact) > 0 &&
          // What was spoken of names nothing: what is kept for a question of its own waits for one.
          (isTold(fact) || opened.has(fact.topic) || !KEPT.has(fact.disclosure)),
      )
      .sort((a, b) => weight(b) - weight(a));
    const found = answers.filter((fact) => weight(fact) > weight(answers[0]!) * NEARLY).slice(0, FACTS_A_QUESTION);
    if (found.length > 0) return found;
    if (question.pointsBack && ![...topic.last].some((key) => complaint.has(key))) return [];
  }
  // `Did it hurt?`, said of the eye.
  const elsewhere = [...topic.last].filter((key) => !complaint.has(key));
  if (
    question.refersBack &&
    elsewhere.length > 0 &&
    [...question.subjects].every((key) => key === '#pain') &&
    question.subjects.size > 0
  ) {
    const found = tellable.filter(
      (fact) =>
        ['volunteered', 'if-asked'].includes(fact.disclosure) &&
        fact.textKeys.has('#pain') &&
        aboutOf(fact).some((key) => elsewhere.includes(key)),
    );
    if (found.length > 0) return found.slice(0, 1);
  }
  const found = search(question, complaint);
  if (found.length > 0 || particular.length > 0 || question.aspects.size === 0) return found;
  // Nothing of what brought them says so: a symptom that does is what they came with.
  return tellable
    .filter(
      (fact) =>
        isNamed(fact, { question, complaint, opened, empathised, language }) &&
        fact.disclosure !== 'if-asked-directly' &&
        subjectsOf(fact).some((key) => kindOf.get(key) === 'symptom') &&
        [...question.aspects].some((key) => meetsAspect(fact, key) > 0),
    )
    .slice(0, 1);
}
