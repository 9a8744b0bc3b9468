/** Which facts a question is about. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { factsByWords, namesTheUnknown } from './by-words';
import { isNamed, isView, KEPT } from './disclosure';
import {
  aboutOf,
  complaintOf,
  isAspect,
  isBody,
  isClinical,
  isSymptom,
  meets,
  meetsAspect,
  namesOne,
  subjectsOf,
} from './fact-answers';
import type { Fact } from '../read/fact';
import { asksOfOthers, asksWhether, saysOfOthers } from './of-others';
import { peopleIn } from '../read/people';
import { type Question, readQuestion } from '../read/question';
import { folded } from '../words/text';
import { withoutOtherRelatives } from './relatives';
import { chosenOf, FACTS_A_QUESTION, isOfNoRelative, isOnesOwn, matchOf, NEARLY, rareOf, type Search } from './scoring';
import { asksWhoKnows, saysWhoKnows } from './who-knows';

/** What the talk is about at the moment. */
export interface Topic {
  /** Of the answer before. */
  last: ReadonlySet<string>;
  /** Indexes of the facts told before. */
  revealed: ReadonlySet<number>;
  /** Whether the candidate has shown understanding. */
  empathised?: boolean;
}
const NO_TOPIC: Topic = { last: new Set(), revealed: new Set() };

/** The facts that a question is about, the best first. Directions to an actor are never among them. */
export const matchFacts = (
  text: string,
  facts: readonly Fact[],
  language: Language,
  topic: Topic = NO_TOPIC,
): Fact[] => {
  const people = peopleIn(facts, language);
  const question = ofPeople(readQuestion(text, language), people);
  if (asksAnUnknownName(question, people) || WHAT_IF[language].test(folded(text))) return [];
  // `Have you changed your glasses lately?`, of which nobody wrote, is not answered by what is recent.
  const isOfAnEvent =
    question.subjects.size === 0 &&
    question.aspects.size > 0 &&
    [...question.aspects].every((key) => OF_TIME.has(key)) &&
    !question.isBare &&
    asksWhether(text, language);
  if (isOfAnEvent && namesTheUnknown(question.stems, facts, SHORT_NOUN)) return [];
  const found = matchQuestion(question, withoutOtherRelatives(facts, text, language), language, topic);
  if (asksOfOthers(text, language)) return found.filter((fact) => saysOfOthers(fact, language));
  // `Does your wife know about the headaches?` asks for no headache.
  return asksWhoKnows(text, language) ? found.filter((fact) => saysWhoKnows(fact, language)) : found;
};

const isMedicine = ({ topicKeys, textKeys }: Fact): boolean => topicKeys.has('#medicine') || textKeys.has('#medicine');
const RELATIVES = ['#family', '#partner', '#children'];
/** `What is your mother's name?`, of whom no name is told. */
const asksAnUnknownName = ({ subjects }: Question, people: ReadonlyMap<string, string>): boolean => {
  const asked = subjects.has('#name') ? RELATIVES.filter((key) => subjects.has(key)) : [];
  return asked.length > 0 && !asked.some((key) => [...people.values()].includes(key));
};

/** `What would you do if it got worse?`: nobody wrote what would be. */
const WHAT_IF: Record<Language, RegExp> = {
  en: /\bwhat (?:(?:would|will|should) you|you(?:'d|'ll| would| will| should)) do (?:if|when)\b/,
  es: /\bque (?:haria|harias|haras|hara|va a hacer|vas a hacer) (?:usted )?(?:si|cuando)\b/,
};

/** `Gafas` is `gaf`. */
const SHORT_NOUN = 3;
const OF_TIME: ReadonlySet<string> = new Set(['#onset', '#duration', '#number', '#last', '#frequency', '#course']);
const BACKGROUND: ReadonlySet<string> = new Set(['#home', '#before']);
const isOfTheBackground = ({ subjects, aspects }: Question): boolean =>
  subjects.size + aspects.size > 0 && [...subjects, ...aspects].every((key) => BACKGROUND.has(key));

/** Few words, which deny what the label says. */
const BARE = 2;
const deniesAny = ({ denies, textKeys }: Fact, keys: readonly string[]): boolean =>
  denies && (textKeys.size <= BARE || keys.some((key) => textKeys.has(key)));

/** `How is Hannah?` asks for the wife. */
const ofPeople = (question: Question, people: ReadonlyMap<string, string>): Question => {
  const named = [...question.stems].flatMap((stem) => people.get(stem) ?? []);
  if (named.length === 0) return question;
  const stems = new Set([...question.stems].filter((stem) => !people.has(stem)));
  return { ...question, stems, subjects: new Set([...question.subjects, ...named]) };
};

/** The same, for what somebody else has understood. */
export function matchKeys(keys: ReadonlySet<string>, facts: readonly Fact[], language: Language, topic: Topic): Fact[] {
  const aspects = new Set([...keys].filter(isAspect));
  const subjects = new Set([...keys].filter((key) => !isAspect(key) && isClinical(key)));
  const question = {
    subjects,
    aspects,
    stems: new Set<string>(),
    worry: false,
    orDrugs: false,
    hurts: keys.has('#pain'),
    sort: null,
    focus: null,
    isBare: false,
    pointsBack: false,
    refersBack: subjects.size === 0,
  };
  return matchQuestion(question, facts, language, topic);
}

function matchQuestion(question: Question, facts: readonly Fact[], language: Language, topic: Topic): Fact[] {
  const tellable = facts.filter((fact) => fact.disclosure !== 'never');
  const { sort } = question;
  if (
    sort !== null &&
    !tellable.some((fact) => isMedicine(fact) && (fact.topicKeys.has(sort) || fact.textKeys.has(sort)))
  )
    return [];
  // `Is there damp where you live?` is not answered by where that is.
  if (isOfTheBackground(question) && namesTheUnknown(question.stems, tellable)) return [];
  const complaint = complaintOf(tellable);
  const rare = rareOf(tellable, question.stems);
  const opened = new Set(
    tellable.flatMap((fact) => (topic.revealed.has(fact.index) && fact.topic !== '' ? fact.topic : [])),
  );
  const isTold = (fact: Fact) => topic.revealed.has(fact.index);
  const empathised = topic.empathised ?? false;
  const search = (asked: Question, brought: ReadonlySet<string>): Fact[] => {
    const particular = [...asked.subjects].filter((key) => !brought.has(key));
    const asking = { question: asked, complaint: brought, opened, empathised, language };
    const searched: Search = { ...asking, facts: tellable, particular, rare };
    const all = tellable.flatMap((fact) => matchOf(fact, searched) ?? []);
    const views = asked.worry ? all.filter(({ fact }) => isView(fact)) : [];
    const { focus } = asked;
    const ofFocus = focus === null ? [] : all.filter(({ fact }) => meets(fact, focus) > 0);
    // `Have you had depression before?` is answered by earlier times and by `never`, and not by today's.
    const isOfBefore = asked.aspects.has('#before') && particular.some(isSymptom);
    const inTime = isOfBefore
      ? all.filter(
          ({ fact, met }) =>
            deniesAny(fact, particular) ||
            (KEPT.has(fact.disclosure) && [...met].some((key) => fact.topicKeys.has(key))) ||
            [...asked.aspects].some((key) => meetsAspect(fact, key) > 0),
        )
      : all;
    const matches = views.length > 0 ? views : ofFocus.length > 0 ? ofFocus : inTime;
    // Nobody says again how they came in when there is something else to say.
    const newest = matches.filter((one) => one.met.size > 0);
    // Who asks for the sleep of somebody who cannot sleep is told of the sleep, where anything is said of it.
    const isNamedOnly =
      particular.length === 0 &&
      asked.aspects.size === 0 &&
      newest.some(({ fact, met }) => [...met].some((key) => fact.topicKeys.has(key)));
    const newer = (isNamedOnly ? newest : matches).filter(
      ({ fact }) => fact.disclosure !== 'opening' || !topic.revealed.has(fact.index),
    );
    return chosenOf(newer.length > 0 ? newer : matches, searched);
  };
  const particular = [...question.subjects].filter((key) => !complaint.has(key));
  // `How long does that last?` is first of all about what was spoken of.
  if (particular.length === 0 && question.refersBack && question.aspects.size > 0 && topic.last.size > 0) {
    const weight = (fact: Fact) => [...question.aspects].reduce((sum, key) => sum + meetsAspect(fact, key), 0);
    // `Where does it hurt?` is not asked of a painkiller.
    const spokenOf = [...topic.last].filter((key) => !question.hurts || isSymptom(key) || isBody(key));
    const last = spokenOf.flatMap((key) =>
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
    // Under `severity`, a painkiller says less of it than `six out of ten` does.
    const says = (fact: Fact) => [...question.aspects].some((key) => fact.textKeys.has(key));
    const better = found.some(says) ? [] : search(question, complaint).filter(says);
    if (better.length > 0) return better;
    if (found.length > 0) return found;
    if (question.pointsBack && !question.hurts && ![...topic.last].some((key) => complaint.has(key))) return [];
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
  const asked = { question, complaint, opened, empathised, language };
  const ask = (subjects: Iterable<string>) => search({ ...question, subjects: new Set(subjects) }, complaint);
  let found = search(question, complaint);
  // `Where in your head?`, asked of a headache: a part of the body is none of its own.
  if (found.length === 0 && question.aspects.has('#site') && particular.length > 0 && particular.every(isBody))
    found = ask([...question.subjects].filter((key) => !isBody(key)));
  // `Any pain now?` asks for any pain.
  if (found.length === 0 && question.hurts && particular.length === 0)
    found = search({ ...question, subjects: new Set(['#pain']), aspects: new Set() }, complaint);
  // Who has been told nothing has ideas.
  if (found.length === 0 && question.subjects.has('#knowledge')) found = ask(['#ideas']);
  // `Do you take anything for it?` is answered by the medicines, where nothing was tried.
  if (found.length === 0 && question.aspects.has('#tried')) found = ask(['#medicine']);
  if (found.length === 0 && question.orDrugs) found = ask(['#recreational-drugs']);
  // `What is her temperature now?`: of what brought them, whatever is asked of it.
  if (found.length === 0 && question.aspects.size > 0 && particular.length === 0 && question.subjects.size > 0)
    found = search({ ...question, aspects: new Set() }, complaint);
  if (found.length === 0 && !particular.some(namesOne))
    found = factsByWords(
      [...particular, ...question.stems],
      tellable.filter((fact) => isNamed(fact, asked) && !isOfNoRelative(fact, question) && !isOnesOwn(fact, question)),
    );
  if (found.length > 0 || particular.length > 0 || question.aspects.size === 0) return found;
  // Nothing of what brought them says so: a symptom that does is what they came with.
  return tellable
    .filter(
      (fact) =>
        isNamed(fact, asked) &&
        fact.disclosure !== 'if-asked-directly' &&
        subjectsOf(fact).some(isSymptom) &&
        [...question.aspects].some((key) => meetsAspect(fact, key) > 0),
    )
    .slice(0, 1);
}
