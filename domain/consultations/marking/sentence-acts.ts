/** What a sentence does, by its pattern: whether it asks, tells, proposes or only says back. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { moveOf } from '../engine/read/moves';
import { folded } from '../engine/words/text';

type Sign = (text: string, language: Language) => boolean;
const signOf =
  (patterns: Record<Language, RegExp>): Sign =>
  (text, language) =>
    patterns[language].test(folded(text.trim()));

/** `A minibus, OK.`: said back, and telling nothing. */
const ECHO: Record<Language, RegExp> = {
  en: /^\W*(?:\w+[\s,]+){1,4}(?:ok|okay|right|i see)\W*$/,
  es: /^\W*(?:\w+[\s,]+){1,4}(?:vale|ya|de acuerdo|entiendo)\W*$/,
};
export const echoes = signOf(ECHO);

/** `So you tripped, did you?`: it says what was said, and asks for nothing. */
const SAYS_BACK: Record<Language, RegExp> = {
  en: /^so you(?:'ve| have|'re| are)? (?!not|never|no |don't|haven't|didn't|aren't|do |take|live|smoke|drink)/,
  es: /^(?:entonces|asi que) (?:usted )?(?:se|le|ha|tiene)\b/,
};
export const saysBack = signOf(SAYS_BACK);

/** A reason, or what something is for. */
const REASON: Record<Language, RegExp> = {
  en: /\b(?:because|so|why|since|due|as|otherwise|means?|to|for|from|causes?d?|caus\w+|help\w*|mak\w+|could|may|might|won't|can't|don't|doesn't|rather)\b/,
  es: /\b(?:porque|por|para|ya que|asi|si no|debido|pues|puede\w*|no|ayuda\w*|hace)\b/,
};
export const givesAReason = signOf(REASON);

/** `How will you say it to her?` */
const TELLING: Record<Language, RegExp> = {
  en: /\b(?:tell\w*|told|say\w*|talk\w*|speak\w*|explain\w*|know|break|share|shar\w+|call|ring|involv\w+)\b/,
  es: /\b(?:dec\w+|dig\w+|cont\w+|cuent\w+|habl\w+|explic\w+|avis\w+|llam\w+)\b/,
};
export const speaksOfTelling = signOf(TELLING);

/** A length of time that a person hears of: `It should be gone in about a week`. */
const LENGTH: Record<Language, RegExp> = {
  en: /\b(?:in|for|about|within|after|takes?|lasts?|least|to|or) (?:about |around |another |up to )?(?:half an?|an?|one|two|three|four|five|six|seven|ten|\d+|a few|a couple of|some) (?:minute|hour|day|week|month|year)s?\b/,
  es: /\b(?:en|unos|unas|durante|dura|duran|tarda|entre|un|una|[yao]) (?:unos |unas )?(?:un|una|dos|tres|cuatro|cinco|seis|siete|diez|\d+|pocos|pocas|varios|varias)? ?(?:minuto|hora|dia|semana|mes|ano)(?:e?s)?\b/,
};
export const tellsALength = signOf(LENGTH);

/** `Has anything like that happened?`: it asks for what was said just before. */
const POINTS_BACK: Record<Language, RegExp> = {
  en: /\b(?:like (?:that|this)|(?:has|have|does|did|do) (?:that|this|any of (?:that|this|these|those))|(?:had|felt|noticed|experienced|recognise) (?:that|any of (?:that|this|these|those))|happened to (?:him|her|them)|more about (?:that|it|him|her|them|this))\b/,
  es: /\b(?:algo (?:asi|parecido)|(?:le|te) (?:ha pasado|pasa|paso|suena) (?:eso|esto|algo|a usted)|algo de (?:eso|esto)|alguna de (?:esas|estas)|que le paso|mas de (?:eso|el|ella))\b/,
};
export const pointsBack = signOf(POINTS_BACK);

/** `You'll stay with your mum tonight, is that OK?`: told, and whether that is all right. */
const TAG: Record<Language, RegExp> = {
  en: /^\S+ \S+ \S+.*, (?:is|would) that(?: be| seem)? (?:ok|okay|all ?right|alright|fine)\b[^,]{0,20}$/,
  es: /^\S+ \S+ \S+.*, ¿?(?:le parece(?: bien)?|te parece(?: bien)?|de acuerdo|vale)\?$/,
};
export const endsInATag = signOf(TAG);

/** `Could we ask her to lock them away?` tells what is proposed. */
const PROPOSES: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|right|well)[\s,]+)*(?:(?:could|can|shall) we\b|could you (?:try|cut|swap|keep|ask|start|take|use|stop|avoid)\b|would (?:it help|you like me|you be|that|you like to|you consider)\b|why don't we|how about|what if (?:we|i)\b|do you want me to)/,
  es: /^[¿\s]*(?:y |pues )?(?:le parece (?:bien )?(?:que|si)|quiere que|que le parece (?:si|que)|podemos|podriamos|podria (?:usted )?llevar|y si(?! (?:hay|hubiera|hiciera|hace|tuviera|fuera)\b))\b/,
};
const isProposed = signOf(PROPOSES);
export const proposes: Sign = (text, language) => isProposed(text, language) || endsInATag(text, language);

/**
 * `Can I get a cannula in?`, `Can you call my registrar, please?`: an order to the team does what it asks for. What a patient is asked
 * (`Could you give me an idea of how much you drink?`) is none.
 */
const ORDERS: Record<Language, RegExp> = {
  en: /\b(?:can|could) (?:i|we) (?:please |just )?(?:get|have|give|put|pop|send|start|set|bring|attach|add|repeat)\b(?! (?:you|your|a (?:look|chat|seat|word))\b)|\b(?:can|could|would) (?:someone|somebody|one of you)\b|\b(?:can|could|would|will) you (?:please )?(?:get|give|call|put|bring|send|fetch|bleep|page|attach|draw|prepare|ring)\b(?! (?:me|us|you|your)\b).*\bplease\b/,
  es: /\b(?:podeis|me) (?:\w+ )?(?:pon(?:er|eis|edme)|traer|llamar|avisar|sacar|coger|preparar|administrar|pedir|conectar|repetir)\w*\b/,
};
export const orders = signOf(ORDERS);

/** What is proposed as one's own idea asks for nothing of the patient's. */
const SUGGESTS: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|right|well)[\s,]+)*(?:(?:could|can|shall) we\b|could you (?:try|cut|swap|keep|start|take|use|stop|avoid)\b|would it help|why don't we|how about|what if (?:we|i)\b)/,
  es: /^[¿\s]*(?:y |pues )?(?:le parece (?:bien )?(?:que|si)|que le parece (?:si|que)|podemos|podriamos|y si(?! (?:hay|hubiera|hiciera|hace|tuviera|fuera)\b))\b/,
};
const isOwnIdea = signOf(SUGGESTS);
export const suggests: Sign = (text, language) => isOwnIdea(text, language) || endsInATag(text, language);

/** `It's Kit Lawson, isn't it?`, `¿Es usted Leandro Rueda?`: a name is asked for by saying it. */
const CHECKS_A_NAME =
  /(?:\b[Ii]t[’']s|\b[Yy]ou(?:[’']re| are)|\b[Aa]re you|\b[Ii]s (?:that|this|it)|[Ee]s usted|[Hh]ablo con)\s+(?:(?:the|Mr|Mrs|Ms|Miss|Dr|don|doña|el señor|la señora)\.?\s+)?\p{Lu}\p{Ll}+[^?]*\?/u;
export const checksAName = (text: string): boolean => CHECKS_A_NAME.test(text);

/** `I'm Kate, one of the staff nurses`, `soy la doctora Gil`. */
const INTRODUCES =
  /\b(?:I[’']m|I am|[Mm]y name is|[Tt]his is|[Ii]t[’']s|I[’']m called|[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s+(?:the |your |la |el |su )?(?:Dr\.?|doctora?|nurse|enfermer[oa]|médic[oa]|\p{Lu}\p{Ll}+)(?![\p{L}])/u;
export const saysAName = (text: string): boolean => INTRODUCES.test(text);

/** `I'm Dr Khan`: who says their title has said their role. */
const TITLE =
  /\b(?:I[’']m|I am|[Mm]y name is|[Tt]his is|[Ii]t[’']s|[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s[^.?!]*?\b(?:Dr\.?|[Dd]octora?|[Nn]urse|[Ee]nfermer[oa]|[Mm]idwife|[Mm]atrona|GP|[Pp]hysios?|[Pp]harmacist|[Pp]aramedic|[Ss]tudent|[Rr]egistrar|[Cc]onsultant|[Ss]urgeon|[Mm]édic[oa]|[Rr]esidente|[Ff]armacéutic[oa]|[Ff]isioterapeuta|[Ee]studiante|[Cc]irujan[oa])(?![\p{L}])/u;
export const saysARole = (text: string): boolean => TITLE.test(text);

/** `What you describe fits with asthma`, `When it hurts, take two`, `Esta es la enfermera`. */
const EXPLAINS: Record<Language, RegExp> = {
  en: /^what (?:you|we|i|it|this)(?:'ve|'re| have| are)? (?:\w+ ){1,4}?(?:is|means|sounds?|fits?|could|may|might|suggests?|looks?)\b|^any(?:one|body|thing)?\b.*\b(?:needs?|would|should|will|must|has to)\b|^when(?:ever)? (?:you|it|he|she|they|your|the)\b.*\b(?:take|call|ring|stop|come|go|use|try|you'll|you should|you can|we'll|give|let)\b/,
  es: /^(?:esta|este|estos|estas) (?:es|son)\b|^puede (?:dar|tener|notar|hacer|producir|causar|provocar|sentar|sentir)(?:le|te)?\b|^cuando\b.*\b(?:dej|llam|vuelv|tom|veng|avis|us|pong|beb|vay)[aeu]\w*\b/,
};
const explains = signOf(EXPLAINS);

/** `Le doy cita con la enfermera`, `Es normal que se asuste`. */
const OFFERS =
  /^(?:y |pues |bueno |vale |ademas |ahora mismo )?(?:le|te|les|se lo|se la) (?:doy|damos|pongo|ponemos|pido|pedimos|propongo|proponemos|mando|mandamos|recomiendo|aconsejo|explico|envio|enviamos|derivo|receto|dejo|dejamos|apunto|hago|hacemos|llamo|llamamos|cito|citamos|ofrezco|ofrecemos|veo|vemos|\w+(?:[aei]remos|are|ire|(?<!i)ere))\b/;
const offers: Sign = (text, language) =>
  language === 'es' && (OFFERS.test(folded(text.trim())) || moveOf(text, language) === 'empathy');

/** Whether a sentence without the sign of a question tells something, though it begins as a question may. */
export const onlyTells: Sign = (text, language) =>
  !/[?¿]/.test(text) && (saysAName(text) || saysARole(text) || explains(text, language) || offers(text, language));
