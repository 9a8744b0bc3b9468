/** Whether what is said back turns the direction of what is known: gained for lost, better for worse. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Fact, hasKey, isVolunteered } from '../read/fact';
import { ALIKE } from '../words/related-concepts';
import { folded } from '../words/text';
import { isAspect, isConcept, isGeneric, isNumber, keysOf } from '../words/words';
import { type Claim, type Judgement, RIGHT, UNKNOWN, wrong } from './polarity';

/** Two directions of one thing. */
type Pair = readonly [one: RegExp, other: RegExp];
const PAIRS: Record<Language, readonly Pair[]> = {
  en: [
    [
      /\b(?:more|gained|gaining|put on|(?:gone|going|went|is|weight|appetite) up|increas\w*|rising|risen|higher|heavier)\b/,
      /\b(?:less|lost|losing|loss|(?:gone|going|went|is|weight|appetite) down|decreas\w*|reduced|lower|lighter|fewer|off (?:my|your|his|her) food)\b/,
    ],
    [
      /\b(?:better|improv\w*|easier|easing|eases|eased|settling|settled)\b/,
      /\b(?:worse|worsen\w*|deteriorat\w*|getting bad)\b/,
    ],
    [
      /\b(?:suddenly|sudden|all at once|out of the blue)\b/,
      /\b(?:gradual\w*|slowly|crept|over (?:a few|some|about|several|two|three) \w+)\b/,
    ],
    [
      /\b(?:at rest|while resting|sitting (?:down|still)|doing nothing|in bed)\b/,
      /\b(?:exert\w*|exercis\w*|walking|climbing|carrying|lifting|running|stairs)\b/,
    ],
    [
      /\b(?:sleep(?:ing)? (?:well|fine|soundly)|refreshed|rested)\b/,
      /\b(?:sleep(?:ing)? (?:badly|poorly)|broken|tired|unrefreshed|awake|cannot sleep|can['’]t sleep)\b/,
    ],
    [
      /\b(?:constant\w*|all the time|never (?:goes|stops))\b/,
      /\b(?:comes and goes|on and off|in waves|intermittent\w*)\b/,
    ],
    [/\bregular\b/, /\birregular\b/],
    [
      /\b(?:once|rarely|hardly ever|now and (?:then|again)|occasional\w*|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| nights?| evenings?)?)\b/,
      /\b(?:(?:every|each|most) (?:single )?(?:days?|evenings?|nights?|mornings?)|daily|\d+ a day)\b/,
    ],
    [
      /\b(?:always|never (?:forget|miss|skip)\w*|every (?:one|dose))\b/,
      /\b(?:often|sometimes|can) (?:forget|miss|skip)\w*\b|\bforgotten\b/,
    ],
    [
      /\b(?:sorted|helped|helping|helps|cured|worked|works|did the trick|took it away)\b/,
      /\b(?:hardly touch\w*|barely touch\w*|did nothing|(?:no|not|hardly|didn['’]t|doesn['’]t|does not|did not) (?:help|work|make)\w*|made no difference|useless)\b/,
    ],
  ],
  es: [
    [
      /\b(?:mas|ganado|engordado|puesto peso|subido|aumentado|aumenta)\b/,
      /\b(?:menos|perdido|adelgazado|bajado|disminuido|pierd\w+)\b/,
    ],
    [/\b(?:mejor\w*|alivi\w*|a mejor)\b/, /\b(?:peor\w*|empeor\w*|a peor|va a mas)\b/],
    [/\b(?:de golpe|de repente|repentin\w*|subit\w*)\b/, /\b(?:poco a poco|gradual\w*|despacio|progresiv\w*)\b/],
    [
      /\b(?:en reposo|sentad[oa]|tumbad[oa]|sin hacer nada)\b/,
      /\b(?:esfuerzo|caminando|andando|corriendo|subiendo|escaleras|cargando)\b/,
    ],
    [
      /\b(?:duerm\w+ bien|descansad[oa])\b/,
      /\b(?:duerm\w+ (?:mal|poco)|cansad[oa]|despiert\w+|no (?:duermo|descanso))\b/,
    ],
    [/\b(?:constante|todo el (?:tiempo|rato)|continu[oa])\b/, /\b(?:va y viene|a ratos|por temporadas|intermitente)\b/],
    [/\bregular(?:es)?\b/, /\birregular(?:es)?\b/],
    [
      /\b(?:una vez|rara vez|de vez en cuando|(?:los|en) fines? de semana)\b/,
      /\b(?:todos los dias|todas las noches|cada (?:dia|noche)|a diario|al dia)\b/,
    ],
  ],
};
const CLAUSE = /[.;:!?]|,\s|\s(?:and|but|y|pero)\s/;
/** `Before Elsie, weekends only`: not how it is now. */
const BEFORE = /^\s*(?:before|antes)\b/;
const WEIGHT = /\b(?:kilos?|kg|stone|pounds?|lbs?)\b/;

/** The matter of a claim, without its aspect and the person. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['#family', '#partner', '#children', '#home', '#name']);
const subjectsOf = (text: string, language: Language): string[] => {
  const named = [...keysOf(text, language)].filter(
    (key) => isConcept(key) && !isAspect(key) && !isNumber(key) && !OF_PEOPLE.has(key),
  );
  return WEIGHT.test(folded(text)) && !named.some((key) => key.startsWith('#weight')) ? ['#weight', ...named] : named;
};
const isAlike = (one: string, other: string): boolean =>
  one === other ||
  ALIKE[one] === other ||
  one === ALIKE[other] ||
  (ALIKE[one] !== undefined && ALIKE[one] === ALIKE[other]);

const COURSE = ['#onset', '#course'];
/** What a patient says of their complaint: of their own accord, or under a label such as `Course`. */
const isOfTheCourse = (fact: Fact): boolean => isVolunteered(fact) || COURSE.some((key) => fact.topicKeys.has(key));

/** `Weight: up a bit` is about the weight that was lost. */
const isAbout = (fact: Fact, key: string): boolean => hasKey(fact, key) || hasKey(fact, ALIKE[key] ?? '');

/** What a fact says of today, clause by clause. @param isLabelled whether its label says something of it: `Appetite: down a bit` */
const clausesOf = ({ said, topic }: Fact, isLabelled: boolean): string[] => {
  const clauses = folded(said)
    .split(CLAUSE)
    .filter((clause, at, all) => !BEFORE.test(clause) && !BEFORE.test(all[at - 1] ?? ''));
  const label = isLabelled && !CLAUSE.test(topic) ? `${folded(topic)} ` : '';
  return clauses.map((clause, at) => (at === 0 ? `${label}${clause}` : clause));
};

/** Null of a claim without a direction, and of one about nothing. */
export function judgeDirection(
  { text, denies }: Claim,
  open: readonly Fact[],
  complaint: ReadonlySet<string>,
  language: Language,
): Judgement | null {
  if (denies) return null;
  const plain = folded(text);
  const named = PAIRS[language].flatMap((pair) => {
    const [one, other] = pair.map((pattern) => pattern.test(plain)) as [boolean, boolean];
    return one === other ? [] : [one ? pair : ([pair[1], pair[0]] as const)];
  });
  const subjects = subjectsOf(text, language);
  const isOfCourse = COURSE.some((key) => keysOf(text, language).has(key));
  if (named.length === 0 || (subjects.length === 0 && !isOfCourse)) return null;
  const special = subjects.filter((key) => !isGeneric(key) && !complaint.has(key));
  const about =
    special.length > 0 ? open.filter((fact) => special.some((key) => isAbout(fact, key))) : open.filter(isOfTheCourse);
  const isOfIt = (clause: string, { topicKeys }: Fact): boolean => {
    const keys = subjectsOf(clause, language);
    // Under `Weight and appetite`, a clause is about the one that it names.
    const isAlone = [...topicKeys].filter((key) => isConcept(key) && !isAspect(key) && !isGeneric(key)).length === 1;
    const isNamed = special.some((key) => keys.some((one) => isAlike(one, key)));
    return isNamed || (isAlone && special.some((key) => topicKeys.has(key) || topicKeys.has(ALIKE[key] ?? '')));
  };
  const saying = (pattern: RegExp): Fact | undefined =>
    about.find((fact) =>
      clausesOf(fact, special.length > 0).some(
        (clause) => pattern.test(clause) && (special.length === 0 || isOfIt(clause, fact)),
      ),
    );
  for (const [same, opposite] of named) {
    const against = saying(opposite);
    if (against && !saying(same)) return wrong([against]);
    if (!saying(same)) return UNKNOWN;
  }
  return RIGHT;
}
