/** Acts of talking that an item may ask for, and the ways in which they are said. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { type Move, moveOf } from '../engine/read/moves';
import { CONCEPTS } from '../engine/words/clinical-words';
import { folded } from '../engine/words/text';
import type { Word } from '../engine/words/words';
import { exactWords } from './exact-words';
import { checksAName, endsInATag, saysAName, saysARole } from './sentence-acts';

/** Acts that the pattern of a sentence shows, without a word for them. */
const PATTERNS: Partial<Record<Move, string>> = {
  consent: 'consent',
  proposed: 'agreement',
  summary: 'summarise',
  empathy: 'empathy',
  'invites-questions': 'invites-questions',
  'checks-understanding': 'understanding',
};
/** `It can be something serious` is no empathy. */
const SAYS_WHAT_IS = /\b(?:it|that|this) can be\b/;

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
  allergy: {
    en: /\b(?:tablets?|medicines?|drugs?|anything) (?:that )?you (?:can't|cannot|must not|mustn't|aren't able to) take\b|\bdisagrees? with you\b/,
    es: /\b(?:medicinas?|pastillas?|medicamentos?|farmacos?)\b.*\b(?:siente|sienta|sientan|sentado) mal\b|\bno (?:puede|puedes|pueda) tomar\b/,
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
    en: /\b(?:between (?:you and me|the two of us)|won't (?:share|say|mention) (?:\S+ )*(?:without|unless)|(?:won't|will not|doesn't|does not|never) (?:go|be put|appear|show) (?:on|in) (?:\S+ ){0,5}(?:record|notes|file)|only time (?:i|we)(?:'d| would)? (?:\w+ ){0,2}(?:share|tell|pass|speak)|stays? (?:within|with|between|in|here)|unless (?:i'm|i am|we're|we are|someone|somebody|you)(?: \S+){0,8} (?:danger|risk|harm|safe)|won't tell (?:anyone|anybody)|(?:without|unless) you(?:r)? (?:agree\w*|permission|say so|consent))\b/,
    es: /\b(?:no (?:tienen?|tiene) por que enterarse|no se lo (?:dire|contare|diremos)|sin su permiso|queda (?:aqui|entre)|todo lo que (?:hablemos|me (?:diga|cuente|digas|cuentes))|no constara)\b/,
  },
  agreement: {
    en: /\b(?:which (?:one |of (?:these|those|them) )?(?:would|do|will|sounds?) (?:you |best)?|what (?:would|do) you (?:prefer|rather|like to do|want to do|think of|think about (?:that|it|this))|where would you like to start|how about we|(?:does|would) (?:that|this|it)(?: plan)? (?:sound|seem|feel|be|work|suit|make)\b|(?:are|would) you (?:happy|willing|ok|okay|prepared|up for)|is that (?:something|doable|alright|all right)|what do you think\W*$|what (?:would|could) you manage|(?:would |best )suits? you|your thoughts on (?:that|this|it|those))\b/,
    es: /\b(?:por donde (?:le |te )?(?:parece|gustaria|quiere|quieres|empez\w+)|que (?:le|te) parece\b|(?:le|te) parece (?:bien|que|si)|(?:cual|que|que \w+) prefier\w+|de acuerdo\W*$|cuantos \w+ (?:a la semana )?se ve capaz|se ve capaz|(?:le|te) vendria bien|como lo ve)\b/,
  },
  coping: {
    en: /\bhow are you (?:doing|coping|managing|holding up|bearing up|feeling) (?:\w+ )?(?:in|with|through|about) (?:all )?(?:of )?(?:this|that|it)\b|\bwho(?:'s| is) looking after you\b/,
    es: /\bcomo lo (?:lleva|llevas|esta llevando|estas llevando)\b|\bquien (?:le|la|lo|te) cuida\b/,
  },
  'side-effect': {
    en: /\b(?:can|may|might|could|sometimes|often|does) (?:\w+ )?(?:makes? you|give you|upset your)\b|\b(?:some )?(?:people|patients) (?:can |may |do )?(?:get|feel|notice|find)\b/,
    es: /\bpuede[n]? (?:dar(?:le|te)?|sentar(?:le|te)?|producir(?:le|te)?|notar)\b/,
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
    es: /\b(?:hablo con|es usted(?! (?:el|la) (?:del?|que)\b)|pulsera)\b/,
  },
  summarise: {
    en: /^(?:so|ok|okay|right)\b.{0,8}\bwhat we(?:'ve| have) (?:said|agreed|talked|decided)\b|\b(?:make sure|check|see if) (?:that )?i(?:'ve| have) (?:got|understood)\b|\brun (?:back )?(?:over|through) what you\b|^(?:so|ok so|right so|let me|just to|to sum)\b.*\b(?:you(?:'ve| have)|you got|right\?|is that (?:about )?right|have i)\b/,
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

/** The words of a sentence with the acts that it does. */
export function wordsWithActs(text: string, language: Language): Word[] {
  const words = exactWords(text, language);
  const plain = folded(text);
  const done = [
    SAYS_WHAT_IS.test(plain) ? undefined : PATTERNS[moveOf(text, language)],
    saysAName(text) ? 'introduce' : undefined,
    saysARole(text) ? 'role' : undefined,
    checksAName(text) ? 'identity' : undefined,
    endsInATag(text, language) ? 'agreement' : undefined,
    ...Object.entries(WAYS).flatMap(([key, ways]) => (ways[language].test(plain) ? key : [])),
  ];
  const concepts = CONCEPTS.filter((one) => done.includes(one.key) && !words.some((word) => word.concept === one));
  return [...words, ...concepts.map((one) => ({ key: `#${one.key}`, concept: one, from: 0, to: text.length }))];
}
