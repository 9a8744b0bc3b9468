/** Whether a withheld fact may be told now: the gate of `if-asked-directly`, `after-empathy` and `about-fear`. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { subjectsOf } from './fact-answers';
import { type Fact, hasKey, isWithheld } from '../read/fact';
import { ABOUT } from '../read/conditions';
import type { Question } from '../read/question';
import { folded } from '../words/text';
import { isAspect, isBody, isConcept, isFinding, isGeneric, isNumber, isSymptom, keysOf, VIEWS } from '../words/words';

/** What decides whether a fact may be told. */
export interface Asked {
  question: Question;
  complaint: ReadonlySet<string>;
  /** Labels of which something was told. */
  opened: ReadonlySet<string>;
  empathised: boolean;
  language: Language;
}

export const isView = (fact: Fact): boolean => VIEWS.some((key) => fact.topicKeys.has(key));
/** Ideas, concerns and expectations answer only a question for them: `sleeping tablets` hoped for are none that are taken. */
function isAskedFor(fact: Fact, { subjects }: Question): boolean {
  const views = VIEWS.filter((key) => fact.topicKeys.has(key));
  // `Are you worried about the headaches?` asks for the worry, and not for the headaches.
  if (views.length === 0) return !(isWithheld(fact) && VIEWS.some((key) => subjects.has(key)));
  return views.some((key) => subjects.has(key));
}

/** `Only if asked about sleepiness and driving`: about both. */
const BOTH = /\basked\b(?!.*\bor\b).*\babout\b.*\band\b|\bpregunt\w*\b(?!.* [ou] ).*\b(?:por|sobre)\b.* y /i;

/** `I have bad dreams about it`. */
const OF_ONESELF = /^(?:I|My|It)\b|^(?:Me|Mi|Tengo|Noto)\b/;

/** `Bleeding after sex`. */
const AFTER = /\b(?:after|during|tras|despues de|durante)\b/;

function isMeantBy(about: string, question: Question, language: Language): boolean {
  const keys = keysOf(about, language);
  const named = [...keys].filter((key) => isConcept(key) && !isAspect(key) && !isGeneric(key));
  return named.length === 0 || named.some((key) => question.subjects.has(key) || question.stems.has(key));
}

const isPlace = (key: string): boolean => isBody(key) || key === '#saddle';

/** `Bleeding after sex`: neither bleeding alone nor sex alone, and not the pain of it. */
function isNamedTogether(label: readonly string[], { question, complaint }: Asked): boolean {
  const { subjects, hurts, refersBack } = question;
  const asksForAnother =
    (hurts && !label.includes('#pain')) || [...subjects].some((key) => isSymptom(key) && !label.includes(key));
  const isOfComplaint = refersBack || label.some((key) => complaint.has(key) && subjects.has(key));
  return isOfComplaint && !asksForAnother && label.some((key) => !complaint.has(key) && subjects.has(key));
}

/** Numb hands are not `numbness between the legs`, and numbness alone is not. */
function isOfThePlace(fact: Fact, { subjects }: Question): boolean {
  const { topicKeys } = fact;
  const asked = [...subjects];
  const places = [...topicKeys].filter(isPlace);
  if (places.length > 0) {
    if (!asked.some((key) => places.includes(key))) return false;
    const asksForAnother = asked.some((key) => isSymptom(key) && isFinding(key) && !topicKeys.has(key));
    if (asksForAnother && !asked.some((key) => !isPlace(key) && topicKeys.has(key))) return false;
  }
  // Numb feet are not tingling fingers.
  const placesAsked = asked.filter(isPlace);
  return !subjects.has('#numbness') || placesAsked.length === 0 || placesAsked.some((key) => hasKey(fact, key));
}

/** @param about what a direct question must be about, if its label says so */
function isNamedByLabel(fact: Fact, label: readonly string[], about: string | undefined, asked: Asked): boolean {
  const subjects = [...asked.question.subjects];
  // `Which leg?` does not name `numbness between the legs`.
  const matters = label.filter((key) => !isBody(key));
  if ((matters.length > 0 ? matters : label).some((key) => subjects.includes(key))) return true;
  if (subjects.some((key) => !isGeneric(key) && !isBody(key) && fact.topicKeys.has(key))) return true;
  // Asked for bad dreams, a patient who has them says so; that another bled is not theirs.
  return (
    OF_ONESELF.test(fact.said) &&
    (about === undefined || !/\p{L}{4}/u.test(about)) &&
    subjects.some((key) => isSymptom(key) && isFinding(key) && !asked.complaint.has(key) && fact.textKeys.has(key))
  );
}

/** Its words count only if no label says what it must be asked for by. */
const isNamedByWords = (fact: Fact, { question, complaint }: Asked): boolean =>
  [...question.subjects].some(
    (key) => isFinding(key) && key !== '#self-harm' && !complaint.has(key) && fact.textKeys.has(key),
  ) || [...question.stems].some((key) => key.length > 4 && !isNumber(key) && fact.topicKeys.has(key));

/** Whether a question names the very thing that must be asked for directly. */
function isNamed(fact: Fact, asked: Asked): boolean {
  const { question, complaint, language } = asked;
  const label = subjectsOf(fact);
  const about = ABOUT.exec(fact.topic)?.[1];
  if (about !== undefined && !isMeantBy(about, question, language)) return false;
  if (BOTH.test(fact.topic)) return label.every((key) => question.subjects.has(key));
  if (label.length === 0) return isNamedByWords(fact, asked);
  if (AFTER.test(folded(fact.topic)) && label.some((key) => complaint.has(key))) return isNamedTogether(label, asked);
  return isOfThePlace(fact, question) && isNamedByLabel(fact, label, about, asked);
}

/** Whether a question has earned a fact. */
export function isEarned(fact: Fact, asked: Asked): boolean {
  const { question, opened, empathised } = asked;
  if (!isAskedFor(fact, question)) return false;
  if (fact.disclosure === 'after-empathy') return empathised;
  if (fact.disclosure === 'about-fear') return question.subjects.has('#concerns');
  // A patient who has told the worst of it tells the rest to any question about it.
  return fact.disclosure !== 'if-asked-directly' || opened.has(fact.topic) || isNamed(fact, asked);
}
