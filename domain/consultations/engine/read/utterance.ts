/** What somebody does by saying something: greet, ask, tell, or talk to the machine instead of the patient. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { shortFormsWritten } from '../words/spelling';
import { folded, sentencesOf } from '../words/text';
import { isNumber, type Word, wordsOf } from '../words/words';

const ASKS: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|right|now|well|also|sorry|thanks|thank you|great|or|but|alright|all right)[\s,]+)*(?:what|when|where|whereabouts|which|who|whose|why|how|do|does|did|are|is|was|were|have|has|had|can|could|would|will|any|anyone|anybody|ever|since when|for how long|for what|at what|on a scale|tell me|describe|(?:talk|take) me through|point|show me|may i|shall)\b|\b(?:do you|did you|have you|are you|were you|has it|has (?:that|this|he|she|anyone|anybody)|does it|did it|is it|is there|was it|can you|could you|would you|tell me|i'd like to ask|i would like to ask|i want to ask|i need to ask|wondering)\b/,
  es: /^(?!(?:le|te|se lo) (?:voy|vamos|derivo|pido|recomiendo|explico|aconsejo|propongo|\w+(?:remos|[aei]re))\b)(?:(?:y|pues|vale|bien|bueno|ahora|entonces|o|pero|gracias|perdone|perdona)[\s,]+)*(?:que|cuando|donde|cual|cuales|quien|por que|como|cuanto|cuanta|cuantos|cuantas|desde cuando|tiene|tienes|ha|has|es|esta|estas|hay|toma|tomas|fuma|fumas|bebe|bebes|le|te|se|siente|nota|notas|vive|vives|alguna?|algun|padece|puede(?! (?:ser|que|deberse|tratarse)\b)|puedes|digame|dime|hableme|hablame|cuenteme|cuentame|describame|describeme|senaleme)\b|\b(?:digame|dime|cuenteme|cuentame|quisiera preguntar|quiero preguntar|me gustaria preguntar|puede decirme|puedes decirme)\b/,
};

/** `Y por la noche se levanta`, `hizo algún viaje`, `y la vista qué tal`: asked as one speaks, without signs. */
const SPOKEN_ES =
  /^(?:y )?(?:(?:en|a|de|con|por|para|desde|hasta) (?:que|quien|cual|cuant[oa]s?|cuando|donde)|(?:usted|tu|ellos) (?:que|como)|hizo|hiciste|hubo|tuvo|tuviste|estuvo|estuviste|noto|notaste|vomito|vomitaste|perdio|perdiste|viajo|viajaste|duerme|duermes|orina|orinas|usa|usas|consume|ronca|trabaja|trabajas|conduce|sabe usted|cree usted|algo mas|antecedentes (?:en|de|familiares|personales)|(?:eso|esto|ello) (?:como|cuando|donde|que|en que|desde cuando))\b|^(?:y )?(?:por la noche|por la manana|de noche|en casa|antes|ahora|ultimamente|normalmente|cuando \w+),? (?:usted |tu )?(?:se|te|le|tiene|tienes|ha|has|hay|puede|puedes|toma|tomas|como|que)\b|\bque tal\b/;

const SAYS_AS_ASKED =
  /^(?:y )?(?:le|se|ha|tiene|nota|siente|duerme|come|bebe|fuma|tose|vomita|orina|sangra|pierde)\b(?! (?:usted|que|voy|vamos)\b)/;
const SAID_WORDS = 7;
const OF_HEALTH: ReadonlySet<string> = new Set(['symptom', 'habit']);
/** `Tiene fiebre.`, said with the voice of a question: a symptom or a habit, and nothing that explains it. */
function asksAsStatement(sentence: string): boolean {
  const plain = folded(sentence.trim());
  if (!SAYS_AS_ASKED.test(plain) || plain.split(/\s+/).length > SAID_WORDS) return false;
  const kinds = wordsOf(sentence, 'es').flatMap(({ concept }) => concept?.kind ?? []);
  return (
    kinds.some((kind) => OF_HEALTH.has(kind)) && !kinds.some((kind) => ['condition', 'drug', 'test'].includes(kind))
  );
}

/** `What we discuss stays between us.` */
const WHAT_WE =
  /^what (?:we|i|you(?:'re| are|'ve| have) (?:describ|tell|told|said|got)\w*)\b(?!.*(?:\?|\b(?:do|are|have|did|can|could|would) you\b))/;
/** `Any bleeding has to be looked into.` */
const ANY_IS = /^any\b.*\b(?:has|have|needs?|ought|should|must) (?:to )?be\b.*\.$/;
/** `Tiene usted diabetes.`: with a full stop it is a statement. */
const isTold = (sentence: string, language: Language): boolean =>
  (language === 'en' && (WHAT_WE.test(folded(sentence.trim())) || ANY_IS.test(folded(sentence.trim())))) ||
  (language === 'es' && /^\s*(?:tiene|es|está|padece|ha)\s+(?:usted\s+)?[^?¿]*\.\s*$/iu.test(sentence));

/** `Mr Pugh what can I help you with`: a question after a few words, and no explanation of what is. */
const INSIDE =
  /\b(?:what|how|where|when|why|who|which)(?:'s| is| are| was| were| do| does| did| can| could| has| have| would| will| much| many| long| often| bad| old| time)\b/;
const TELLS = /^(?:i|i'm|i'll|i'd|i've|we|we'll|we're|let me|let's|this|that|it|the|your|you|so|that's|here|there)\b/;
const asksInside = (sentence: string, language: Language): boolean => {
  const plain = folded(sentence.trim());
  return language === 'en' && INSIDE.test(plain) && !TELLS.test(plain);
};
const HEADING_WORDS = 5;
const SPEAKS: Record<Language, RegExp> = {
  en: /\b(?:i|i'm|i'll|i've|we|we'll|it|it's|that|that's|this|let|let's|please|you|your|he|she|they|no|yes|ok|okay|right|so|sorry|thank|thanks|is|are|was|were)\b/,
  es: /\b(?:yo|voy|vamos|es|son|hay|si|no|vale|bien|gracias|le|les|te|se|me|nos|esto|eso|tiene|ha|perdon)\b/,
};
/** Matters of a history, and no more words beside them: `the dog flies` asks for no journey. */
function namesMatters(words: readonly Word[]): boolean {
  const named = words.filter(({ concept }) => concept !== null && concept.kind !== 'communication').length;
  const others = words.filter(({ key, concept }) => concept === null && !isNumber(key) && !OF_A_FORM.has(key)).length;
  return named > 0 && others < Math.max(named, 1);
}
/** Words of forms that name nothing by themselves. */
const OF_A_FORM = new Set([
  'histori',
  'review',
  'system',
  'hx',
  'profil',
  'status',
  'antecedent',
  'habitual',
  'general',
]);
/** `Allergies`, `past medical history`: what a form asks for, said or typed without a question. */
const isHeading = (sentence: string, language: Language): boolean => {
  const plain = folded(sentence.trim());
  return (
    !/[.!]$/.test(plain) &&
    plain.split(/\s+/).length <= HEADING_WORDS &&
    !SPEAKS[language].test(plain) &&
    namesMatters(wordsOf(sentence, language))
  );
};

const TYPED_WORDS = 12;
/** Said of oneself, or told: no question, although it has no full stop. */
const OF_THE_SPEAKER: Record<Language, RegExp> = {
  en: /\b(?:i|i'm|i'll|i'd|i've|we|we'll|we're|let|let's|please|that's|it's|sorry|thanks?|so|right|ok|okay)\b/,
  es: /\b(?:yo|voy|vamos|soy|creo|me|nos|vale|bien|gracias|perdone?|claro|por favor|entonces|asi)\b|(?:[aei]mos|[aei]re)\b/,
};
const BEGINS_A_QUESTION: Record<Language, RegExp> = {
  en: /^(?:and |or )?(?:allergic|trouble|problems?|difficulty|pain|history|worse|better|still|taking|smok\w+|drink\w*|sleeping|eating|feeling|able|tired|short|bleeding|passing|your)\b.*\b(?:or|any|at all|your|you)\b/,
  es: /^(?:y )?(?:\w+(?:aste|iste)|(?:ve|oye|va|hace|toma|come|bebe|fuma|maneja|conduce|camina|duerme|orina|nota|siente|tiene|usa|vive|trabaja|puede|lleva|cuida|algun[oa]?|alguien|padece|sufre|anda)\b)/,
};
/** `Allergic to any medicines or foods`, `ve doble o se le traba la lengua`: typed without its sign. */
const asksAsTyped = (sentence: string, language: Language): boolean => {
  const plain = folded(sentence.trim());
  return (
    !/[.!,:;]$/.test(plain) &&
    plain.split(/\s+/).length <= TYPED_WORDS &&
    BEGINS_A_QUESTION[language].test(plain) &&
    !OF_THE_SPEAKER[language].test(plain) &&
    wordsOf(sentence, language).some(({ concept }) => concept !== null && concept.kind !== 'communication')
  );
};

const asksAsSpoken = (sentence: string): boolean =>
  !/[.!]\s*$/.test(sentence) && SPOKEN_ES.test(folded(sentence.trim()));

/** Whether a sentence asks something; one from a microphone may come without its question mark. */
export const asks = (sentence: string, language: Language): boolean =>
  /[?¿]/.test(sentence) ||
  isHeading(sentence, language) ||
  asksInside(sentence, language) ||
  asksAsTyped(sentence, language) ||
  (language === 'es' && (/\bque\s*$/.test(folded(sentence)) || asksAsSpoken(sentence) || asksAsStatement(sentence))) ||
  (!isTold(sentence, language) && ASKS[language].test(folded(sentence.trim().replace(/^[¡"“«]+/, ''))));

const GREETING: Record<Language, RegExp> = {
  en: /\b(?:hello|hi|hiya|good (?:morning|afternoon|evening)|my name is|nice to meet you|i'm (?:dr|doctor)|i am (?:dr|doctor))\b/,
  es: /\b(?:hola|buenos dias|buenas(?! (?:noticias|manos))|buenas tardes|buenas noches|me llamo|mi nombre es|encantad[oa]|soy (?:el|la) (?:dr|dra|doctor|doctora))\b/,
};
const FAREWELL: Record<Language, RegExp> = {
  en: /\b(?:thank you|thanks|goodbye|bye|take care)\b/,
  es: /\b(?:gracias|adios|hasta luego|cuidese|cuidate)\b/,
};
const GOES_ON: Record<Language, RegExp> = {
  en: /^(?:(?:ok|okay|right|please|do|i see|mm+|yes|sorry|and)[,.\s]+)*(?:please )?(?:go on|carry on|keep going)(?:\W*$|,|\.|\b(?= (?:please|then)))|\b(?:tell me (?:a (?:bit|little) |some )?more|what (?:do|did) you mean(?: by (?:that|it|this))?(?=\W*$)|say (?:a bit |a little )?more|explain (?:that|it|a bit) (?:more|further)|any(?: other|thing) (?:more|symptoms)|(?:any |no )?(?:other|associated|accompanying) (?:symptoms|features)|anything else|what else|what happened (?:next|then)|(?<=^)and then\b|\band then\W*$|is there more|anything more)\b/,
  es: /^(?:(?:vale|bien|si|ya|por favor)[,.\s]+)*(?:siga|sigue|continue|continua)(?:\W*$|[,.]| (?:por favor|usted|contando))|\b(?:cuenteme mas|cuentame mas|(?:cuenteme|cuentame) un poco mas|(?:contar(?:me)?|contarmelo|decir(?:me)?) (?:un poco |algo )?(?:mas|mejor)|explicar(?:me|lo|melo)? (?:un poco )?(?:mas|mejor)|otros sintomas|sintomas (?:asociados|acompanantes)|algo mas|que mas|que paso despues)\b|^(?:y entonces|y despues)\W*$|\b(?:que mas paso)\b/,
};

/** `Any associated symptoms?`: those that stand under a label of that name. */
const ASSOCIATED: Record<Language, RegExp> = {
  en: /\b(?:other|associated|accompanying) (?:symptoms|features)\b|\banything else with it\b/,
  es: /\b(?:otros sintomas|sintomas (?:asociados|acompanantes))\b/,
};
const OF_ASSOCIATED =
  /^(?:with it|associated|accompanying|other symptoms|otros sintomas|sintomas (?:asociados|acompanantes)|se acompana)/;
export const asksWhatElse = (text: string, language: Language): boolean => ASSOCIATED[language].test(folded(text));
export const isOfWhatElse = (label: string): boolean => OF_ASSOCIATED.test(folded(label.trim()));

export const greets = (text: string, language: Language): boolean => GREETING[language].test(folded(text));
export const thanks = (text: string, language: Language): boolean => FAREWELL[language].test(folded(text));
/** `go on`: an invitation to tell the next thing. */
export const invites = (text: string, language: Language): boolean => GOES_ON[language].test(folded(text));
const OF_WHAT_WAS_SAID: Record<Language, RegExp> = {
  en: /\babout (?:it|that|this|those|these|them)\W*$/,
  es: /\b(?:de|sobre) (?:eso|esto|ello|esos|esas)\W*$/,
};
/** `Can you tell me about those?`, right after something was named. */
export const pointsToWhatWasSaid = (text: string, language: Language): boolean =>
  OF_WHAT_WAS_SAID[language].test(folded(text));
/** `Tell me about it`, also if it names a matter. */
export const namesAnOpenQuestion = (text: string, language: Language): boolean =>
  wordsOf(text, language).some((word) => word.key === '#open-question');
/** `What brought you in?`: a question that leaves the answer to the patient, and names nothing. */
export const isOpen = (text: string, language: Language): boolean => {
  const words = wordsOf(text, language);
  if (!namesAnOpenQuestion(text, language)) return false;
  // `Tell me about your periods` is open and yet names what it is about.
  return !words.some(
    (word) =>
      word.concept &&
      ['symptom', 'drug', 'habit', 'condition', 'history', 'body'].includes(word.concept.kind) &&
      (!word.concept.generic || word.key === '#pain') &&
      !['#name', '#age'].includes(word.key),
  );
};

const COMPLAINT: Record<Language, RegExp> = {
  en: /\b(?:(?:made|prompted|led) you (?:to )?(?:come|call|ring|phone|book|see|seek|decide|get in touch)|prompted (?:the call|this|your)|reason for (?:your|the) (?:call|visit)|why (?:did )?you (?:call|ring|book|rang|booked)|how (?:come you|did you) (?:ended? up|got?|came?) (?:in|to|into) hospital|what(?:'s| is| has|'s been| has been| have)? (?:brings?|brought|wrong|the matter|going on|up|been going on|been happening|been the matter|been bothering|happened|seems to be)|how (?:can|may) (?:i|we) help|what can (?:i|we) (?:do for|help)|how do you feel|like to talk about|why (?:you|are you|have you)(?:'re|'ve)? (?:here|come|came)|what(?:'s| is) the problem|what happened$|how are (?:you(?! feeling (?:about|with))|things)|how(?:'ve| have) you been)\b/,
  es: /\b(?:que (?:le|te|lo|la) (?:trae|ha traido|pasa|ocurre|sucede)|que (?:le|te) (?:ha pasado|ha ocurrido)|que (?:ha pasado|paso|sucede)|en que (?:le|te|la|lo|os)? ?(?:puedo|podemos)? ?ayud|que tal esta|como (?:esta|se encuentra|te encuentras)|motivo de (?:la |su )?(?:consulta|llamada|visita)|que (?:le|la|lo|te) (?:hizo|ha hecho|llevo a) (?:llamar|venir|pedir|consultar)|por que (?:ha llamado|llama|ha pedido (?:la )?cita|pidio la cita|acude))/,
};
/** `What brought you in?`, asked again: the patient says again what it is, and goes on. */
export const asksForTheComplaint = (text: string, language: Language): boolean =>
  COMPLAINT[language].test(folded(shortFormsWritten(text, language)));

const HAPPENED: Record<Language, RegExp> = {
  en: /\bwhat(?:'s| has| exactly)? happened\b/,
  es: /\bque (?:le |te )?(?:ha pasado|paso|ha ocurrido|ocurrio|ha sucedido|sucedio)\b/,
};
/** `What happened?`: it goes on with what was said. */
export const asksForWhatHappened = (text: string, language: Language): boolean => HAPPENED[language].test(folded(text));

export interface Part {
  text: string;
  asks: boolean;
}

/** The sentences of what was said, each with whether it asks. */
export const partsOf = (text: string, language: Language): Part[] =>
  sentencesOf(text).map((sentence) => ({
    text: sentence,
    asks: asks(shortFormsWritten(sentence, language), language),
  }));

const CLAUSES: Record<Language, RegExp> = {
  en: /,\s*(?=(?:how|what|when|where|why|who|which|do you|have you|are you|did you)\b)|,?\s+(?:and|or|but)(?: also)?\s+(?=(?:how|what|when|where|why|who|which|whereabouts|does|do you|did|is|are|has|have you|was|were|can you|could you|any)\b)/i,
  es: /(?:,\s*|,?\s+[yo]\s+)(?=¿?(?:se (?:le|te) (?:va|corre|irradia|mueve|extiende|baja|sube)|cu[aá]nt[oa]s?|c[oó]mo|d[oó]nde|cu[aá]ndo|qu[eé]|desde cu[aá]ndo)(?![\p{L}]))|,?\s+[yo]\s+(?=(?:ha|has|tiene|tienes|hay)(?![\p{L}]))|,\s+[yo]\s+(?=(?:le|te|se|sigue|es|est[aá]s?|toma|tomas|puede)(?![\p{L}]))/iu,
};
/** The questions of a sentence, one by one: `Where is it and does it go anywhere?` is two. */
export function clausesOf(sentence: string, language: Language): string[] {
  const clauses = sentence.split(CLAUSES[language]);
  return clauses.every((clause) => /\p{L}/u.test(clause)) ? clauses : [sentence];
}
