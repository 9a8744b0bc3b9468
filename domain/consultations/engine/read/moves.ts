/** What somebody does by saying something, beside asking for facts. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { asksForTheUntold } from './untold';
import { folded } from '../words/text';
import type { WordKind } from '../words/clinical-words/concept';
import { addressesTheMachine } from './machine';
import { asks, asksForTheComplaint, greets, invites, isOpen, partsOf, thanks } from './utterance';
import { isNumber, wordsOf } from '../words/words';

/**
 * `hostile` is meant for a machine behind the patient; `unknown` is a question that was understood and that the script
 * does not answer; `unclear` one that was not understood.
 */
export type Move =
  | 'hostile'
  | 'rude'
  | 'proposed'
  | 'unclear'
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

/** What somebody may well say to a patient: it speaks of one of the two, or agrees. */
const MAKES_SENSE: Record<Language, RegExp> = {
  en: /\b(?:i|i'm|i'll|i'd|i've|we|we'll|we're|we'd|we've|you|your|you're|you'll|you've|it|it's|that|that's|this|these|those|there|there's|let|let's|me|us|he|she|they|his|her|please|try|take|keep|call|come|stop|ok|okay|right|sure|yes|no|yeah|yep|good|great|fine|lovely|perfect|all right|alright|mm+|hm+|ah+|oh+|well|wow|understood|of course|sorry)\b/,
  es: /^(?:deje|suspenda|evite|beba|llame|venga|vuelva|acuda|siga|espere|mire|levante|levantese|tumbese|gire|sientese|descanse|pruebe|procure|recuerde|traiga|guarde)\b|\b(?:\w+(?:[aei]mos|[aei]re)|espero|creo|pienso|sospecho|recomiendo|propongo|necesito|quiero|puedo|yo|voy|vamos|vaya|le|les|te|se|me|nos|lo|su|sus|tu|tus|usted|esto|eso|esta|este|hay|ha|he|si|no|vale|bien|bueno|claro|ya|ah|oh|perfecto|muy|estupendo|entiendo|entendido|perdon|perdone|tranquil[oa]|por favor|aqui|ahora|tome|tomese|respire|de acuerdo)\b/,
};
/** `It is a banana`: what somebody says that something is. */
const SAYS_WHAT_IS: Record<Language, RegExp> = {
  en: /\b(?:(?:i am|i'm|you are|you're|it is|it's|this is|that is|that's|there is|there's|he is|he's|she is|she's|they are|they're|we are|we're) )(?:just |only |really |probably |possibly |likely |also )?(?:an?|the|some) ((?:[a-z'-]+ ){0,3}[a-z'-]+)/,
  es: /\b(?:es|soy|eres|hay|son|esto es|eso es) (?:un|una|el|la|unos|unas|los|las) ((?:[a-z]+ ){0,3}[a-z]+)/,
};
/** Words for a talk, a person and a plan. */
const OF_THE_TALK: Record<Language, RegExp> = {
  en: /\b(?:shame|pity|good|great|start|relief|lot|plan|idea|way|moment|minute|second|pleasure|point|question|chance|risk|reason|result|case|first|last|next|best|worst|right|same|main|only|most|important|common|normal|chaperone|ward|room|clinic|team|colleague|specialist|consultant|leaflet|form|number|appointment|hospital|surgery|trainee|registrar|gp|doctor|nurse|student|sister|pharmacist|physio\w*|medical|possib\w*|sign|condition|illness|disease|problem|infection|inflammation|virus|bug|cause|explanation|treatment|cure|medicine|tablets?|injection|drip|test|tests|scan|camera|machine|needle|service|charity|group|line|worry|difficult|hard|tough|nice|lovely|helpful|useful|long|short|few|couple|little|big|small|serious|simple|safe|person|people|matter|thing|sort|kind|type|effect|support|help|plenty|options?|choice)\b/,
  es: /\b(?:buen[oa]?|gran|idea|plan|placer|momento|minuto|pregunta|riesgo|motivo|resultados?|caso|primer[oa]?|ultim[oa]|mejor|peor|mism[oa]|importante|normal|comun|frecuente|medic[oa]|doctora?|enfermer[oa]|estudiante|residente|especialista|consulta|equipo|hospital|cita|folleto|problema|infeccion|inflamacion|virus|enfermedad|causa|tratamiento|medicina|pastillas?|prueba|maquina|aguja|posib\w*|cosa|tipo|pena|alivio|dificil|duro|grave|sencill[oa]|poco|persona|opcion\w*|ayuda)\b/,
};
const saysNonsense = (said: string, language: Language): boolean => {
  const what = SAYS_WHAT_IS[language].exec(folded(said))?.[1];
  if (what === undefined || OF_THE_TALK[language].test(what.split(' ').slice(0, 2).join(' '))) return false;
  const words = wordsOf(said, language);
  // A side alone is none of what is wrong.
  const isOfHealth = words.some(({ concept }) => concept !== null && !['body', 'aspect'].includes(concept.kind));
  return !isOfHealth && words.some(({ concept }) => concept === null);
};
const OF_CARE: ReadonlySet<WordKind> = new Set(['communication', 'test', 'drug', 'condition']);
/** Whether it names a matter of a talk, or has no word that names anything else. */
function makesSense(said: string, language: Language): boolean {
  if (saysNonsense(said, language)) return false;
  const plain = folded(said);
  if (MAKES_SENSE[language].test(plain) || OF_THE_TALK[language].test(plain)) return true;
  const words = wordsOf(said, language);
  if (words.some(({ concept }) => concept !== null && OF_CARE.has(concept.kind))) return true;
  const named = words.filter(({ concept }) => concept !== null && concept.kind !== 'aspect').length;
  const others = words.filter(({ key, concept }) => concept === null && !isNumber(key)).length;
  return named > 0 ? others < named : others === 0 && /[a-z]/.test(plain);
}

const SIGNS: readonly (readonly [Move, Record<Language, RegExp>])[] = [
  [
    'rude',
    {
      en: /\b(?:shut up|hurry up|wasting my time|waste of (?:my )?time|get lost|(?:you're|you are) (?:so |just |being |really |such )*(?:an? )?(?:stupid|idiot|moron|pathetic|useless|lazy|boring|annoying|liar|fool|nuisance))\b/,
      es: /\b(?:callese|callate|cierre la boca|dese prisa|date prisa|perder el tiempo|(?:es|eres) (?:usted )?(?:un |una )?(?:pesad[oa]|idiota|imbecil|tont[oa]|inutil|mentiros[oa]))\b/,
    },
  ],
  [
    'summary',
    {
      en: /\b(?:(?:just )?to (?:recap|summari[sz]e|sum up)|^recap\b|let me (?:just )?(?:check(?! (?:your|the|his|her|on)\b)|summari[sz]e|recap|see if i)|if i(?:'ve| have) understood|so what you(?:'re| are) (?:saying|telling)|so you(?:'ve| have) (?:had|been|got|told)|in summary|have i got that right|is that right|is that correct|did i (?:get|understand) (?:that|it|you|this)|have i (?:understood|missed)|am i right)\b/,
      es: /\b(?:en resumen|resumiendo|para resumir|recapitulando|si (?:l[aeo]s? |te )?(?:he entendido|entendi) bien|a ver si (?:l[aeo]s? |te )?(?:he entendido|entendi)|entonces me dice|es (?:eso )?correcto|es asi)\b/,
    },
  ],
  [
    'invites-questions',
    {
      en: /\b(?:(?:do you have|have you(?: got)?|are there) any (?:other )?questions|any (?:other |more |further )?questions|what (?:other )?questions do you have|questions for me|(?:anything|something) (?:else )?you(?:'d| would) like to ask|(?:anything|something) (?:else )?you want to ask|want to ask me)\b/,
      es: /\b(?:(?:tiene|tienes) (?:alguna )?(?:pregunta|duda)s?|alguna (?:pregunta|duda)|(?:quiere|quieres) preguntarme)\b/,
    },
  ],
  [
    'checks-understanding',
    {
      en: /\b(?:in your own words,? (?:how|what|when)|does that (?:all )?make sense|is that clear|do you understand (?:that|what|so far)|are you following|can you tell me back|say back to me|repeat back|what have you understood from|(?:explain|tell|say|repeat) (?:it |that |this )?(?:to )?me back|back (?:to me )?(?:how|what) you|check (?:that )?you(?:'ve| have)? underst)\b/,
      es: /\b(?:queda claro|se entiende|lo ha entendido|entiende lo que|tiene sentido|me explico|puedes? repetirme|me puedes? repetir|con (?:sus|tus) palabras (?:que|como)|ha entendido)\b/,
    },
  ],
  [
    'proposed',
    {
      en: /\b(?:would you (?:be )?(?:happy|willing|prepared|open|interested|ok|okay|comfortable) (?:to|with|in|if|for)|would you (?:consider|accept|agree to|be able to come)|how would you feel about|how (?:does|do) (?:that|this|those) sound|does that sound|shall we)\b/,
      es: /\b(?:(?:estaria|estarias) (?:dispuest[oa]|de acuerdo)|(?:le|te) gustaria que (?:le|te) (?:derive|deriv)|aceptaria|aceptarias|que (?:le|te) parece(?: (?:si|el plan|la idea|lo que)|(?=\W*$))|como lo ve)\b/,
    },
  ],
  [
    'consent',
    {
      en: /^(?:is that )?(?:ok|okay|all right|alright)\?$|\b(?:would you like me to (?:explain|go (?:over|through)|tell you|start)|shall i (?:explain|go (?:over|through)|tell you)|is (?:it|that) (?:ok|okay|all ?right|alright|fine)|would (?:it|that) be (?:ok|okay|all ?right|alright|fine)|are you (?:happy|ok|okay|comfortable) (?:for me|with|if|to)|are you comfortable(?=(?: there| like that| sitting there| enough| now)?\W*$)|do you mind if|would you mind if|if that's (?:ok|okay|all ?right|alright)|(?:may|can|could) i (?:just )?(?:ask you|have a (?:chat|word)|examine|talk (?:you )?through|go (?:you )?through)|may i ask|good time to (?:talk|speak)|(?:are you )?(?:free|able) to talk|can i ask you (?:a few|some)|happy to (?:talk|chat|continue)|sound (?:ok|okay|all right))\b/,
      es: /^¿?(?:de acuerdo|vale|le parece|esta bien)\?$|\b(?:quiere que (?:le|se lo|te) (?:explique|cuente|diga|comente)|le parece bien|te parece bien|(?:esta|estas) (?:usted )?(?:comod[oa]|bien asi)|(?:le|te) importa si|(?:esta|estas) de acuerdo|(?:puedo|podria) hacer(?:le|te) (?:unas|algunas)|si no (?:le|te) importa|(?:me da|da) su permiso)\b/,
    },
  ],
  [
    'empathy',
    {
      en: /\b(?:(?:i'm|i am|so|really) sorry (?:to hear|that|you|about|this)|sorry to hear|(?:that|it|this) (?:must|sounds(?! like you (?:may|might|could|have))|does sound|can't|cannot|can) (?:have been |be |really |so |very |like |feel |easy|have)+\w*|(?:that|it) sounds(?! like you (?:may|might|could|have))|i can (?:see|hear|imagine|understand|tell)|you (?:sound|seem|look) (?:very |really |so |quite |a bit |a little )?(?:worried|upset|anxious|sad|tired|exhausted|frightened|scared|low|nervous|shaken|overwhelmed|distressed)|i understand (?:that|how|why|this)|that's (?:completely |totally |really )?(?:understandable|tough|hard|difficult|a lot)|you're (?:doing|not alone)|i'm (?:so |very )?sorry|you poor thing|you're not (?:a bad|to blame|weak)|not your fault|no wonder|you(?:'re| are) safe|you've been through|take your time)\b/,
      es: /\b(?:(?:lo )?siento (?:mucho|oir|que|lo)|lo siento|(?:debe|tiene que) (?:de )?(?:ser|haber sido|estar)|(?:le|te|la|lo) (?:noto|veo|oigo) (?:muy |algo |un poco )?(?:preocupad|nervios|asustad|triste|cansad|inquiet)[oa]?|(?:entiendo|comprendo|imagino|veo) (?:que|lo|como|su|tu)|es normal que|es comprensible|no es (?:su|tu) culpa|no es culpa (?:suya|tuya)|que (?:duro|dificil)|tomese su tiempo|tomate tu tiempo|no (?:esta|estas) sol[oa])\b/,
    },
  ],
  [
    'closing',
    {
      en: /\b(?:goodbye|good bye|bye|take care|nice (?:to meet|meeting) you|that's (?:all|everything)|see you(?= (?:later|soon|again|then|next|tomorrow)|\W*$))\b/,
      es: /\b(?:adios|hasta (?:luego|pronto|la)|cuidese|cuidate|eso es todo|que le vaya|nos vemos)\b/,
    },
  ],
];

/** `Please don't get up on your own, ok?`: told, and whether that is all right. */
const TOLD_WITH_A_TAG: Record<Language, RegExp> = {
  en: /^(?:so |and |now )?(?:please|don't|do not|i'll|i will|i'm going to|we'll|we will|we're going to|just|try|press|use|ring|call|stay|let me)\b.*[, ](?:ok|okay|all right|alright)\?$/,
  es: /^(?:y |pues )?(?:por favor|no se|voy a|vamos a|le voy|le vamos|llame|use|quedese|toque|avise)\b.*[, ]¿?(?:vale|de acuerdo|si)\?$/,
};

const HOW_IT_SITS: Record<Language, RegExp> = {
  en: /\bhow (?:do|would|does) (?:you|that|this) (?:feel|sit)(?: about| with)? (?:that|this|it|the plan|you)\W*$/,
  es: /\bcomo (?:lo ve|lo ves|le suena|te suena|se siente con (?:eso|esto)|te sientes con (?:eso|esto))\W*$/,
};
/** `How do you feel about that?` */
export const asksHowItSits = (said: string, language: Language): boolean => HOW_IT_SITS[language].test(folded(said));

/** What a whole utterance does, the most telling first. */
export function moveOf(said: string, language: Language): Move {
  if (addressesTheMachine(said)) return 'hostile';
  const plain = folded(said);
  const found = SIGNS.find(([, signs]) => signs[language].test(plain))?.[0];
  // `That must be hard. What have you not told me?`: in one sentence, it is kind first.
  if (found !== 'empathy' && found !== 'rude' && asksForTheUntold(said, language)) return 'goes-on';
  // `Did you say goodbye to anybody?`
  if (found === 'closing' && asks(said, language)) return 'question';
  // `May I ask what has been going on?` is asked with it.
  if (found === 'consent' && asks(said, language) && isOpen(said, language) && asksForTheComplaint(said, language))
    return 'question';
  if (found) return found;
  if (TOLD_WITH_A_TAG[language].test(plain.trim())) return 'checks-understanding';
  if (invites(said, language)) return 'goes-on';
  if (asks(said, language)) return 'question';
  if (greets(said, language)) return 'greeting';
  if (thanks(said, language)) return 'thanks';
  return makesSense(said, language) ? 'explained' : 'unclear';
}

/** Whether something in what was said shows understanding. */
export const empathises = (said: string, language: Language): boolean =>
  partsOf(said, language).some(({ text }) => moveOf(text, language) === 'empathy');

/** Moves that ask for no fact, even if they name one: `to recap, you smoke ten a day`. */
export const ASKS_NOTHING: ReadonlySet<Move> = new Set([
  'hostile',
  'proposed',
  'summary',
  'invites-questions',
  'checks-understanding',
  'consent',
  'closing',
]);
