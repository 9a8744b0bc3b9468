/**
 * What a patient may tell now. The one gate between the instructions and whoever speaks for the patient: what is not
 * permitted here reaches neither a model nor an answer. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { pickedUp } from './cues';
import type { Fact } from '../read/facts';
import { aboutOf, complaintOf } from '../match/fact-answers';
import { matchFacts, matchKeys, type Topic } from '../match/matching';
import { asksForTheUntold, besideTelling } from '../read/untold';
import { namesIn, peopleIn } from '../read/people';
import { personaOf } from '../read/persona';
import { asWritten } from '../words/spelling';
import { ASKS_NOTHING, asksHowItSits, type Move, moveOf } from '../read/moves';
import { judgeSaidBack, partsSaidBack } from '../match/said-back';
import { asksWhy, isEmpty, isOfSomebody, isUnderstood, readQuestion } from '../read/question';
import { folded } from '../words/text';
import { isGeneric, looksLikeDrug } from '../words/words';
import { asksWhoKnows, saysWhoKnows } from '../match/who-knows';
import {
  addressesTheMachine,
  asks,
  clausesOf,
  type Part,
  asksForTheComplaint,
  asksForWhatHappened,
  asksWhatElse,
  isOfWhatElse,
  greets,
  invites,
  isOpen,
  namesAnOpenQuestion,
  partsOf,
  pointsToWhatWasSaid,
} from '../read/utterance';

/** Facts told freely in one go. */
const FREELY_AT_ONCE = 2;

/** Facts that what a model has understood brings to light. */
const UNDERSTOOD_AT_ONCE = 4;

const isFree = ({ disclosure }: Fact): boolean => ['opening', 'volunteered', 'if-asked'].includes(disclosure);

const OF_ANOTHER: Record<Language, RegExp> = {
  en: /\b(?:he|she|my (?:little )?(?:girl|boy|daughter|son|baby|dad|mum|father|mother|wife|husband))\b/,
  es: /\b(?:mi (?:hij[oa]|nin[oa]|bebe|padre|madre|marido|mujer)|le estan)\b/,
};
const RELATIVE: Record<Language, RegExp> = {
  en: /\byour (?:little )?(dad|father|mum|mother|husband|wife|daughter|girl|son|boy|baby)\b/gi,
  es: /\bsu (marido|mujer|esposo|esposa|padre|madre|hijo|hija|niño|niña|bebé)(?!\p{L})/giu,
};
const HE = { en: 'he', es: 'él' } as const;
/** Somebody else than who is spoken to. */
const OF_A_THIRD: Record<Language, RegExp> = { en: /^(?!.*\byour?\b).*\b(?:he|him|his|she|her)\b/, es: /^\b$/ };
const OF_SOMEBODY_NAMED = /\b(?:he|she|they|el|ella|ellos)\b/;
const OF_ONESELF: Record<Language, RegExp> = { en: /^I\b/, es: /^(?:Soy|Tengo|Me llamo)\b/ };

/** `Some dads tell me that …`, before `has that happened to you?` */
const OF_OTHERS = /^(?:some|many|other|lots of|a lot of) \w+ (?:tell me|have told me|say|find)\b(?: that)?/i;

/** People of whom `he` and `she` are said. */
const SOMEBODY: ReadonlySet<string> = new Set(['#family', '#partner', '#children']);

/**
 * What was said is heard as this where no fact answers it. `unknown` was understood, and the script does not say. Of what
 * is said back: `summary` is right, `corrects` is not and the facts put it right, `partly` and `unsure` the patient can judge
 * in part or not at all.
 */
export type Heard = Exclude<Move, 'question'> | 'unknown' | 'unclear' | 'corrects' | 'partly' | 'unsure';

/** `How are you doing, Irene?` asks nothing about Irene's name. */
const YOUR_NAME = { en: 'Your name?', es: '¿Su nombre?' } as const;
function withoutOwnName(said: string, name: string, language: Language): string {
  const words = name.split(/\s+/).filter((word) => word.length > 2);
  const own = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
  const isAskedFor = new RegExp(
    `\\b(?:are you|is that|is this|am i speaking (?:to|with)|es usted|eres|hablo con)\\s+(?:\\p{L}{1,5}\\.?\\s+)?(?:${words.join('|')})(?!\\p{L})`,
    'iu',
  );
  if (words.length > 0 && isAskedFor.test(said)) return `${said} ${YOUR_NAME[language]}`;
  const rest = words.length === 0 ? said : said.replaceAll(own, ' ');
  return /\p{L}/u.test(rest) ? rest : said;
}

/** Each question of a sentence, where what was said asks more than one and does nothing else by it. */
function eachClause(part: Part, language: Language): Part[] {
  if (ASKS_NOTHING.has(moveOf(part.text, language) as Move)) return [part];
  const clauses = clausesOf(part.text, language);
  return clauses.length === 1 ? [part] : clauses.map((text) => ({ text, asks: asks(text, language) }));
}

/** How what is said back is heard, where nothing is put right. */
const SAID_BACK: Record<
  Exclude<ReturnType<typeof judgeSaidBack>['verdict'], 'wrong'>,
  (asks: boolean, heard: Heard) => Heard
> = {
  right: () => 'summary',
  partly: (asks, heard) => (asks ? 'partly' : heard),
  unknown: (asks, heard) => (asks ? 'unsure' : heard),
  nothing: (_, heard) => heard,
};

/** `Hello, I am Dr Khan. Is it all right if I ask you something?`: they say yes, and wait. */
const asksForConsentOnly = (parts: readonly { move: Move }[]): boolean =>
  parts.some(({ move }) => move === 'consent') && !parts.some(({ move }) => move === 'question');

export interface Revelation {
  /** What the question is about, told before or not, in the order in which to tell it. */
  meant: Fact[];
  /** Of them, what was not told before. */
  fresh: Fact[];
  /** All that may be spoken of: what was told before, and what is told now. */
  permitted: Fact[];
  heard: Heard;
}

/** What the last answer was about. */
const lastOf = (facts: readonly Fact[], last: readonly number[]): Topic['last'] =>
  new Set(facts.filter((fact) => last.includes(fact.index)).flatMap(aboutOf));

function heardIn(parts: readonly { text: string; move: Move }[], language: Language): Heard {
  if (parts.length === 0) return 'unclear';
  const questions = parts.filter(({ move }) => move === 'question');
  if (questions.length > 0)
    return questions.some(({ text }) => isUnderstood(readQuestion(text, language))) ? 'unknown' : 'unclear';
  const moves = parts.flatMap(({ move }) => (move === 'question' ? [] : [move]));
  return (
    moves.find((move) => ASKS_NOTHING.has(move)) ??
    moves.find((move) => move === 'empathy') ??
    moves.find((move) => move !== 'explained' && move !== 'unclear') ??
    (moves.includes('explained') ? 'explained' : 'unclear')
  );
}

/**
 * @param told indexes of the facts that earlier turns brought to light
 * @param last those of the answer before
 * @param understood what a model has understood the turn to ask for; without it, or where it is nothing, the rules read it
 * @param empathised whether an earlier turn showed understanding
 */
export function reveal(
  said: string,
  facts: readonly Fact[],
  told: ReadonlySet<number>,
  language: Language,
  last: readonly number[] = [],
  empathised = false,
  understood: ReadonlySet<string> | null = null,
): Revelation {
  const isTold = (fact: Fact) => told.has(fact.index);
  const answer = (meant: Fact[], heard: Heard): Revelation => ({
    meant,
    heard,
    fresh: meant.filter((fact) => !isTold(fact)),
    permitted: facts.filter((fact) => fact.disclosure !== 'never' && (isTold(fact) || meant.includes(fact))),
  });
  if (addressesTheMachine(said)) return answer([], 'hostile');
  const heard = withoutOwnName(
    asWritten(
      said,
      language,
      facts.map((fact) => `${fact.topic} ${fact.said}`),
    ),
    personaOf(facts, language).name,
    language,
  );

  const meant = new Map<number, Fact>();
  const add = (some: readonly Fact[]) => some.forEach((fact) => meant.set(fact.index, fact));
  const opening = facts.filter((fact) => fact.disclosure === 'opening');
  const isOpened = opening.some(isTold);
  const freely = () =>
    facts.filter((fact) => fact.disclosure === 'volunteered' && !isTold(fact)).slice(0, FREELY_AT_ONCE);
  const complaint = complaintOf(facts);
  const labels = new Set(facts.flatMap(({ disclosure, topicKeys }) => (disclosure === 'never' ? [] : [...topicKeys])));
  const people = peopleIn(facts, language);
  const names = namesIn(facts, language);
  /** A relative speaks: `What happened with your dad?` asks for what brought him. */
  const isForAnother = opening.some(({ said }) => OF_ANOTHER[language].test(folded(said)));
  /** `Your dad`, said to who speaks for him, is `he`. */
  const ofThePatient = (text: string): string =>
    !isForAnother
      ? text
      : text.replaceAll(RELATIVE[language], (phrase, word: string) => {
          const names = (fact: Fact) => folded(fact.said).includes(folded(word));
          return opening.some(names) || !facts.some(names) ? HE[language] : phrase;
        });
  // Each sentence is a question of its own: `Do you smoke? And do you drink?`
  const parts = partsOf(ofThePatient(heard), language)
    .flatMap((part) => (part.asks ? eachClause(part, language) : part))
    .map((part) => ({ ...part, move: moveOf(part.text, language) }));
  const isKind = empathised || parts.some(({ move }) => move === 'empathy');
  let topic: Topic = { last: lastOf(facts, last), told, empathised: isKind };
  const find = (text: string) => {
    const isOfAnother = isOfSomebody(text, language) || (isForAnother && OF_A_THIRD[language].test(folded(text)));
    // `How old is she?` is not the age of who is asked.
    const found = matchFacts(
      text,
      facts.filter(({ persona, said }) => !(isOfAnother && persona && OF_ONESELF[language].test(said))),
      language,
      topic,
    );
    // `Do you smoke? How many, and for how long?`
    const about = new Set(found.flatMap(aboutOf));
    if (about.size > 0) topic = { ...topic, last: about };
    return found;
  };
  /** `Tell me about the pain`: of what brought them, and of nothing else. */
  const isAboutTheComplaint = (text: string) => {
    const { subjects, aspects, stems } = readQuestion(text, language);
    return (
      aspects.size === 0 &&
      ![...stems].some((key) => looksLikeDrug(key) || labels.has(key) || people.has(key)) &&
      [...subjects].every((key) => complaint.has(key) || isGeneric(key) || (isForAnother && SOMEBODY.has(key)))
    );
  };

  /** What belongs under the same label as what was just told. */
  const spokenOf = () => facts.filter(({ index }) => last.includes(index));
  /** `Does she know?`, asked of whom was spoken of. */
  const whoKnows = () => {
    const labels = new Set(spokenOf().map(({ topic }) => topic));
    return facts.filter((fact) => isFree(fact) && labels.has(fact.topic) && saysWhoKnows(fact, language));
  };
  const ofTheSame = () => {
    const labels = new Set(
      spokenOf().flatMap(({ topic, disclosure }) => (disclosure === 'if-asked' && topic !== '' ? topic : [])),
    );
    return facts.filter(
      (fact) => fact.disclosure === 'if-asked' && !fact.denies && labels.has(fact.topic) && !isTold(fact),
    );
  };

  // `So you've had it for three days?`: who has had it for weeks says so.
  const back = partsSaidBack(parts, language);
  const open = facts.filter((fact) => fact.disclosure !== 'never' && (isFree(fact) || isTold(fact)));
  const { age } = personaOf(facts, language);
  const judgement = judgeSaidBack(
    [...back.keys()].sort((a, b) => a - b).map((index) => parts[index]!.text),
    { open, age, language, find: (question) => matchFacts(question, facts, language, topic) },
  );
  const asksForAYes = [...back.values()].some(Boolean);
  if (judgement.verdict === 'wrong') add(judgement.facts);
  // `You sound worried`: it earns what shows, and asks for nothing else.
  const earned = pickedUp(heard, facts, told, language);
  add(earned);

  /** What came with it, where a label says so. */
  const besides = () =>
    facts
      .filter((fact) => isFree(fact) && !fact.denies && isOfWhatElse(fact.topic) && !isTold(fact))
      .slice(0, FREELY_AT_ONCE);

  for (const [index, { text: said, asks, move }] of parts.entries()) {
    if (ASKS_NOTHING.has(move) || back.get(index) === true || earned.length > 0) continue;
    if (back.has(index) && ['wrong', 'right'].includes(judgement.verdict)) continue;
    if (asksForTheUntold(said, language, names)) {
      add(isOpened || meant.size > 0 ? freely() : opening);
      continue;
    }
    // `People who feel low sometimes think of ending their life. Have you?`
    const before = parts[index - 1];
    const isOpenOrBare = invites(said, language) || namesAnOpenQuestion(said, language);
    const text =
      before?.move === 'explained' &&
      isEmpty(readQuestion(said, language)) &&
      ((asks && !isOpenOrBare) || pointsToWhatWasSaid(said, language))
        ? `${before.text.replace(OF_OTHERS, '')} ${said}`
        : (besideTelling(said, language) ?? said);
    const isAsFree = namesAnOpenQuestion(text, language) && isAboutTheComplaint(text);
    const goesOn = isAsFree || asksWhy(said, language) || invites(text, language);
    const more = goesOn && isOpened && meant.size === 0 ? ofTheSame().slice(0, FREELY_AT_ONCE) : [];
    const known = asksWhoKnows(text, language) && OF_SOMEBODY_NAMED.test(folded(text)) ? whoKnows() : [];
    if (known.length > 0) add(known);
    else if (isOfSomebody(text, language) && [...topic.last].some((key) => SOMEBODY.has(key))) {
      // `Is it in the family? How old were they?`: the answer before it says so, or nothing does.
      const isSaid = [...meant.values()].some((fact) => aboutOf(fact).some((key) => SOMEBODY.has(key)));
      if (!isSaid) add(spokenOf());
    } else if (asksWhatElse(text, language) && besides().length > 0) add(besides());
    else if (more.length > 0) add(more);
    else if (isAsFree || (invites(text, language) && find(text).length === 0)) {
      if (!isOpened && meant.size === 0 && isOpen(text, language)) add(opening);
      else {
        const next = freely();
        // What was said a moment ago is not said again by who is asked to go on with it.
        const isJustSaid = asksForWhatHappened(text, language) && opening.every(({ index }) => last.includes(index));
        if (asksForTheComplaint(text, language)) add([...(isJustSaid && next.length > 0 ? [] : opening), ...next]);
        else add(next.length > 0 ? next : find(text));
      }
    } else if (asks) {
      if (understood === null || understood.size === 0) add(find(text));
      else {
        // What must be asked for by name is told only where the words name it, whatever a model takes them for.
        const named = find(text);
        const meantByIt = matchKeys(
          understood,
          facts.filter((fact) => isFree(fact) || named.includes(fact)),
          language,
          topic,
        );
        add(meantByIt.filter((fact) => isFree(fact) || named.includes(fact)).slice(0, UNDERSTOOD_AT_ONCE));
      }
    }
  }
  // Whoever greets a patient is told what brings them.
  if (meant.size === 0 && !isOpened && greets(heard, language) && !asksForConsentOnly(parts)) add(opening);
  // `How do you feel about that?`, said of what was explained.
  const weighs =
    meant.size === 0 && last.length === 0 && isOpened && parts.some(({ text }) => asksHowItSits(text, language));
  if (weighs && judgement.verdict !== 'wrong') return answer([], 'proposed');
  const meantNow = [...meant.values()].sort((a, b) => a.index - b.index);
  if (judgement.verdict === 'wrong') return answer(meantNow, 'corrects');
  const asHeard = heardIn(parts, language);
  if (meantNow.length > 0 || !(asHeard === 'summary' || back.size === parts.length)) return answer(meantNow, asHeard);
  return answer([], SAID_BACK[judgement.verdict](asksForAYes, asHeard));
}
