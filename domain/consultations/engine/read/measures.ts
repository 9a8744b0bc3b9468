/** What a text says of time, place and strength without naming it. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../words/text';

/** `Since Tuesday`, `over about eight months`: what somebody who asks when it started wants to hear. */
export const LASTS: Record<Language, RegExp> = {
  en: /\b(?:for|over|since|last|past)\b.{0,20}\b(?:minute|hour|day|night|week|month|year|morning|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b|\b(?:minute|hour|day|night|week|month|year)s? (?:ago|now)\b|\b(?:yesterday|this morning|last night|since)\b|\b(?:one|two|three|four|five|six|\d+) (?:minute|hour|day|week|month|year)s? of\b/,
  es: /\b(?:desde|hace|durante|llevas?|en (?:un|una|dos|tres|cuatro|cinco|seis|pocos|\d+))\b.{0,20}\b(?:minuto|hora|dia|noche|semana|mes|mese|ano|ayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?\b|\bdesde (?:los|las|siempre|joven|nin[oa])\b|\b(?:ayer|anoche|esta manana)\b/,
};

/** `Five minutes, then it went`. */
const PASSES =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|half an?|few|un|una|dos|tres|cuatro|cinco|diez|veinte|medio|media|pocos|menos de una?) (?:seconds?|minutes?|hours?|h|hrs?|segundos?|minutos?|horas?)\b(?!(?: and a half)? (?:ago|away|on foot|each|every|later|before|after))/;
const ENDS = /\b(?:lasts?|lasted|lasting|then it|it went|goes (?:off )?in|dura|duran|duro|menos de|se pasa|se va)\b/;

/** What a text says by its wording, in both languages. */
const SIGNS: readonly [string, RegExp][] = [
  ['#severity', /\bout of (?:\d+|ten)\b|\b\d+ ?\/ ?10\b|\bsobre (?:10|diez)\b/],
  [
    '#site',
    /\b(?:right|left|upper|lower)(?:-hand)? (?:side|temple|hip|arm|leg|ribs)\b|\b(?:middle|bottom|top|front) of\b|\b(?:right|left) side\b|\bunder the (?:right|left)?\b|\b(?:lado|costado|parte) (?:derech|izquierd|baj|alt)/,
  ],
  // `Two milder attacks this year`: that it was there before.
  [
    '#before',
    /\b(?:attacks?|episodes?|bouts?|times?) (?:this year|before)\b|\b(?:other|earlier|previous|milder|similar) (?:times|attacks?|episodes?|bouts?)\b|\bbefore\W*$|\banother (?:one|attack|episode|bout|headache)\b|\botr[oa] (?:dolor|episodio|ataque|crisis|vez)\b|\b(?:algo parecido|otras veces|episodios? parecidos?)\b/,
  ],
  // `Before Elsie, weekends only`.
  ['#before', /(?:^|[;,.] )(?:before|antes de) (?:the |el |la )?\w+, /],
  ['#dose', /\b\d+(?:[.,]\d+)? ?(?:mg|g|mcg|micrograms|milligrams|units|ml)\b/],
  // `I take it at 7 each morning`.
  [
    '#how-taken',
    /\b(?:take|takes) (?:it|them|one|the \w+ one) (?:at|with|once|twice|every|each|in the)\b|\b(?:once|twice) a day, with\b|\b(?:la|lo|las|los) tom[oa] (?:a las|con|cada|por la)\b/,
  ],
  [
    '#support',
    /\b(?:daughter|son|niece|nephew|neighbour|sister|brother|friend|mother|mum)\b.{0,20}\b(?:rings|visits|comes (?:on|every|in)|pops in)\b|\b(?:viene|llama) (?:todos|cada|los)\b/,
  ],
  ['#birth-date', /\bborn (?:on )?(?:the )?\d|\bdate of birth\b|\bnaci(?:o|do|da|ste)? (?:el|en)\b/],
  ['#circumstances', /\b(?:while|as) (?:you|i|he|she)\b|\bwhile \w+ing\b|\bmientras\b/],
  [
    '#frequency',
    /\b(?:once|twice|(?:a few|several|many|two|three|four|five|six|seven|\d+) times)\b|\b(?:every|most) (?:hour|day|night|week|morning|evening|month)s?\b|\bfirst time\b.*\bagain\b|\b(?:una vez|veces) (?:al|a la|por)\b/,
  ],
  [
    '#tried',
    /\b(?:have been taking|have tried|tried|swallowed|you took|has probado|probaste|tomaste|tome|probe|he probado)\b/,
  ],
  [
    '#number',
    /\d|\bfirst time\b.*\bagain\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|couple|dozen|once|twice|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|medi[oa]|par)\b/,
  ],
];
const keysBy = (signs: readonly [string, RegExp][], plain: string): string[] =>
  signs.filter(([, pattern]) => pattern.test(plain)).map(([key]) => key);

/** `What are the headaches like?` */
export const IS_LIKE = /\bwhat(?:'s| is| are| was| were)? .{1,40}\blike\b/;

/** What a text says of time and strength without naming it. */
export function measuresIn(text: string, language: Language, label: string): string[] {
  const plain = folded(text);
  const lasts = LASTS[language].test(plain);
  const passes = PASSES.test(plain);
  return [
    ...(IS_LIKE.test(folded(label)) ? ['#character'] : []),
    ...(lasts ? ['#onset'] : []),
    ...(lasts && !/\bago\b/.test(plain) ? ['#duration'] : []),
    ...keysBy(SIGNS, plain),
    ...(passes ? ['#lasting'] : []),
    ...(passes && ENDS.test(plain) ? ['#duration'] : []),
  ];
}

/** What a label says of the lines under it without naming it, as in forms for taking a history: `Past contraception`, `PMH`. */
const OF_LABELS: readonly [string, RegExp][] = [
  ['#before', /^(?:past|previous|earlier)\b(?! (?:medical|health|history))/],
  ['#before', /\bbefore (?:all )?(?:this|that)\b/],
  ['#fluids', /\bdrinking\b/],
  ['#site', /^(?:site|sitio)$/],
  ['#course', /^(?:time )?course$/],
  ['#worse', /^factores (?:agravantes|desencadenantes)$|^desencadenantes$/],
  ['#better', /^factores (?:atenuantes|de alivio)$/],
  ['#past-health', /^pmh(?:x)?$/],
  ['#medicine', /^dhx?$/],
  ['#family', /^fhx?$/],
];
export const measuresOfLabel = (label: string): string[] => keysBy(OF_LABELS, folded(label));

/** Medicines by the stems of their names, which both languages share, and the commonest that have none. */
const DRUG =
  '\\w*(?:pril|sartan|olol|statina?|dipin[eo]|prazole?|gliptina?|gliflozina?|formina?|cilina|cillin|mi[cs]ina|mycin|oxetina?|pram|zepam|xaban|parina?|profeno?|tiazida|thiazide|semida?|thyroxine|tiroxina|predniso\\w+|triptan|gabalina?|oxacina?|salbutamol|warfarina?|aspirina?|insulina?|paracetamol|codein[ea]|morphine|morfina|clopidogrel|digoxina?|methotrexate|metotrexato|lithium|litio)';
const DOSE = '\\d+(?:[.,]\\d+)? ?(?:mg|g|mcg|micrograms|microgramos|milligrams|units|unidades|ml)';

/** The subject of a sentence that stands under no label: `You take amlodipine` is about medicines, `You have diabetes` about past health. */
const OF_SENTENCES: readonly [string, RegExp][] = [
  [
    '#medicine',
    new RegExp(
      `\\b(?:takes?|taking|on|uses?|using|prescribed|tom[ao]s?|tomando|usas?|recetad\\w+)\\b.{0,60}\\b(?:${DRUG}|${DOSE})\\b`,
    ),
  ],
  [
    '#past-health',
    /\b(?:have|has|had|diagnosed with|suffers? from|known|history of|tienes?|tengo|padece\w*|diagnostic\w+|antecedentes de)\b.{0,40}\b(?:diabet\w+|hypertension|high blood pressure|hipertension|tension alta|asthma|asma|copd|epoc|emphysema|epileps\w+|angina|heart (?:attack|failure|disease)|infarto|insuficiencia|atrial fibrillation|fibrilacion auricular|stroke|ictus|arthritis|artritis|artrosis|gout|gota|migraines?|migranas?|coeliac|celiac\w+|crohn\w*|colitis|kidney disease|\w*thyroid\w*|hipotiroidismo|cholesterol|colesterol|osteoporosis|psoriasis|eczema|hiv|vih|cancer)\b/,
  ],
  [
    '#concerns',
    /\b(?:you are|you're|i am) (?:worried|afraid|scared|frightened)\b|\b(?:te|me) (?:preocupa|da miedo)\b|\btemes\b/,
  ],
  [
    '#family',
    /\b(?:father|mother|brother|sister|dad|mum|grand(?:mother|father)|padre|madre|herman[oa]|abuel[oa])\b.{0,30}\b(?:had|has|died of|tuvo|tiene|murio de)\b/,
  ],
];
/** @param text a sentence to the patient or about them */
export const matterOf = (text: string): string[] => keysBy(OF_SENTENCES, folded(text));
