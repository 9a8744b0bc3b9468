/** Details that a script has or has not: `Which brand?` is answered by what names one, or by nothing. Pure. */
import type { Language } from '~/domain/accounts/contract';
import type { Fact } from '../read/fact';
import { folded } from '../words/text';
import { readQuestion } from '../read/question';
import { isDrug, isGeneric, isNumber, keysOf, looksLikeDrug } from '../words/words';
import { spansIn } from './durations';
import { meets } from './fact-answers';

interface Detail {
  asked: Record<Language, RegExp>;
  /** Of several drugs in a sentence it is said of one: `enalapril 20 mg, atorvastatin`. */
  isOfOneDrug?: true;
  isSaid: (fact: Fact, language: Language) => boolean;
}

const hasNumber = ({ textKeys }: Fact): boolean => [...textKeys].some(isNumber) || textKeys.has('#number');
const TREATMENTS: ReadonlySet<string> = new Set(['#medicine', '#operation', '#tried', '#better', '#therapy']);
const NAMED = /\b(?:brand|make|called|marca|llama|llaman)\b/;

/** `Her mother, Dawn`: a name within a sentence. */
const A_NAME = /(?<!^|[.:;!?]\s)(?<!\p{L})\p{Lu}\p{Ll}+|\b(?:called|named|se llama)\b/u;

const DETAILS: readonly Detail[] = [
  {
    asked: {
      en: /\bwhat(?:'s| is| was| are|s) (?:his|her|their|(?:your|his|her) \w+(?:'s)?) (?:names?|called)\b|\bwhat (?:is|are) (?:he|she|they) called\b/,
      es: /\bcomo se llaman? (?:su|tu|el|ella|ellos|la)\b|\b(?:el|su) nombre de (?:su|tu|la|el)\b/,
    },
    isSaid: ({ said, persona }) => A_NAME.test(said) || persona,
  },
  {
    asked: {
      en: /\b(?:what|which) (?:brand|make)\b|\b(?:brand|make) (?:is|was) (?:it|that)\b/,
      es: /\b(?:que|cual|de que) (?:\w+ )?marca\b|\bmarca (?:es|era)\b/,
    },
    isSaid: ({ said }) => NAMED.test(folded(said)),
  },
  {
    asked: {
      en: /\b(?:what|which) (?:dose|dosage|strength)\b|\bhow strong (?:is|are|was|were) (?:it|they|those|the)\b|\bhow many (?:mg|milligrams|micrograms|units)\b/,
      es: /\b(?:que|cual (?:es|era) (?:la|su)) (?:dosis|concentracion)\b|\bcuant[oa]s (?:mg|miligramos|microgramos|unidades)\b|\bde cuantos? (?:mg|miligramos)?\W*$/,
    },
    isOfOneDrug: true,
    isSaid: (fact) => hasNumber(fact) && !fact.persona,
  },
  {
    asked: {
      en: /\b(?:what|which|know|remember|recall)\b.*\b(?:numbers|readings?|figures?|values?)\b/,
      es: /\b(?:que|cual(?:es)?|sabe|recuerda)\b.*\b(?:numeros|valores|cifras)\b/,
    },
    isSaid: hasNumber,
  },
  {
    asked: { en: /\bhow many (?:minutes|hours|seconds)\b/, es: /\bcuant[oa]s (?:minutos|horas|segundos)\b/ },
    isSaid: ({ said }, language) => spansIn(said, language).length > 0,
  },
  {
    asked: {
      en: /\b(?:what|which) treatments?\b|\bhow (?:was|were|did they) (?:\w+ ){1,3}?(?:treated|treat)\b/,
      es: /\bque tratamientos?\b|\bcomo (?:se )?(?:le|la|lo)s? (?:trataron|trato|han tratado)\b/,
    },
    isSaid: ({ topicKeys, textKeys }) => [...topicKeys, ...textKeys].some((key) => TREATMENTS.has(key) || isDrug(key)),
  },
];

const askedIn = (text: string, language: Language): readonly Detail[] =>
  DETAILS.filter(({ asked }) => asked[language].test(folded(text)));
export const asksForADetail = (text: string, language: Language): boolean => askedIn(text, language).length > 0;

const namesADrug = ({ textKeys }: Fact): boolean =>
  [...textKeys].some((key) => looksLikeDrug(key) || (isDrug(key) && !isGeneric(key)));

/** Whether a fact says each detail that a question asks for, and of the drug that it names: `What dose of naproxen?` */
export function detailsAskedIn(text: string, facts: readonly Fact[], language: Language): (fact: Fact) => boolean {
  const asked = askedIn(text, language);
  if (asked.length === 0) return () => true;
  const { subjects, stems } = readQuestion(text, language);
  const named = [...subjects, ...stems].filter((key) => !isGeneric(key) && facts.some((fact) => meets(fact, key) > 0));
  const isOfWhatIsNamed = (fact: Fact): boolean =>
    named.length === 0 || named.some((key) => meets(fact, key) > 0) || !namesADrug(fact);
  const besideIt = (fact: Fact): Fact => {
    const beside = fact.said.split(/[,;] /).map((said) => ({ said, textKeys: keysOf(said, language) }));
    return { ...fact, ...beside.find(({ textKeys }) => named.some((key) => textKeys.has(key))) };
  };
  return (fact) =>
    isOfWhatIsNamed(fact) &&
    asked.every(({ isSaid, isOfOneDrug }) => isSaid(isOfOneDrug ? besideIt(fact) : fact, language));
}
