/**
 * Questions that go on with the line of the script that was just told: `Is it worse at night?`, `Why only that much?` Its sentences
 * answer them before any other does, told before or not. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { type Fact, isFree, isVolunteered } from '../read/fact';
import { type Question, readQuestion } from '../read/question';
import { folded } from '../words/text';
import { isAspect, isGeneric, isNumber } from '../words/words';
import { isOfAsking } from './by-words';
import { asksForADetail, detailsAskedIn } from './details';
import { aboutOf, complaintOf, meetsAspect } from './fact-answers';
import { spansIn } from './durations';
import { asksWhether } from './of-others';

/** More words than this are a question of their own. */
const WORDS_MAX = 12;
const POINTS: Record<Language, RegExp> = {
  en: /^(?:and|or|but|so|also|is|are|was|were|what|which|how|why|when|where)\b|\b(?:it|that|this|them|they|those|these|one|ones|there|then)\b/,
  es: /^[¿\s]*(?:y|o|pero|tambien|cual|que|como|cuanto|cuanta|desde)\b|\b(?:eso|esa|ese|esto|entonces|ahi|lo|la|los|las|le|te|se)\b/,
};
const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= WORDS_MAX;
const pointsBack = (text: string, language: Language): boolean =>
  isShort(text) && POINTS[language].test(folded(text.trim()));

/** Of a line that was opened, all but what waits for empathy or for a question about fears (`disclosure.ts`). */
const goesOn = (fact: Fact): boolean => isFree(fact) || fact.disclosure === 'if-asked-directly';

/** The sentences of the lines that were spoken of. A line without a label is its sentence alone. */
function ofTheirLines(spokenOf: readonly Fact[], facts: readonly Fact[]): Fact[] {
  const labels = new Set(spokenOf.map(({ topic }) => topic).filter((topic) => topic !== ''));
  return facts.filter((fact) => spokenOf.includes(fact) || (labels.has(fact.topic) && goesOn(fact)));
}

/** What a follow-up names: the label of the line is understood, and says nothing. */
const namedIn = ({ subjects, aspects, stems }: Question): string[] =>
  [...subjects, ...aspects, ...stems].filter((key) => !isNumber(key) && !isGeneric(key) && !isOfAsking(key));

const asksHowLong = (key: string): boolean => key === '#duration' || key === '#lasting';
function says(fact: Fact, key: string, language: Language): boolean {
  if (fact.textKeys.has(key)) return true;
  const inText = { ...fact, topicKeys: new Set<string>() };
  return meetsAspect(inText, key) > 0 || (asksHowLong(key) && spansIn(fact.said, language).length > 0);
}

/** A line and a follow-up about it. */
interface FollowUp {
  text: string;
  /** Facts of the answer before. */
  spokenOf: readonly Fact[];
  facts: readonly Fact[];
  language: Language;
}

/** The sentence of the line that says most of what a follow-up names, if that is at least a share of it. */
function ofTheLine(named: readonly string[], { spokenOf, facts, language }: FollowUp, share: number): Fact[] {
  const scored = ofTheirLines(spokenOf, facts).map((fact) => ({
    fact,
    said: named.filter((key) => says(fact, key, language)).length,
  }));
  const most = Math.max(0, ...scored.map(({ said }) => said));
  if (most === 0 || most < named.length * share) return [];
  return scored.flatMap(({ fact, said }) => (said === most ? fact : [])).slice(0, 1);
}

/**
 * All that a follow-up names stands in one sentence of the line, and no other line is about any of it. How long and how often are
 * asked of what is spoken of anyway (`matching.ts`).
 */
export function surelyOfTheLine(followUp: FollowUp): Fact[] {
  const { text, facts, language } = followUp;
  const spokenOf = followUp.spokenOf.filter(({ topic }) => topic !== '');
  const question = readQuestion(text, language);
  const named = namedIn(question);
  if (named.every(isAspect) || !pointsBack(text, language)) return [];
  const labels = new Set(spokenOf.map(({ topic }) => topic));
  const isOfAnotherLine = facts.some(
    ({ topic, topicKeys }) => !labels.has(topic) && [...question.subjects].some((key) => topicKeys.has(key)),
  );
  const found = isOfAnotherLine ? [] : ofTheLine(named, { ...followUp, spokenOf }, 1);
  // Nobody asks for the sentence that they have just heard.
  return found.filter((fact) => !spokenOf.includes(fact));
}

/** Of what a question names that no other line answers, how much the line that was just told must say. */
const SOME_OF_IT = 0.6;

/**
 * What no other line answers. `And what did you say to him?` names nothing, and `is it the right height?`, in the breath that asked for
 * the line, need not name it: the next sentence of the line answers.
 */
export function perhapsOfTheLine(
  followUp: FollowUp & { revealed: ReadonlySet<number>; isSameBreath: boolean },
): Fact[] {
  const { text, language, facts, revealed, isSameBreath } = followUp;
  const question = readQuestion(text, language);
  if (!pointsBack(text, language) || (question.isBare && asksForADetail(text, language))) return [];
  const named = namedIn(question);
  const spokenOf = followUp.spokenOf.filter(
    ({ topic, disclosure }) => disclosure !== 'opening' && (topic !== '' || !named.every(isAspect)),
  );
  const found = ofTheLine(named, { ...followUp, spokenOf }, SOME_OF_IT);
  const mayGoOn = isSameBreath || (named.length === 0 && !asksWhether(text, language));
  if (found.length > 0 || !mayGoOn) return found;
  return ofTheirLines(spokenOf, facts)
    .filter((fact) => isFree(fact) && !spokenOf.includes(fact) && !revealed.has(fact.index))
    .filter(detailsAskedIn(text, facts, language))
    .slice(0, 1);
}

const OF_TIME: ReadonlySet<string> = new Set(['#onset', '#duration', '#lasting', '#last']);
const OF_NUMBER: ReadonlySet<string> = new Set(['#number', '#frequency', '#dose']);
const SAYS_WHEN: Record<Language, RegExp> = {
  en: /\b(?:since|ago|yesterday|today|tonight|last (?:night|week|month|year)|this (?:morning|week|month|year)|as an? (?:child|baby|boy|girl|teenager)|always|years?|months?|weeks?|days?|hours?|minutes?)\b/,
  es: /\b(?:desde|hace|ayer|hoy|anoche|esta (?:manana|semana|tarde)|este (?:mes|ano)|de (?:nin[oa]|pequen[oa]|joven)|siempre|anos?|mes(?:es)?|semanas?|dias?|horas?|minutos?)\b/,
};
const saysOf = (key: string, fact: Fact, language: Language): boolean =>
  says(fact, key, language) ||
  (OF_TIME.has(key) && SAYS_WHEN[language].test(folded(fact.said))) ||
  (OF_NUMBER.has(key) && [...fact.textKeys].some(isNumber));

/** `How long did it last?` may be asked of the complaint at any time. */
const OF_IT: Record<Language, RegExp> = { en: /\bit\b/, es: /\bello\b/ };
/**
 * `And since when?`, which names nothing else, after a line that is not about the complaint: of what was found, what stands in that
 * line, else what its sentences say of it, else all that was found.
 */
export function keptToTheLine(found: readonly Fact[], { text, spokenOf, facts, language }: FollowUp): readonly Fact[] {
  const { isBare, aspects, hurts } = readQuestion(text, language);
  // `What strength?`, of what was just told and of no other tablet.
  if (isBare && spokenOf.length > 0 && asksForADetail(text, language))
    return spokenOf.filter(detailsAskedIn(text, facts, language));
  const complaint = complaintOf(facts);
  const isOfItsOwn = (fact: Fact): boolean => {
    const about = aboutOf(fact);
    return fact.topic !== '' && !isVolunteered(fact) && about.length > 0 && !about.some((key) => complaint.has(key));
  };
  if (!isBare || hurts || aspects.size === 0 || spokenOf.length === 0 || !spokenOf.every(isOfItsOwn)) return found;
  const line = ofTheirLines(spokenOf, facts);
  const within = found.filter((fact) => line.includes(fact));
  if (within.length > 0 || OF_IT[language].test(folded(text))) return within.length > 0 ? within : found;
  // A fact that waits for a direct question may follow one of its line that waited, too.
  const isOpen = (fact: Fact): boolean =>
    isFree(fact) || spokenOf.some(({ topic, disclosure }) => topic === fact.topic && disclosure === fact.disclosure);
  const saying = line.filter((fact) => isOpen(fact) && [...aspects].some((key) => saysOf(key, fact, language)));
  return saying.length > 0 ? [saying.find((fact) => spokenOf.includes(fact)) ?? saying[0]!] : found;
}

const ASKS_WHY: Record<Language, RegExp> = {
  en: /^(?:and |but |so )?(?:why\b|how come\b|what for\b|what (?:is|are|was|were|'s) (?:it|that|they|those|these) for\b|what does (?:it|that) do for you)/,
  es: /^[¿\s]*(?:y |pero )?(?:por que|para que|y eso)\b/,
};
const REASON: Record<Language, RegExp> = {
  en: /\b(?:because|so that|so as|in case|afraid|since (?:it|that|I)|to (?:switch|get|keep|stop|save|help|avoid|make|be)|for (?:my|his|her|the))\b|\bas (?:I|it|my) /,
  es: /\b(?:porque|por miedo|para (?!\d)|por si|por (?:el|la|los|las|un|una))\b/,
};
/** `Why is that?`, `What were they for?`: nothing else is named. */
export function asksForAReason(text: string, language: Language): boolean {
  const plain = folded(text.trim()).replace("what's", 'what is');
  return ASKS_WHY[language].test(plain) && namedIn(readQuestion(text, language)).length === 0;
}

/** The sentences that give the reason of the last answer; if there are none, those beside it that were not told. */
export function reasonOf(spokenOf: readonly Fact[], facts: readonly Fact[], language: Language): Fact[] {
  const labelled = spokenOf.filter(({ disclosure }) => disclosure !== 'opening');
  return ofTheirLines(labelled, facts)
    .filter(({ said }) => REASON[language].test(folded(said)))
    .slice(0, 1);
}
