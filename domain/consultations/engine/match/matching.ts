/** Which facts a question is about. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { isAspect, isBody, isClinical, isFinding, isSymptom } from '../words/words';
import { factsByWords, factsOfAHalf, namesTheUnknown } from './by-words';
import { isEarned, isView } from './disclosure';
import { detailsAskedIn } from './details';
import { aboutOf, complaintOf, meets, meetsAspect, subjectsOf } from './fact-answers';
import { type Fact, hasKey, isFree, isTellable, isWithheld } from '../read/fact';
import { asksForAnothersView, asksOfOthers, asksWhether, asksWhoKnows, saysOfOthers, saysWhoKnows } from './of-others';
import { namesIn, peopleIn } from '../read/people';
import { type Question, readQuestion } from '../read/question';
import { folded } from '../words/text';
import { withoutOtherRelatives } from './relatives';
import { chosenOf } from './choosing';
import {
  FACTS_A_QUESTION,
  isOfNoRelative,
  isOnesOwn,
  type Match,
  matchOf,
  NEARLY,
  rareOf,
  wordsOfNoLabel,
  type Search,
} from './scoring';

/** What the talk is about at the moment. */
export interface Topic {
  /** Of the answer before. */
  last: ReadonlySet<string>;
  /** Indexes of the facts told before. */
  revealed: ReadonlySet<number>;
  /** Whether the candidate has shown understanding. */
  empathised?: boolean;
  /** Whether the turn asks for more than one thing. */
  asksMore?: boolean;
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
  // `Have you changed your glasses lately?` is not answered by what is recent.
  const isOfAnEvent =
    question.subjects.size === 0 &&
    question.aspects.size > 0 &&
    [...question.aspects].every((key) => OF_TIME.has(key)) &&
    !question.isBare &&
    (asksWhether(text, language) || ASKS_FOR_THE_LAST[language].test(folded(text)));
  if (isOfAnEvent && namesTheUnknown(question.stems, facts, SHORT_NOUN)) return [];
  const about = withoutOtherRelatives(facts, text, language);
  const candidates = asksForAnothersView(text, language)
    ? about.filter((fact) => !isView(fact) || saysOfOthers(fact, language))
    : about;
  const isOfAHalf = (fact: Fact): boolean => isFree(fact) && !fact.persona && !isView(fact);
  const meant = matchQuestion(question, candidates, language, topic);
  const written =
    topic.asksMore && meant.length === 0
      ? factsOfAHalf(text, candidates.filter(isOfAHalf), namesIn(facts, language), language)
      : [];
  const found = [...meant, ...written].filter(detailsAskedIn(text, facts, language));
  if (asksOfOthers(text, language)) return found.filter((fact) => saysOfOthers(fact, language));
  // `Does your wife know about the headaches?` asks for no headache.
  return asksWhoKnows(text, language) ? found.filter((fact) => saysWhoKnows(fact, language)) : found;
};

const RELATIVES = ['#family', '#partner', '#children'];
/** `What is your mother's name?`, if the script has no name of hers. */
const asksAnUnknownName = ({ subjects }: Question, people: ReadonlyMap<string, string>): boolean => {
  const asked = subjects.has('#name') ? RELATIVES.filter((key) => subjects.has(key)) : [];
  return asked.length > 0 && !asked.some((key) => [...people.values()].includes(key));
};

/** `What would you do if it got worse?`: nobody wrote what would be. */
const WHAT_IF: Record<Language, RegExp> = {
  en: /\bwhat (?:(?:would|will|should) you|you(?:'d|'ll| would| will| should)) do (?:if|when)\b/,
  es: /\bque (?:haria|harias|haras|hara|va a hacer|vas a hacer) (?:usted )?(?:si|cuando)\b/,
};

/** `When was your last tetanus?`: of an event that has a name. */
const ASKS_FOR_THE_LAST: Record<Language, RegExp> = {
  en: /\byour (?:last|most recent|latest) \w+/,
  es: /\b(?:su|tu|la|el) ultim[oa] (?!vez\b)\w+/,
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

/** The same for what a model has understood. */
export function matchKeys(keys: ReadonlySet<string>, facts: readonly Fact[], language: Language, topic: Topic): Fact[] {
  const aspects = new Set([...keys].filter(isAspect));
  const subjects = new Set([...keys].filter((key) => !isAspect(key) && isClinical(key)));
  const hurts = keys.has('#pain');
  const refersBack = subjects.size === 0;
  const question = { ...readQuestion('', language), subjects, aspects, hurts, refersBack };
  return matchQuestion(question, facts, language, topic);
}

/** What a search for facts knows: of the facts only those that may be told at all. */
interface Known extends Omit<Search, 'question' | 'particular'> {
  topic: Topic;
}

const particularOf = ({ subjects }: Question, { complaint }: Known): string[] =>
  [...subjects].filter((key) => !complaint.has(key));
const answersAspect = (fact: Fact, { aspects }: Question): boolean =>
  [...aspects].some((key) => meetsAspect(fact, key) > 0);
const isInLabel = ({ fact, answered }: Match): boolean => [...answered].some((key) => fact.topicKeys.has(key));
export const unlessEmpty = <T>(some: T[]): T[] | null => (some.length > 0 ? some : null);

/** `Have you had depression before?` is answered by earlier times and by `never`, and not by today's. */
function ofEarlierTimes(matches: Match[], { question, particular }: Search): Match[] {
  if (!question.aspects.has('#before') || !particular.some(isSymptom)) return matches;
  return matches.filter(
    (match) =>
      deniesAny(match.fact, particular) ||
      (isWithheld(match.fact) && isInLabel(match)) ||
      answersAspect(match.fact, question),
  );
}

/** Of the matches those about a worry, else about what an answer must speak of. */
function ofTheMatter(matches: Match[], search: Search): Match[] {
  const { worry, focus } = search.question;
  const views = worry ? matches.filter(({ fact }) => isView(fact)) : [];
  const ofFocus = focus === null ? [] : matches.filter(({ fact }) => meets(fact, focus) > 0);
  return unlessEmpty(views) ?? unlessEmpty(ofFocus) ?? ofEarlierTimes(matches, search);
}

/** The opening is not told again if there is something else to tell. */
function notToldBefore(matches: Match[], { question, particular }: Search, { revealed }: Topic): Match[] {
  const answering = matches.filter(({ answered }) => answered.size > 0);
  // A question for the sleep of somebody who cannot sleep is answered by what is said of the sleep, if anything is.
  const isNamedOnly = particular.length === 0 && question.aspects.size === 0 && answering.some(isInLabel);
  const isNew = ({ fact }: Match) => fact.disclosure !== 'opening' || !revealed.has(fact.index);
  return unlessEmpty((isNamedOnly ? answering : matches).filter(isNew)) ?? matches;
}

function searchFor(question: Question, known: Known): Fact[] {
  const search: Search = { ...known, question, particular: particularOf(question, known) };
  const matches = known.facts.flatMap((fact) => matchOf(fact, search) ?? []);
  return chosenOf(notToldBefore(ofTheMatter(matches, search), search, known.topic), search);
}

/** What was spoken of names nothing: what is withheld waits for a question of its own, unless some of it was told. */
const mayGoOn = (fact: Fact, { topic, opened }: Known): boolean =>
  topic.revealed.has(fact.index) || opened.has(fact.topic) || !isWithheld(fact);

/** The facts about what was spoken of that answer a question, the best first. */
function ofTheTopic(question: Question, known: Known): Fact[] {
  const weight = (fact: Fact) => [...question.aspects].reduce((sum, key) => sum + meetsAspect(fact, key), 0);
  // `Where does it hurt?` is not asked of a painkiller.
  const spokenOf = [...known.topic.last].filter((key) => !question.hurts || isSymptom(key) || isBody(key));
  const about = spokenOf.flatMap((key) =>
    searchFor({ ...question, subjects: new Set([...question.subjects, key]) }, known),
  );
  const answers = [...new Set(about)]
    .filter((fact) => weight(fact) > 0 && mayGoOn(fact, known))
    .sort((a, b) => weight(b) - weight(a));
  return answers.filter((fact) => weight(fact) > weight(answers[0]!) * NEARLY).slice(0, FACTS_A_QUESTION);
}

/** `How long does that last?` is first about what was spoken of. */
function ofWhatWasSpokenOf(question: Question, known: Known): Fact[] | null {
  const { topic, complaint } = known;
  const goesOn = question.refersBack && question.aspects.size > 0 && topic.last.size > 0;
  if (!goesOn || particularOf(question, known).length > 0) return null;
  const found = ofTheTopic(question, known);
  // Under `severity`, a painkiller says less of it than `six out of ten` does.
  const says = (fact: Fact) => [...question.aspects].some((key) => fact.textKeys.has(key));
  const better = found.some(says) ? [] : searchFor(question, known).filter(says);
  if (better.length > 0) return better;
  if (found.length > 0) return found;
  return question.pointsBack && !question.hurts && ![...topic.last].some((key) => complaint.has(key)) ? [] : null;
}

/** `Did it hurt?`, about the eye. */
function ofPainElsewhere({ refersBack, subjects }: Question, { facts, topic, complaint }: Known): Fact[] | null {
  if (!refersBack || subjects.size === 0 || [...subjects].some((key) => key !== '#pain')) return null;
  const hurts = (fact: Fact) => ['volunteered', 'if-asked'].includes(fact.disclosure) && fact.textKeys.has('#pain');
  const isElsewhere = (key: string) => topic.last.has(key) && !complaint.has(key);
  const found = facts.filter((fact) => hurts(fact) && aboutOf(fact).some(isElsewhere));
  return unlessEmpty(found.slice(0, 1));
}

/** Wider questions, in the order in which they are tried if nothing answers the one that was asked. */
function* widerThan(question: Question, particular: readonly string[]): Generator<Question> {
  const { aspects, hurts, orDrugs } = question;
  const subjects = [...question.subjects];
  const about = (keys: readonly string[]): Question => ({ ...question, subjects: new Set(keys) });
  // `Where in your head?`, asked of a headache: a part of the body is none of its own.
  if ((aspects.has('#site') || aspects.has('#radiation')) && particular.length > 0 && particular.every(isBody))
    yield about(subjects.filter((key) => !isBody(key)));
  // `Any pain now?` asks for any pain.
  if (hurts && particular.length === 0) yield { ...about(['#pain']), aspects: new Set() };
  // A patient who was told nothing has ideas.
  if (subjects.includes('#knowledge')) yield about(['#ideas']);
  // `Do you take anything for it?` is answered by the medicines if nothing was tried.
  if (aspects.has('#tried')) yield about(['#medicine']);
  if (orDrugs) yield about(['#recreational-drugs']);
  // `What is her temperature now?`: anything about the complaint.
  if (aspects.size > 0 && particular.length === 0 && subjects.length > 0) yield { ...question, aspects: new Set() };
}

/** By the author's own words. */
function byWords(question: Question, particular: readonly string[], known: Known): Fact[] {
  // `Do you travel for the straw?` is not answered by the straw if no fact speaks of travel.
  if (particular.some((key) => isFinding(key) || !known.facts.some((fact) => meets(fact, key) > 0))) return [];
  const candidates = known.facts.filter(
    (fact) => isEarned(fact, { ...known, question }) && !isOfNoRelative(fact, question) && !isOnesOwn(fact, question),
  );
  return factsByWords([...particular, ...question.stems], candidates);
}

/** If nothing about the complaint says so, a symptom that does is what they came with. */
const ofAnySymptom = (question: Question, known: Known): Fact[] =>
  known.facts
    .filter(
      (fact) =>
        isEarned(fact, { ...known, question }) &&
        fact.disclosure !== 'if-asked-directly' &&
        subjectsOf(fact).some(isSymptom) &&
        answersAspect(fact, question),
    )
    .slice(0, 1);

function ofTheQuestion(question: Question, known: Known): Fact[] {
  const particular = particularOf(question, known);
  for (const asked of [question, ...widerThan(question, particular)]) {
    const found = searchFor(asked, known);
    if (found.length > 0) return found;
  }
  const found = byWords(question, particular, known);
  return found.length > 0 || particular.length > 0 || question.aspects.size === 0
    ? found
    : ofAnySymptom(question, known);
}

/** `Iron tablets`, if the script has no medicine of that sort. */
const asksForAnUnknownSort = ({ sort }: Question, facts: readonly Fact[]): boolean =>
  sort !== null && !facts.some((fact) => hasKey(fact, '#medicine') && hasKey(fact, sort));

function matchQuestion(question: Question, all: readonly Fact[], language: Language, topic: Topic): Fact[] {
  const facts = all.filter(isTellable);
  if (asksForAnUnknownSort(question, facts)) return [];
  // `Is there damp where you live?` is not answered by where that is.
  if (isOfTheBackground(question) && namesTheUnknown(question.stems, facts)) return [];
  const known: Known = {
    facts,
    language,
    topic,
    complaint: complaintOf(facts),
    rare: rareOf(facts, question.stems),
    words: wordsOfNoLabel(facts, question.words, language),
    opened: new Set(facts.filter(({ index }) => topic.revealed.has(index)).flatMap((fact) => fact.topic || [])),
    empathised: topic.empathised ?? false,
  };
  return ofWhatWasSpokenOf(question, known) ?? ofPainElsewhere(question, known) ?? ofTheQuestion(question, known);
}
