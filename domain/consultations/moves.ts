/** What somebody does by saying something, beside asking for facts. Pure. */
import type { Language } from '../accounts/contract';
import { folded } from './text';
import { addressesTheMachine, asks, greets, invites, partsOf, thanks } from './utterance';

/**
 * `hostile` is meant for a machine behind the patient; `unknown` is a question that was understood and that the script
 * does not answer; `unclear` one that was not understood.
 */
export type Move =
  | 'hostile'
  | 'consent'
  | 'summary'
  | 'empathy'
  | 'closing'
  | 'greeting'
  | 'thanks'
  | 'invites-questions'
  | 'checks-understanding'
  | 'explained'
  | 'goes-on'
  | 'question';

const SIGNS: readonly (readonly [Move, Record<Language, RegExp>])[] = [
  [
    'summary',
    {
      en: /\b(?:(?:just )?to (?:recap|summari[sz]e|sum up)|let me (?:just )?(?:check|summari[sz]e|recap|see if i)|if i(?:'ve| have) understood|so what you(?:'re| are) (?:saying|telling)|so you(?:'ve| have) (?:had|been|got|told)|in summary|have i got that right|is that right|is that correct)\b/,
      es: /\b(?:en resumen|resumiendo|para resumir|recapitulando|si (?:le |te )?he entendido bien|a ver si (?:le |lo )?he entendido|entonces me dice|es (?:eso )?correcto|es asi)\b/,
    },
  ],
  [
    'invites-questions',
    {
      en: /\b(?:(?:do you have|have you(?: got)?|are there) any (?:other )?questions|any questions|questions for me|(?:anything|something) (?:else )?you(?:'d| would) like to ask|want to ask me)\b/,
      es: /\b(?:(?:tiene|tienes) (?:alguna )?(?:pregunta|duda)s?|alguna (?:pregunta|duda)|(?:quiere|quieres) preguntarme)\b/,
    },
  ],
  [
    'checks-understanding',
    {
      en: /\b(?:does that (?:all )?make sense|is that clear|do you understand (?:that|what|so far)|are you following|can you tell me back|say back to me|repeat back|what have you understood from)\b/,
      es: /\b(?:queda claro|se entiende|lo ha entendido|entiende lo que|tiene sentido|me explico|puede repetirme|ha entendido)\b/,
    },
  ],
  [
    'consent',
    {
      en: /\b(?:is (?:it|that) (?:ok|okay|all ?right|alright|fine)|would (?:it|that) be (?:ok|okay|all ?right|alright|fine)|are you (?:happy|ok|okay|comfortable) (?:for me|with|if|to)|do you mind if|would you mind if|if that's (?:ok|okay|all ?right|alright)|may i (?:ask|just ask|examine)|can i ask you (?:a few|some)|happy to (?:talk|chat|continue)|sound (?:ok|okay|all right))\b/,
      es: /\b(?:le parece bien|te parece bien|(?:le|te) importa si|(?:esta|estas) de acuerdo|(?:puedo|podria) hacer(?:le|te) (?:unas|algunas)|si no (?:le|te) importa|(?:me da|da) su permiso)\b/,
    },
  ],
  [
    'empathy',
    {
      en: /\b(?:(?:i'm|i am|so|really) sorry (?:to hear|that|you|about|this)|sorry to hear|(?:that|it|this) (?:must|sounds|does sound|can't|cannot|can) (?:have been |be |really |so |very |like |feel |easy|have)+\w*|(?:that|it) sounds|i can (?:see|hear|imagine|understand|tell)|i understand (?:that|how|why|this)|that's (?:completely |totally |really )?(?:understandable|tough|hard|difficult|a lot)|you're (?:doing|not alone)|i'm (?:so |very )?sorry|you poor thing|take your time)\b/,
      es: /\b(?:(?:lo )?siento (?:mucho|oir|que|lo)|lo siento|(?:debe|tiene que) (?:de )?(?:ser|haber sido|estar)|(?:entiendo|comprendo|imagino|veo) (?:que|lo|como|su|tu)|es normal que|es comprensible|tomese su tiempo|tomate tu tiempo|no (?:esta|estas) sol[oa])\b/,
    },
  ],
  [
    'closing',
    {
      en: /\b(?:goodbye|good bye|bye|take care|nice (?:to meet|meeting) you|that's (?:all|everything)|see you)\b/,
      es: /\b(?:adios|hasta (?:luego|pronto|la)|cuidese|cuidate|eso es todo|que le vaya|nos vemos)\b/,
    },
  ],
];

/** What a whole utterance does, the most telling first. */
export function moveOf(said: string, language: Language): Move {
  if (addressesTheMachine(said)) return 'hostile';
  const plain = folded(said);
  const found = SIGNS.find(([, signs]) => signs[language].test(plain))?.[0];
  if (found === 'closing' && greets(said, language) && asks(said, language)) return 'question';
  if (found) return found;
  if (invites(said, language)) return 'goes-on';
  if (asks(said, language)) return 'question';
  if (greets(said, language)) return 'greeting';
  return thanks(said, language) ? 'thanks' : 'explained';
}

/** Whether something in what was said shows understanding. */
export const empathises = (said: string, language: Language): boolean =>
  partsOf(said, language).some(({ text }) => moveOf(text, language) === 'empathy');

/** Moves that bring no fact to light, whatever else they name: `to recap, you smoke ten a day`. */
export const ASKS_NOTHING: ReadonlySet<Move> = new Set([
  'hostile',
  'summary',
  'invites-questions',
  'checks-understanding',
  'consent',
  'closing',
]);
