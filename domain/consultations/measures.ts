/** What a text says of time, place and strength without naming it. Pure. */
import type { Language } from '../accounts/contract';
import { folded } from './text';

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
const TRIED = /\b(?:have been taking|have tried|tried|swallowed|you took|has probado|probaste|tomaste)\b/;

/** What a text says of time and strength without naming it. */
export function measuresIn(text: string, language: Language): string[] {
  const plain = folded(text);
  return [
    ...(LASTS[language].test(plain) ? ['#onset', ...(/\bago\b/.test(plain) ? [] : ['#duration'])] : []),
    ...(/\bout of (?:\d+|ten)\b|\bsobre (?:10|diez)\b/.test(plain) ? ['#severity'] : []),
    ...(SITE.test(plain) ? ['#site'] : []),
    ...(TRIED.test(plain) ? ['#tried'] : []),
    ...(/\d|\b(?:two|three|four|five|six|ten|half|couple|dozen|once|twice|dos|tres|cuatro|cinco|seis|diez|medi[oa]|par)\b/.test(
      plain,
    )
      ? ['#number']
      : []),
    ...(PASSES.test(plain) ? ['#lasting', ...(ENDS.test(plain) ? ['#duration'] : [])] : []),
  ];
}
