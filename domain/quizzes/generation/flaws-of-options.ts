import { fold, foldHard, wordsOf } from './folded-text';

interface Option {
  text: string;
  correct: boolean;
}

/** Options that point at other options, in both languages; folded, and without a full stop at the end. */
const COMBINED = [
  /^(?:all|none|any|both|neither|either|each|some|two|most)$/,
  /\b(?:all|none|any|both|neither|either|each|some|two|more than one) of (?:the )?(?:above|these|those|them|options|answers|others?|preceding|following)\b/,
  /^(?:all|none) (?:the )?(?:above|apply|are (?:correct|true|right))\b/,
  /^(?:both |either |neither |only |options? |answers? )*[a-h](?: ?, ?[a-h])* ?(?:,|and|or|nor|&) ?[a-h](?: only| are (?:correct|true))?$/,
  /^(?:both |either |neither |only )?(?:options? |answers? )[\da-h]\b/,
  /^[a-h] but not [a-h]$/,
  /^(?:todas?|todos?|ningun[ao]s?|ningun|ambas?|ambos|cualquiera)$/,
  /\b(?:tod[ao]s|ningun[ao]|cualquiera|ambas|ambos|alguna|dos)(?: de)? (?:las|los|estas|estos) (?:anteriores|opciones|respuestas|demas|otras|otros)\b|\b(?:todo|nada de) lo anterior\b/,
  /^(?:tod[ao]s|ningun[ao]|ambas|ambos)(?: ellas| ellos)?(?: son| es)? (?:correct[ao]s?|ciert[ao]s?|verdader[ao]s?|validas?|fals[ao]s?)$/,
  /^(?:tanto |ni |solo |opciones |respuestas |las respuestas |las opciones )*[a-h](?: ?, ?[a-h])* ?(?:,|y|o|e|ni|como) ?[a-h](?: solo| son (?:correctas|ciertas))?$/,
  /^(?:las? )?(?:opcion(?:es)?|respuestas?) [\da-h]\b/,
];

export const isCombined = (text: string): boolean => {
  const folded = fold(text).replace(/[.!]$/, '');
  return COMBINED.some((pattern) => pattern.test(folded));
};

/** Whether two options say the same. */
export const sayTheSame = (options: readonly Option[]): boolean =>
  new Set(options.map((option) => foldHard(option.text))).size < options.length;

const UNITS =
  /\b(?:\d+|k?g|mg|mcg|micrograms?|microgramos?|[mu]?g|ng|pg|u|iu|ui|units?|unidades|m?mol|nmol|pmol|umol|mosm|m?l|dl|fl|cm|mm|m|mmhg|kpa|hpa|bpm|lpm|hz|j|julios|joules|mv|s|sec|seconds?|segundos?|min|minutes?|minutos?|h|hours?|horas?|d|days?|dias?|weeks?|semanas?|months?|meses|mes|years?|anos?|daily|per|por|al?|an|and|to|y|every|cada|each|once|twice|times?|veces|vez|about|than|less|more|menos|mas|de|of|c|f)\b/g;

/** A figure with its unit is one kind of option, words are another; what has both goes with either. */
function kindOf(text: string): 'figure' | 'words' | 'both' {
  const folded = fold(text).replaceAll('μ', 'u');
  if (!/\d/.test(folded)) return 'words';
  return /\p{L}/u.test(folded.replaceAll(UNITS, '').replaceAll(/(?<=\d)(?:st|nd|rd|th|mg|mcg|g|ml|l|cm|mm|kg)\b/g, ''))
    ? 'both'
    : 'figure';
}

/** Figures among words, or whole sentences among terms: the odd one out helps a guess. */
export function areOfUnlikeKind(options: readonly Option[]): boolean {
  const kinds = new Set(options.map((option) => kindOf(option.text)));
  const sentences = options.filter((option) => /[.!?;]$/.test(option.text)).length;
  return (kinds.has('figure') && kinds.has('words')) || (sentences > 0 && sentences < options.length);
}

const lengthOf = (option: Option): number => [...option.text].length;

/**
 * One option far longer or shorter than the middle one. Twenty characters are always allowed: terms such as 'Asthma' and
 * 'Chronic obstructive pulmonary disease' stand side by side in good questions.
 */
export function areOfUnlikeLength(options: readonly Option[]): boolean {
  const lengths = options.map(lengthOf).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)]!;
  return lengths.at(-1)! > 2 * middle + 20 || 2 * lengths[0]! + 20 < middle;
}

/** The key by far the longest: the oldest of all hints. Half as long again as every distractor, and by 15 characters. */
export function isKeyByFarLongest(options: readonly Option[]): boolean {
  const longest = (correct: boolean) =>
    Math.max(...options.filter((option) => option.correct === correct).map(lengthOf));
  const [key, distractor] = [longest(true), longest(false)];
  return key > 1.5 * distractor && key >= distractor + 15;
}

/** Words that stand in any stem and any option, and so give nothing away. */
const ORDINARY = new Set(
  (
    'about above acute after against agent among antibiotic bacterial because before being below between blood body cause causes caused cells chest chronic class clinical common commonest commonly condition could ' +
    'decrease decreased diagnosis disease disorder drug drugs during effect elevated examination failure features feature fever findings finding first found function given greater high higher ' +
    'history immediate immediately increase increased infection initial injury large later least level levels likely lower management mechanism medication medicine mild might months most ' +
    'muscle needs never normal nerve older option other oral pain patient patients people person presentation presents pressure primary raised reduced result risk second serum severe should shows specific sign signs ' +
    'small sudden suggests surgery symptom symptoms syndrome test therapy there these those total treated treatment type under urgent urine usually value weeks what when where which while ' +
    'with within woman women would years young adult child children infant ' +
    'aguda agudo alta alto antes causa causas clinica clinico comun control corta cronica cronico cual cuales cuando debe debido desde despues diagnostico dolor efecto elevada elevado enfermedad ' +
    'entre estas estos farmaco farmacos fiebre funcion grave grupo hallazgo hallazgos historia inicial insuficiencia lesion linea mayor mecanismo medida mejor menor mujer nivel niveles normal ' +
    'paciente pacientes para persona primera primer primaria primario prueba pruebas riesgo sangre segunda signo signos sindrome sintoma sintomas sobre tiene tipo tratamiento varon'
  ).split(' '),
);

/** @param word folded */
export const isOrdinary = (word: string): boolean => ORDINARY.has(word);

/** Forms of one word: `fracture` and `fractures`, `thyroid` and `thyroiditis`, but not `pneumonia` and `pneumothorax`. */
function areForms(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short.slice(0, Math.max(5, short.length - 1)));
}

const telling = (text: string): string[] => wordsOf(text).filter((word) => word.length >= 5 && !ORDINARY.has(word));

/** The word of the stem that only the key repeats, or null. */
export function wordThatGivesAway(stem: string, options: readonly Option[]): string | null {
  const ofStem = telling(stem);
  const distractors = options.filter((option) => !option.correct).flatMap((option) => wordsOf(option.text));
  const ofKey = options.filter((option) => option.correct).flatMap((option) => telling(option.text));
  return (
    ofKey.find(
      (word) => ofStem.some((other) => areForms(word, other)) && !distractors.some((other) => areForms(word, other)),
    ) ?? null
  );
}
