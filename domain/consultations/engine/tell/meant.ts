/** The facts that a turn asks for, question by question. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { aboutOf, complaintOf, meets } from '../match/fact-answers';
import { matchFacts, matchKeys, type Topic, unlessEmpty } from '../match/matching';
import type { SaidBack } from '../match/said-back';
import { asksWhoKnows, saysWhoKnows } from '../match/of-others';
import { asksForAReason, keptToTheLine, perhapsOfTheLine, reasonOf, surelyOfTheLine } from '../match/follow-up';
import { wordedBy } from '../match/wordings';
import { type Fact, isFree, isTellable } from '../read/fact';
import { ASKS_NOTHING, asksHowItSits } from '../read/moves';
import { partsAsked } from '../read/compound';
import { namesIn, peopleIn } from '../read/people';
import { asksWhy, isEmpty, isOfSomebody, readQuestion } from '../read/question';
import { type Asked, type ReadTurn, type SaidPart, speaksForAnother } from '../read/turn';
import { asksForTheUntold, besideTelling } from '../read/untold';
import {
  asksForTheComplaint,
  asksForWhatHappened,
  asksWhatElse,
  greets,
  invites,
  isOfWhatElse,
  isOpen,
  namesAnOpenQuestion,
  pointsToWhatWasSaid,
} from '../read/utterance';
import { folded } from '../words/text';
import { isGeneric, keysOf, looksLikeDrug } from '../words/words';
import { pickedUp } from './cues';

/** Facts told freely in one go. */
const FREELY_AT_ONCE = 2;
/** Facts told for what a model has understood. */
const UNDERSTOOD_AT_ONCE = 4;

/** A sentence about somebody else than the person spoken to. */
const OF_A_THIRD: Record<Language, RegExp> = { en: /^(?!.*\byour?\b).*\b(?:he|him|his|she|her)\b/, es: /^\b$/ };
const OF_SOMEBODY_NAMED = /\b(?:he|she|they|el|ella|ellos)\b/;
const OF_ONESELF: Record<Language, RegExp> = { en: /^I\b/, es: /^(?:Soy|Tengo|Me llamo)\b/ };
/** `Some dads tell me that …`, before `has that happened to you?` */
const OF_OTHERS = /^(?:some|many|other|lots of|a lot of) \w+ (?:tell me|have told me|say|find)\b(?: that)?/i;
/** `Has that happened to you?` */
const ASKS_IT_OF_YOU: Record<Language, RegExp> = {
  en: /^(?:and )?(?:has (?:that|this|it) (?:ever )?(?:happened|been (?:the case|true)|crossed your mind)|is (?:that|this) (?:true|so|something|the case)|does (?:that|this) (?:apply|ring|sound like you)|have you (?:ever )?(?:had|felt|thought) (?:that|this|those|like that|anything like that))\b[^,]*$/,
  es: /^[¿\s]*(?:y )?(?:(?:a usted )?le ha (?:pasado|ocurrido)|le (?:pasa|ocurre)|es su caso|(?:lo ha pensado|ha pensado en eso))\b[^,]*$/,
};
/** The people called `he` and `she`. */
const SOMEBODY: ReadonlySet<string> = new Set(['#family', '#partner', '#children']);

/** What the patient knows of the talk. `meant` and `topic` change with each question of the turn. */
export interface Talk extends Asked {
  opening: readonly Fact[];
  isOpened: boolean;
  /** Facts of the answer before. */
  spokenOf: readonly Fact[];
  isForAnother: boolean;
  /** Stems of the names in the script. */
  names: ReadonlySet<string>;
  meant: Map<number, Fact>;
  topic: Topic;
}

export function talkOf(asked: Asked, { parts }: ReadTurn): Talk {
  const { facts, language, revealed, last } = asked;
  const empathised = asked.empathised || parts.some(({ move }) => move === 'empathy');
  const opening = facts.filter(({ disclosure }) => disclosure === 'opening');
  const spokenOf = facts.filter(({ index }) => last.includes(index));
  return {
    ...asked,
    opening,
    isOpened: opening.some(({ index }) => revealed.has(index)),
    spokenOf,
    isForAnother: speaksForAnother(facts, language),
    names: namesIn(facts, language),
    meant: new Map(),
    topic: {
      last: new Set(spokenOf.flatMap(aboutOf)),
      revealed,
      empathised,
      asksMore: parts.filter(({ asks }) => asks).length > 1,
    },
  };
}

/** A question of the turn. */
interface Ask {
  said: string;
  /** With what it points to, and without what is about the telling. */
  text: string;
  asks: boolean;
  /** Open, and about the complaint. */
  isOpenQuestion: boolean;
}

/** The facts that a question is about. They become the topic: `Do you smoke? How many, and for how long?` */
function findFacts(text: string, talk: Talk): Fact[] {
  const { facts, language, isForAnother } = talk;
  const isOfAnother = isOfSomebody(text, language) || (isForAnother && OF_A_THIRD[language].test(folded(text)));
  // `How old is she?` is not the age of the person asked.
  const candidates = facts.filter(({ persona, said }) => !(isOfAnother && persona && OF_ONESELF[language].test(said)));
  const found = matchFacts(text, candidates, language, talk.topic);
  const about = new Set(found.flatMap(aboutOf));
  if (about.size > 0) talk.topic = { ...talk.topic, last: about };
  return found;
}

/** The same, and for each thing that the question names and these leave open, what answers that alone, under its own gate. */
function findEach(text: string, talk: Talk): Fact[] {
  const { topic } = talk;
  const found = findFacts(text, talk);
  for (const part of partsAsked(text, talk.language)) {
    // `A house or a flat?` asks for neither at home.
    const named = [...part.keys].filter((key) => !isGeneric(key) && key !== '#home');
    const names = named.length === 0 && part.keys.has('#pain') ? ['#pain'] : named;
    const own = findFacts(part.text, { ...talk, topic }).filter((fact) => names.some((key) => meets(fact, key) > 0));
    if (!own.some((fact) => found.includes(fact))) found.push(...own.slice(0, 1));
  }
  const about = new Set(found.flatMap(aboutOf));
  if (about.size > 0) talk.topic = { ...talk.topic, last: about };
  return found;
}

const add = ({ meant }: Talk, facts: readonly Fact[]): void => facts.forEach((fact) => meant.set(fact.index, fact));
const untold = ({ facts, revealed }: Talk): Fact[] => facts.filter(({ index }) => !revealed.has(index));
const freely = (talk: Talk): Fact[] =>
  untold(talk)
    .filter(({ disclosure }) => disclosure === 'volunteered')
    .slice(0, FREELY_AT_ONCE);
/** Whether nothing was told yet, in this turn or before. */
const isFirst = ({ isOpened, meant }: Talk): boolean => !isOpened && meant.size === 0;

/** `Tell me about the pain`: about what brought them, and nothing else. */
function isAboutTheComplaint(text: string, { facts, language, isForAnother }: Talk): boolean {
  const { subjects, aspects, stems } = readQuestion(text, language);
  const complaint = complaintOf(facts);
  const labels = new Set(facts.filter(isTellable).flatMap(({ topicKeys }) => [...topicKeys]));
  const people = peopleIn(facts, language);
  // `What brought you into hospital?`
  const isOfWhatBrought = asksForTheComplaint(text, language);
  return (
    aspects.size === 0 &&
    ![...stems].some((key) => looksLikeDrug(key) || labels.has(key) || people.has(key)) &&
    [...subjects].every(
      (key) =>
        complaint.has(key) ||
        isGeneric(key) ||
        (isForAnother && SOMEBODY.has(key)) ||
        (isOfWhatBrought && key === '#hospital'),
    )
  );
}

/** `People who feel low sometimes think of ending their life. Have you?` asks for what the sentence before it names. */
function withWhatWasExplained({ text, asks }: SaidPart, before: SaidPart | undefined, language: Language): string {
  const isOpenOrBare = invites(text, language) || namesAnOpenQuestion(text, language);
  return before?.move === 'explained' &&
    (isEmpty(readQuestion(text, language)) || ASKS_IT_OF_YOU[language].test(folded(text.trim()))) &&
    ((asks && !isOpenOrBare) || pointsToWhatWasSaid(text, language))
    ? `${before.text.replace(OF_OTHERS, '')} ${text}`
    : (besideTelling(text, language) ?? text);
}

function askOf(part: SaidPart, before: SaidPart | undefined, talk: Talk): Ask {
  const text = withWhatWasExplained(part, before, talk.language);
  const isOpen =
    namesAnOpenQuestion(text, talk.language) ||
    (asksForTheComplaint(text, talk.language) && !asksHowItSits(text, talk.language));
  const isOpenQuestion = isOpen && isAboutTheComplaint(text, talk);
  return { said: part.text, text, asks: part.asks, isOpenQuestion };
}

/** An answer to a question: null if the next rule is to answer. */
type Rule = (ask: Ask, talk: Talk) => readonly Fact[] | null;

/** Asked as the author of a fact has foreseen. */
const ofItsWording: Rule = ({ said }, { facts, language, topic }) =>
  unlessEmpty(wordedBy(said, facts, topic.empathised, language));

/** `What have you not told me?` */
const ofTheUntold: Rule = ({ said }, talk) =>
  asksForTheUntold(said, talk.language, talk.names) ? (isFirst(talk) ? talk.opening : freely(talk)) : null;

/** `Does she know?`, about the person spoken of. */
const ofWhoKnows: Rule = ({ text }, { facts, language, spokenOf }) => {
  if (!asksWhoKnows(text, language) || !OF_SOMEBODY_NAMED.test(folded(text))) return null;
  const labels = new Set(spokenOf.map(({ topic }) => topic));
  return unlessEmpty(facts.filter((fact) => isFree(fact) && labels.has(fact.topic) && saysWhoKnows(fact, language)));
};

/** `Is it in the family? How old were they?`: the answer before it says so, or nothing does. */
const ofSomebodySpokenOf: Rule = ({ text }, { language, spokenOf, meant, topic }) => {
  if (!isOfSomebody(text, language) || ![...topic.last].some((key) => SOMEBODY.has(key))) return null;
  return [...meant.values()].some((fact) => aboutOf(fact).some((key) => SOMEBODY.has(key))) ? [] : spokenOf;
};

/** `Any associated symptoms?`, if a label says which came with it. */
const ofWhatElse: Rule = ({ text }, talk) =>
  asksWhatElse(text, talk.language)
    ? unlessEmpty(
        untold(talk)
          .filter((fact) => isFree(fact) && !fact.denies && isOfWhatElse(fact.topic))
          .slice(0, FREELY_AT_ONCE),
      )
    : null;

/** `Go on`: more under the label of what was just told. */
const ofTheSameLabel: Rule = ({ said, text, isOpenQuestion }, talk) => {
  const { language, isOpened, meant, spokenOf } = talk;
  // `Do you drink, or use anything else?` names what it asks for.
  const isInvited = invites(text, language) && findFacts(text, talk).length === 0;
  const goesOn = isOpenQuestion || asksWhy(said, language) || isInvited;
  if (!goesOn || !isOpened || meant.size > 0) return null;
  const isAsked = ({ disclosure }: Fact) => disclosure === 'if-asked';
  const labels = new Set(spokenOf.flatMap((fact) => (isAsked(fact) && fact.topic !== '' ? fact.topic : [])));
  const more = untold(talk).filter((fact) => isAsked(fact) && !fact.denies && labels.has(fact.topic));
  return unlessEmpty(more.slice(0, FREELY_AT_ONCE));
};

/** What was just told, in this turn or before. */
const justTold = ({ meant, spokenOf }: Talk): readonly Fact[] => (meant.size > 0 ? [...meant.values()] : spokenOf);

/** `Why only that much?` */
const ofAReason: Rule = ({ text }, talk) =>
  asksForAReason(text, talk.language) ? unlessEmpty(reasonOf(justTold(talk), talk.facts, talk.language)) : null;

/** `How often do you take them?`: all that it names stands in the line that was just told. */
const ofTheLineSpokenOf: Rule = ({ text, asks }, talk) =>
  asks && talk.meant.size === 0 ? unlessEmpty(surelyOfTheLine({ ...talk, text })) : null;

/** `What brought you in?`, `Tell me more`: facts that are said freely. */
const ofAnOpenQuestion: Rule = ({ text, isOpenQuestion }, talk) => {
  const { language, opening, last } = talk;
  if (!isOpenQuestion && !(invites(text, language) && findFacts(text, talk).length === 0)) return null;
  if (isFirst(talk) && isOpen(text, language)) return opening;
  const next = freely(talk);
  if (!asksForTheComplaint(text, language)) return next.length > 0 ? next : findFacts(text, talk);
  // The opening is not repeated right after it was said.
  const isJustSaid = asksForWhatHappened(text, language) && opening.every(({ index }) => last.includes(index));
  return isJustSaid && next.length > 0 ? next : [...opening, ...next];
};

/**
 * What answers the questions into which a model splits one that the rules do not understand. In words that nobody said, a part asks
 * for what may be told freely and no more.
 */
function ofEachPart(text: string, parts: readonly string[], talk: Talk): Fact[] {
  const { language, topic } = talk;
  const said = keysOf(text, language);
  return parts.flatMap((part) => {
    const asked = [...keysOf(part, language)];
    const isOwnWords = asked.length > 0 && asked.every((key) => said.has(key));
    return findFacts(part, { ...talk, topic })
      .filter((fact) => isFree(fact) || isOwnWords)
      .slice(0, 1);
  });
}

/** Any other question: by its words, or by what a model has understood. */
const ofAQuestion: Rule = ({ text, asks }, talk) => {
  if (!asks) return null;
  const followUp = { ...talk, text, spokenOf: justTold(talk), isSameBreath: talk.meant.size > 0 };
  const named = keptToTheLine(findEach(text, talk), followUp);
  const { facts, language, understood } = talk;
  if (understood === null) return named.length > 0 ? named : perhapsOfTheLine(followUp);
  const split = named.length > 0 ? [] : ofEachPart(text, understood.parts, talk);
  if (split.length > 0 || understood.keys.size === 0) return [...named, ...split];
  // The words decide about a withheld fact, and never a model.
  const allowed = facts.filter((fact) => isFree(fact) || named.includes(fact));
  return matchKeys(understood.keys, allowed, language, talk.topic).slice(0, UNDERSTOOD_AT_ONCE);
};

/** In the order in which they are tried. */
const RULES: readonly Rule[] = [
  ofItsWording,
  ofTheUntold,
  ofWhoKnows,
  ofSomebodySpokenOf,
  ofWhatElse,
  ofAReason,
  ofTheSameLabel,
  ofAnOpenQuestion,
  ofTheLineSpokenOf,
  ofAQuestion,
];

function answerOf(ask: Ask, talk: Talk): readonly Fact[] {
  for (const rule of RULES) {
    const answer = rule(ask, talk);
    if (answer !== null) return answer;
  }
  return [];
}

const WOULD_FEEL: Record<Language, RegExp> = {
  en: /\b(?:how would you feel about|what would you think (?:about|of))\b/,
  es: /\bque (?:le|te) pareceria\b|\bcomo (?:se|te) sentir\w+ con\b/,
};
/** `How would you feel about a coil?`, of which they have a view. */
const asksForAView = ({ text }: SaidPart, talk: Talk): boolean =>
  WOULD_FEEL[talk.language].test(folded(text)) &&
  [...readQuestion(text, talk.language).subjects].some((key) =>
    talk.facts.some((fact) => isFree(fact) && meets(fact, key) > 0),
  );

/** What only says something back asks for nothing. */
function answerAll({ parts }: ReadTurn, { back, judgement }: SaidBack, talk: Talk): void {
  const isJudged = judgement.verdict === 'wrong' || judgement.verdict === 'right';
  for (const [index, part] of parts.entries()) {
    const isSaidBack = back.get(index) === true || (back.has(index) && isJudged);
    if ((ASKS_NOTHING.has(part.move) && !asksForAView(part, talk)) || isSaidBack) continue;
    add(talk, answerOf(askOf(part, parts[index - 1], talk), talk));
  }
}

/** `Hello, I am Dr Khan. Is it all right if I ask you something?`: they say yes, and wait. */
const asksForConsentOnly = ({ parts }: ReadTurn): boolean =>
  parts.some(({ move }) => move === 'consent') && !parts.some(({ move }) => move === 'question');

/**
 * In the order of the script: what corrects a claim that was said back, what a cue earns, the answers to the questions, and the
 * opening for a greeting.
 */
export function factsMeant(turn: ReadTurn, saidBack: SaidBack, talk: Talk): Fact[] {
  const { facts, language, revealed, meant, opening } = talk;
  if (saidBack.judgement.verdict === 'wrong') add(talk, saidBack.judgement.facts);
  // `You sound worried` earns what shows, and asks for nothing else.
  const whole = turn.parts.length > 1 ? wordedBy(turn.text, facts, talk.topic.empathised, language) : [];
  const earned = [...pickedUp(turn.text, facts, revealed, language), ...whole];
  add(talk, earned);
  if (earned.length === 0) answerAll(turn, saidBack, talk);
  if (isFirst(talk) && greets(turn.text, language) && !asksForConsentOnly(turn)) add(talk, opening);
  return [...meant.values()].sort((a, b) => a.index - b.index);
}
