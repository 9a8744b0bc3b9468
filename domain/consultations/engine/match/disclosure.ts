/** Whether what is kept for a question of its own may be told now: the gate of `if-asked-directly`, `after-empathy` and `about-fear`. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { isAspect, isBody, isSymptom, namesOne, subjectsOf } from './fact-answers';
import type { Fact } from '../read/fact';
import { ABOUT } from '../read/conditions';
import type { Question } from '../read/question';
import { folded } from '../words/text';
import { isConcept, isGeneric, isNumber, keysOf } from '../words/words';

/** What is known of a talk when a fact is looked at. */
export interface Asked {
  question: Question;
  complaint: ReadonlySet<string>;
  /** Labels of which something was told. */
  opened: ReadonlySet<string>;
  empathised: boolean;
  language: Language;
}

export const isView = (fact: Fact): boolean => VIEWS.some((key) => fact.topicKeys.has(key));
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

/** `I have bad dreams about it`. */
const OF_ONESELF = /^(?:I|My|It)\b|^(?:Me|Mi|Tengo|Noto)\b/;

/** `Bleeding after sex`. */
const AFTER = /\b(?:after|during|tras|despues de|durante)\b/;

function isMeantBy(about: string, question: Question, language: Language): boolean {
  const keys = keysOf(about, language);
  const named = [...keys].filter((key) => isConcept(key) && !isAspect(key) && !isGeneric(key));
  return named.length === 0 || named.some((key) => question.subjects.has(key) || question.stems.has(key));
}

/** What is kept for a direct question is told only when the very thing is named. */
export function isNamed(fact: Fact, { question, complaint, opened, empathised, language }: Asked): boolean {
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
    // `Bleeding after sex`: neither bleeding alone nor sex alone, and not the pain of it.
    const joined = subjectsOf(fact);
    const [brought, other] = [joined.filter((key) => complaint.has(key)), joined.filter((key) => !complaint.has(key))];
    if (AFTER.test(folded(fact.topic)) && brought.length > 0) {
      const asksForAnother =
        (question.hurts && !joined.includes('#pain')) ||
        [...question.subjects].some((key) => isSymptom(key) && !joined.includes(key));
      const isOfIt = question.refersBack || brought.some((key) => question.subjects.has(key));
      return isOfIt && !asksForAnother && other.some((key) => question.subjects.has(key));
    }
    // Numb hands are not `numbness between the legs`, and numbness alone is not.
    const places = [...fact.topicKeys].filter((key) => isBody(key) || key === '#saddle');
    if (places.length > 0 && ![...question.subjects].some((key) => places.includes(key))) return false;
    const asksForAnother = [...question.subjects].some(
      (key) => isSymptom(key) && namesOne(key) && !fact.topicKeys.has(key),
    );
    const isByPlace = ![...question.subjects].some(
      (key) => key !== '#saddle' && !isBody(key) && fact.topicKeys.has(key),
    );
    if (places.length > 0 && asksForAnother && isByPlace) return false;
    // Numb feet are not tingling fingers.
    const asked = [...question.subjects].filter((key) => isBody(key) || key === '#saddle');
    const isThere = asked.some((key) => fact.topicKeys.has(key) || fact.textKeys.has(key));
    if (question.subjects.has('#numbness') && asked.length > 0 && !isThere) return false;
    // `Which leg?` does not name `numbness between the legs`.
    const label = subjectsOf(fact);
    const names = label.some((key) => !isBody(key)) ? label.filter((key) => !isBody(key)) : label;
    return (
      names.some((key) => question.subjects.has(key)) ||
      [...question.subjects].some((key) => !isGeneric(key) && !isBody(key) && fact.topicKeys.has(key)) ||
      // Asked for bad dreams, who has them says so; that another bled is not theirs.
      (OF_ONESELF.test(fact.said) &&
        (about === undefined || !/\p{L}{4}/u.test(about)) &&
        [...question.subjects].some(
          (key) => isSymptom(key) && namesOne(key) && !complaint.has(key) && fact.textKeys.has(key),
        ))
    );
  }
  return (
    [...question.subjects].some(
      (key) => namesOne(key) && key !== '#self-harm' && !complaint.has(key) && fact.textKeys.has(key),
    ) || [...question.stems].some((key) => key.length > 4 && !isNumber(key) && fact.topicKeys.has(key))
  );
}

export const KEPT: ReadonlySet<string> = new Set(['if-asked-directly', 'after-empathy', 'about-fear']);
