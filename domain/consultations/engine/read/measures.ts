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
  /\b(?:\d+|an?|one|two|three|four|five|six|ten|twenty|half an?|few|un|una|dos|tres|cuatro|cinco|diez|veinte|medio|media|pocos|menos de una?) (?:seconds?|minutes?|hours?|segundos?|minutos?|horas?)\b(?!(?: and a half)? (?:ago|away|on foot|each|every|later|before|after))/;
const ENDS = /\b(?:lasts?|lasted|lasting|then it|it went|goes (?:off )?in|dura|duran|duro|menos de|se pasa|se va)\b/;
const SITE =
  /\b(?:right|left|upper|lower)(?:-hand)? (?:side|temple|hip|arm|leg|ribs)\b|\b(?:middle|bottom|top|front) of\b|\b(?:right|left) side\b|\bunder the (?:right|left)?\b|\b(?:lado|costado|parte) (?:derech|izquierd|baj|alt)/;
/** `Two milder attacks this year`: that it was there before. */
const BEFORE =
  /\b(?:attacks?|episodes?|bouts?|times?) (?:this year|before)\b|\b(?:other|earlier|previous|milder|similar) (?:times|attacks?|episodes?|bouts?)\b|\bbefore\W*$|\b(?:algo parecido|otras veces|episodios? parecidos?)\b/;
const DOSE = /\b\d+(?:[.,]\d+)? ?(?:mg|g|mcg|micrograms|milligrams|units|ml)\b/;
/** `I take it at 7 each morning`. */
const TAKEN =
  /\b(?:take|takes) (?:it|them|one|the \w+ one) (?:at|with|once|twice|every|each|in the)\b|\b(?:once|twice) a day, with\b|\b(?:la|lo|las|los) tom[oa] (?:a las|con|cada|por la)\b/;
const LOOKED_AFTER =
  /\b(?:daughter|son|niece|nephew|neighbour|sister|brother|friend|mother|mum)\b.{0,20}\b(?:rings|visits|comes (?:on|every|in)|pops in)\b|\b(?:viene|llama) (?:todos|cada|los)\b/;
const BORN = /\bborn (?:on )?(?:the )?\d|\bdate of birth\b|\bnaci(?:o|do|da|ste)? (?:el|en)\b/;
const AT_THE_TIME = /\b(?:while|as) (?:you|i|he|she)\b|\bwhile \w+ing\b|\bmientras\b/;
const OFTEN =
  /\b(?:once|twice|(?:a few|several|many|two|three|four|five|six|seven|\d+) times)\b|\bevery (?:hour|day|night|week|morning|evening)\b|\bfirst time\b.*\bagain\b|\b(?:una vez|veces) (?:al|a la|por)\b/;
const TRIED =
  /\b(?:have been taking|have tried|tried|swallowed|you took|has probado|probaste|tomaste|tome|probe|he probado)\b/;

/** `What are the headaches like?` */
export const IS_LIKE = /\bwhat(?:'s| is| are| was| were)? .{1,40}\blike\b/;

/** What a text says of time and strength without naming it. */
export function measuresIn(text: string, language: Language, label: string): string[] {
  const plain = folded(text);
  return [
    ...(IS_LIKE.test(folded(label)) ? ['#character'] : []),
    ...(LASTS[language].test(plain) ? ['#onset', ...(/\bago\b/.test(plain) ? [] : ['#duration'])] : []),
    ...(/\bout of (?:\d+|ten)\b|\bsobre (?:10|diez)\b/.test(plain) ? ['#severity'] : []),
    ...(SITE.test(plain) ? ['#site'] : []),
    ...(BEFORE.test(plain) ? ['#before'] : []),
    ...(DOSE.test(plain) ? ['#dose'] : []),
    ...(TAKEN.test(plain) ? ['#how-taken'] : []),
    ...(LOOKED_AFTER.test(plain) ? ['#support'] : []),
    ...(BORN.test(plain) ? ['#birth-date'] : []),
    ...(AT_THE_TIME.test(plain) ? ['#circumstances'] : []),
    ...(OFTEN.test(plain) ? ['#frequency'] : []),
    ...(TRIED.test(plain) ? ['#tried'] : []),
    ...(/\d|\bfirst time\b.*\bagain\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|couple|dozen|once|twice|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|medi[oa]|par)\b/.test(
      plain,
    )
      ? ['#number']
      : []),
    ...(PASSES.test(plain) ? ['#lasting', ...(ENDS.test(plain) ? ['#duration'] : [])] : []),
  ];
}

/** What forms for taking a history call it. */
const OF_FORMS: readonly [RegExp, string][] = [
  [/^(?:site|sitio)$/, '#site'],
  [/^(?:time )?course$/, '#course'],
  [/^factores (?:agravantes|desencadenantes)$|^desencadenantes$/, '#worse'],
  [/^factores (?:atenuantes|de alivio)$/, '#better'],
  [/^pmh(?:x)?$/, '#past-health'],
  [/^dhx?$/, '#medicine'],
  [/^fhx?$/, '#family'],
];

/** What a label says of what stands under it without naming it: `Past contraception`, `What the headaches are like`. */
export function measuresOfLabel(label: string): string[] {
  const plain = folded(label);
  return [
    ...(/^(?:past|previous|earlier)\b(?! (?:medical|health|history))/.test(plain) ? ['#before'] : []),
    ...(/\bbefore (?:all )?(?:this|that)\b/.test(plain) ? ['#before'] : []),
    ...(/\bdrinking\b/.test(plain) ? ['#fluids'] : []),
    ...OF_FORMS.filter(([pattern]) => pattern.test(plain)).map(([, key]) => key),
  ];
}
