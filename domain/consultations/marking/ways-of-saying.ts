/** Acts of talking that an item may ask for, and the ways in which they are said. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Move, moveOf } from '../engine/read/moves';
import { CONCEPTS } from '../engine/words/clinical-words';
import { folded } from '../engine/words/text';
import type { Word } from '../engine/words/words';
import { exactWords } from './exact-words';

/** Acts that the pattern of a sentence shows, without a word for them. */
const PATTERNS: Partial<Record<Move, string>> = {
  consent: 'consent',
  proposed: 'agreement',
  summary: 'summarise',
  empathy: 'empathy',
  'invites-questions': 'invites-questions',
  'checks-understanding': 'understanding',
};
/** `I'm Kate, one of the staff nurses`, `soy la doctora Gil`. */
const INTRODUCES =
  /\b(?:I[’']m|I am|[Mm]y name is|[Tt]his is|[Ii]t[’']s|I[’']m called|[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s+(?:the |your |la |el |su )?(?:Dr\.?|doctora?|nurse|enfermer[oa]|médic[oa]|\p{Lu}\p{Ll}+)(?![\p{L}])/u;

/** `I'm Dr Khan`: who says their title has said their role. */
const TITLE =
  /\b(?:I[’']m|I am|[Mm]y name is|[Tt]his is|[Ii]t[’']s|[Mm]e llamo|[Ss]oy|[Mm]i nombre es)\s[^.?!]*?\b(?:Dr\.?|[Dd]octora?|[Nn]urse|[Ee]nfermer[oa]|[Mm]idwife|[Mm]atrona|GP|[Pp]hysios?|[Pp]harmacist|[Pp]aramedic|[Ss]tudent|[Rr]egistrar|[Cc]onsultant|[Ss]urgeon|[Mm]édic[oa]|[Rr]esidente|[Ff]armacéutic[oa]|[Ff]isioterapeuta|[Ee]studiante|[Cc]irujan[oa])(?![\p{L}])/u;

const WEEKDAY = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|fortnight|few days|couple of',
  es: 'lunes|martes|miercoles|jueves|viernes|sabado|domingo|semanas?|mes|meses|dias',
};

/** By the key of an act, how it is said beside the words of the lists. Of folded text. */
const WAYS: Readonly<Record<string, Record<Language, RegExp>>> = {
  consent: {
    en: /\b(?:do i have|with) your permission\b|\bhappy (?:for me )?to go ahead\b|\bwould you mind if\b/,
    es: /\b(?:le|te) importa (?:que|si)\b|\b(?:puedo|podria|podemos) (?:hacerle|hacerte|explorar\w*|examinar\w*|preguntar\w*|hablar)\b|\bme permite\w*\b/,
  },
  concerns: {
    en: /\bworst (?:thing|case|fear)\b|\bbother(?:s|ing) you (?:the )?most\b/,
    es: /\blo peor que\b/,
  },
  expectations: {
    en: /\b(?:something|anything) (?:specific |in particular |particular )?you (?:wanted|were hoping|were after)\b/,
    es: /\ben que (?:cree|crees|piensa|le gustaria)\b.*\bayudar\b/,
  },
  'invites-questions': {
    en: /\b(?:anything|something) (?:that )?(?:you're|you are|isn't|is) (?:not |still )?(?:sure|unsure|unclear|clear)\b/,
    es: /\b(?:algo que no (?:le|te) (?:haya|ha) quedado claro|(?:quiere|quieres) preguntar\w*)\b/,
  },
  chaperone: {
    en: /\b(?:someone|anyone|nurses?|colleague|woman|female)\b.*\b(?:in with us|in the room|present|with you while)\b/,
    es: /\b(?:alguien|enfermera|companera)\b.*\b(?:presente|con nosotros|en la sala)\b/,
  },
  'follow-up': {
    en: new RegExp(
      String.raw`\b(?:i|we|they|the \w+)(?:'ll| will|'d like to| would like to|'m going to| want to) (?:\w+ )?(?:ring|call|phone|see|speak to|talk to|check on|check in with|review|catch up|book|have another)\b.*\b(?:again|back|next|in (?:a|an|one|two|three|four|\d+)|on|tomorrow|${WEEKDAY.en})\b|\b(?:another|further) (?:chat|call|appointment|talk|check)\b|\bcome back (?:and see|to see|in|on|next)\b|\bbook you (?:in|back)\b`,
    ),
    es: new RegExp(
      String.raw`\b(?:(?:le|la|lo|te) (?:doy|damos|pongo|ponemos|reservo)|pida|pide|coja|coge|reserve) (?:una )?cita\b|\b(?:nos vemos|la veo|le veo|lo veo|te veo|la llamo|le llamo|lo llamo|te llamo|vuelv[ae]|hablamos)\b.*\b(?:en|el|la|dentro de|otra vez) (?:\w+ )?(?:${WEEKDAY.es})\b`,
    ),
  },
  'safety-net': {
    en: /\b(?:if|should)\b.*\b(?:ring|call|phone|come (?:back|straight|in|to)|go to|contact|press|tell|let)\b.*\b(?:us|me|999|111|112|911|a&e|a and e|hospital|ambulance|surgery|buzzer|bell|straight ?away|samaritans|emergency)\b|\b(?:ring|call|phone|dial|press|come back|go to)\b.*\b(?:if|as soon as)\b/,
    es: /\bsi\b(?! (?:quiere|quieres|puede|le parece|prefiere)).*\b(?:llam[ae]\w*|acud[ae]|vay[ae]s?|vete|ven(?:ga)? (?:a|al|antes|enseguida)|vuelv[ae]|avis[ae]\w*|toque)\b|\b(?:llam[ae]\w*|acud[ae]|vay[ae]s?|vete|venga|vuelv[ae]|avis[ae]\w*)\b.*\bsi\b/,
  },
  confidentiality: {
    en: /\b(?:between (?:you and me|the two of us)|won't (?:share|say|mention) (?:\S+ )*(?:without|unless)|(?:won't|will not|doesn't|does not|never) (?:go|be put|appear|show) (?:on|in) (?:\S+ ){0,5}(?:record|notes|file)|only time (?:i|we)(?:'d| would)? (?:\w+ )?(?:share|tell|pass|speak)|stays? (?:within|with|between|in|here)|unless (?:i'm|i am|we're|we are|someone|somebody|you)(?: \S+){0,8} (?:danger|risk|harm|safe)|won't tell (?:anyone|anybody)|(?:without|unless) you(?:r)? (?:agree\w*|permission|say so|consent))\b/,
    es: /\b(?:no (?:tienen?|tiene) por que enterarse|no se lo (?:dire|contare|diremos)|sin su permiso|queda (?:aqui|entre)|todo lo que (?:hablemos|me (?:diga|cuente|digas|cuentes))|no constara)\b/,
  },
  agreement: {
    en: /\b(?:which (?:one |of (?:these|those|them) )?(?:would|do|will|sounds?) (?:you |best)?|what (?:would|do) you (?:prefer|rather|like to do|want to do|think of|think about (?:that|it|this))|where would you like to start|how about we|(?:does|would) (?:that|this|it)(?: plan)? (?:sound|seem|feel|be|work|suit|make)\b|(?:are|would) you (?:happy|willing|ok|okay|prepared|up for)|is that (?:something|doable|alright|all right)|what do you think\W*$|what (?:would|could) you manage|(?:would |best )suits? you|your thoughts on (?:that|this|it|those))\b/,
    es: /\b(?:por donde (?:le |te )?(?:parece|gustaria|quiere|quieres|empez\w+)|que (?:le|te) parece\b|(?:le|te) parece (?:bien|que|si)|(?:cual|que|que \w+) prefier\w+|de acuerdo\W*$|cuantos \w+ (?:a la semana )?se ve capaz|se ve capaz|(?:le|te) vendria bien|como lo ve)\b/,
  },
  'warning-shot': {
    en: /\b(?:(?:i'm|i am) (?:afraid|sorry)\b.*\b(?:news|results?|not what|isn't what|wasn't what|serious|tell you)|(?:not|isn't|aren't|wasn't) (?:what|as good as|the news|the results?) (?:we|you|i)\b.*\b(?:hop\w+|expect\w+|want\w+|like\w*)|(?:bad|difficult|serious|not good|unwelcome) news|(?:no|not|n't) (?:\w+ )?(?:any )?good news|news (?:is|isn't|are) (?:not )?(?:good|bad|serious)|something (?:serious|difficult) to tell)\b/,
    es: /\b(?:me temo que|no (?:es|son|era) (?:lo que|el que|los que|buenas noticias|como)|malas noticias|noticias? (?:dificil|seria|mala)|siento (?:tener que )?decir\w*|tengo que (?:decirle|darle|contarle) algo)\b/,
  },
  detail: {
    en: /\ball the details?\b|\bhow much (?:\w+ ){0,4}(?:know|tell you|hear)\b/,
    es: /\b(?:prefiere|quiere) que (?:le|se lo) (?:cuente|explique|diga) todo\b|\bcuanto quiere saber\b/,
  },
  accompanied: {
    en: /\b(?:would you like|do you want|shall we ask)\b.*\b(?:here|with you|to join|present)\b/,
    es: /\b(?:entre|pase|venga|este|acompane) alguien\b|\balguien con usted\b/,
  },
  knowledge: {
    en: /\bwhat (?:did|have|has|had) .{1,30}\b(?:tell|told|say|said|explained) (?:to )?you\b/,
    es: /\bque (?:le|te) (?:ha|han|dijo|dijeron|conto|contaron|explico|explicaron)\b/,
  },
  'written-information': {
    en: /\bwritten (?:it|this|that|everything|them) (?:all )?down\b|\bin (?:this|the) leaflet\b/,
    es: /\b(?:en|con) (?:este|el) folleto\b|\bse lo (?:doy|dejo) (?:todo )?(?:por )?escrito\b/,
  },
  explanation: {
    en: /\b(?:i think|i suspect|it looks (?:like|as)|i'm (?:worried|concerned|afraid) that|this is (?:called|likely|probably|an? \w+)|the name for|what you have is|it's (?:called|likely|probably)|(?:could|may|might) be|caused by|because)\b/,
    es: /\b(?:creo que|sospecho|lo mas probable|puede (?:ser|tratarse|deberse)|lo que (?:usted )?tiene|esto (?:es|se llama)|se debe a|porque)\b/,
  },
  identity: {
    en: /\bwho (?:i'm|i am|am i) (?:speaking|talking) (?:to|with)\b|\b(?:is that|is this|am i (?:speaking|talking) (?:to|with)|can i (?:just )?(?:check|confirm) (?:that )?(?:you're|you are|i'm speaking|it's|your))\b|\bwristband\b/,
    es: /\b(?:hablo con|es usted|pulsera)\b/,
  },
  summarise: {
    en: /\b(?:make sure|check|see if) (?:that )?i(?:'ve| have) (?:got|understood)\b|\brun (?:back )?(?:over|through) what you\b|^(?:so|ok so|right so|let me|just to|to sum)\b.*\b(?:you(?:'ve| have)|you got|right\?|is that (?:about )?right|have i)\b/,
    es: /^(?:le |te )?resumo\b|^a ver si (?:lo |le )?he entendido\b|\bsi no me equivoco\b|^(?:a ver si|entonces|resumiendo|en resumen|recapitul\w+)\b.*(?:\bes asi\b|\bcorrecto\b|:)/,
  },
  ideas: {
    en: /\b(?:any|your) thoughts? (?:about|on|as to) (?:the cause|what|why|how)\b|\bput (?:\S+ ){1,4}down to\b|\bwhat (?:do|did) you (?:make|reckon)\b/,
    es: /\ba que (?:lo )?(?:achaca|atribuye)\w*\b/,
  },
  before: {
    en: /\bin the past\b|\bpreviously\b|\bused to (?:take|use|have)\b/,
    es: /\ben el pasado\b|\balguna vez en (?:estas|estos|los|las)\b/,
  },
  number: {
    en: /\b(?:more|less) than (?:you used to|usual|before|normal|you did)\b/,
    es: /\bmas (?:que|de lo) (?:antes|normal|habitual)\b/,
  },
  understanding: {
    en: /\b(?:tell|say|explain|repeat) (?:it |that |this |to )?(?:me )?back\b|\bwhat (?:you've|you have|have you) understood\b|\bclear about what\b|\b(?:taken|take|taking) (?:away )?from (?:this|that|what)\b|\bwhat will you (?:tell|say|do)\b|\bin your own words\b.*\b(?:do|take|plan|happen|going to|explain|understood)\b|\bwhat (?:you'll|you will|will you|are you going to|you're going to) do\b|\b(?:i've|i have) (?:been|explained|made)\b.*\b(?:clear|well|sense)\b/,
    es: /\bcon (?:sus|tus) palabras\b|\bcomo se lo (?:explicaria|explicarias|contaria)\b|\bque ha(?:s)? entendido\b|\bque se lleva de\b|\b(?:si|que) me he explicado\b|\bque (?:va|vas|vamos) a hacer\b/,
  },
};

/** `A minibus, OK.`: said back, and telling nothing. */
const ECHO: Record<Language, RegExp> = {
  en: /^\W*(?:\w+[\s,]+){1,4}(?:ok|okay|right|i see)\W*$/,
  es: /^\W*(?:\w+[\s,]+){1,4}(?:vale|ya|de acuerdo|entiendo)\W*$/,
};
export const echoes = (text: string, language: Language): boolean => ECHO[language].test(folded(text));

/** A reason, or what something is for. */
const REASON: Record<Language, RegExp> = {
  en: /\b(?:because|so|why|since|due|as|otherwise|means?|to|for|from|causes?d?|caus\w+|help\w*|mak\w+|could|may|might|won't|can't|don't|doesn't|rather)\b/,
  es: /\b(?:porque|por|para|ya que|asi|si no|debido|pues|puede\w*|no|ayuda\w*|hace)\b/,
};
export const givesAReason = (text: string, language: Language): boolean => REASON[language].test(folded(text));
/** `How will you say it to her?` */
const TELLING: Record<Language, RegExp> = {
  en: /\b(?:tell\w*|told|say\w*|talk\w*|speak\w*|explain\w*|know|break|share|shar\w+|call|ring|involv\w+)\b/,
  es: /\b(?:dec\w+|dig\w+|cont\w+|cuent\w+|habl\w+|explic\w+|avis\w+|llam\w+)\b/,
};
export const speaksOfTelling = (text: string, language: Language): boolean => TELLING[language].test(folded(text));

/** `So you tripped, did you?`: it says what was said, and asks for nothing. */
const SAYS_BACK: Record<Language, RegExp> = {
  en: /^so you(?:'ve| have|'re| are)? (?!not|never|no |don't|haven't|didn't|aren't|do |take|live|smoke|drink)/,
  es: /^(?:entonces|asi que) (?:usted )?(?:se|le|ha|tiene)\b/,
};
export const saysBack = (text: string, language: Language): boolean => SAYS_BACK[language].test(folded(text.trim()));

/** The words of a sentence with the acts that it does. */
export function wordsWithActs(text: string, language: Language): Word[] {
  const words = exactWords(text, language);
  const plain = folded(text);
  const done = [
    /\b(?:it|that|this) can be\b/.test(plain) ? undefined : PATTERNS[moveOf(text, language)],
    INTRODUCES.test(text) ? 'introduce' : undefined,
    TITLE.test(text) ? 'role' : undefined,
    TAG[language].test(plain) ? 'agreement' : undefined,
    ...Object.entries(WAYS).flatMap(([key, ways]) => (ways[language].test(plain) ? key : [])),
  ];
  const concepts = CONCEPTS.filter((one) => done.includes(one.key) && !words.some((word) => word.concept === one));
  return [...words, ...concepts.map((one) => ({ key: `#${one.key}`, concept: one, from: 0, to: text.length }))];
}

/** A length of time that is told: `It should be gone in about a week`. */
const LENGTH: Record<Language, RegExp> = {
  en: /\b(?:in|for|about|within|after|takes?|lasts?|least|to|or) (?:about |around |another |up to )?(?:half an?|an?|one|two|three|four|five|six|seven|ten|\d+|a few|a couple of|some) (?:minute|hour|day|week|month|year)s?\b/,
  es: /\b(?:en|unos|unas|durante|dura|duran|tarda|entre|un|una|[yao]) (?:unos |unas )?(?:un|una|dos|tres|cuatro|cinco|seis|siete|diez|\d+|pocos|pocas|varios|varias)? ?(?:minuto|hora|dia|semana|mes|ano)(?:e?s)?\b/,
};
export const tellsALength = (text: string, language: Language): boolean => LENGTH[language].test(folded(text));

/** `Has anything like that happened?`: it asks for what was said just before. */
const POINTS_BACK: Record<Language, RegExp> = {
  en: /\b(?:like (?:that|this)|(?:has|have|does|did|do) (?:that|this|any of (?:that|this|these|those))|(?:had|felt|noticed|experienced|recognise) (?:that|any of (?:that|this|these|those))|happened to (?:him|her|them)|more about (?:that|it|him|her|them|this))\b/,
  es: /\b(?:algo (?:asi|parecido)|(?:le|te) (?:ha pasado|pasa|paso|suena) (?:eso|esto|algo|a usted)|algo de (?:eso|esto)|alguna de (?:esas|estas)|que le paso|mas de (?:eso|el|ella))\b/,
};
export const pointsBack = (text: string, language: Language): boolean => POINTS_BACK[language].test(folded(text));

/** `What you describe fits with asthma`, `When it hurts, take two`, `Esta es la enfermera`: told, though they begin as questions. */
const EXPLAINS: Record<Language, RegExp> = {
  en: /^what (?:you|we|i|it|this)(?:'ve|'re| have| are)? (?:\w+ ){1,4}?(?:is|means|sounds?|fits?|could|may|might|suggests?|looks?)\b|^any(?:one|body|thing)?\b.*\b(?:needs?|would|should|will|must|has to)\b|^when(?:ever)? (?:you|it|he|she|they|your|the)\b.*\b(?:take|call|ring|stop|come|go|use|try|you'll|you should|you can|we'll|give|let)\b/,
  es: /^(?:esta|este|estos|estas) (?:es|son)\b|^cuando\b.*\b(?:dej|llam|vuelv|tom|veng|avis|us|pong|beb|vay)[aeu]\w*\b/,
};
export const explains = (text: string, language: Language): boolean =>
  !/[?¿]/.test(text) && EXPLAINS[language].test(folded(text.trim()));

/** Whether a sentence says who speaks: `Hello, I'm Tom, the nurse who is sending you home` asks nothing. */
export const introduces = (text: string): boolean => INTRODUCES.test(text) || TITLE.test(text);

/** `Could we ask her to lock them away?` tells what is proposed. */
/** `You'll stay with your mum tonight, is that OK?` */
const TAG: Record<Language, RegExp> = {
  en: /^\S+ \S+ \S+.*, (?:is|would) that(?: be| seem)? (?:ok|okay|all ?right|alright|fine)\b[^,]{0,20}$/,
  es: /^\S+ \S+ \S+.*, ¿?(?:le parece(?: bien)?|te parece(?: bien)?|de acuerdo|vale)\?$/,
};
const PROPOSES: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|right|well)[\s,]+)*(?:(?:could|can|shall) we\b|could you (?:try|cut|swap|keep|ask|start|take|use|stop|avoid)\b|would (?:it help|you like me|you be|that|you like to|you consider)\b|why don't we|how about|what if (?:we|i)\b|do you want me to)/,
  es: /^[¿\s]*(?:y |pues )?(?:le parece (?:bien )?(?:que|si)|quiere que|que le parece (?:si|que)|podemos|podriamos|podria (?:usted )?llevar|y si)\b/,
};
export const proposes = (text: string, language: Language): boolean =>
  PROPOSES[language].test(folded(text)) || TAG[language].test(folded(text));
/** What is proposed as one's own idea: it asks for nothing of the patient's. */
const SUGGESTS: Record<Language, RegExp> = {
  en: /^(?:(?:and|so|ok|okay|right|well)[\s,]+)*(?:(?:could|can|shall) we\b|could you (?:try|cut|swap|keep|start|take|use|stop|avoid)\b|would it help|why don't we|how about|what if (?:we|i)\b)/,
  es: /^[¿\s]*(?:y |pues )?(?:le parece (?:bien )?(?:que|si)|que le parece (?:si|que)|podemos|podriamos|y si)\b/,
};
export const suggests = (text: string, language: Language): boolean =>
  SUGGESTS[language].test(folded(text)) || TAG[language].test(folded(text));

/** `Le doy cita con la enfermera`, `Es normal que se asuste`: told, though they begin as Spanish questions may. */
const OFFERS =
  /^(?:y |pues |bueno |vale |ademas |ahora mismo )?(?:le|te|les|se lo|se la) (?:doy|damos|pongo|ponemos|pido|pedimos|propongo|proponemos|mando|mandamos|recomiendo|aconsejo|explico|envio|enviamos|derivo|receto|dejo|dejamos|apunto|hago|hacemos|llamo|llamamos|cito|citamos|ofrezco|ofrecemos|veo|vemos|\w+(?:[aei]remos|are|ire|(?<!i)ere))\b/;
export const tellsAnOffer = (text: string, language: Language): boolean =>
  language === 'es' && (OFFERS.test(folded(text.trim())) || moveOf(text, language) === 'empathy');
