/** The words by which an examiner says what is done, and how: they need not be said to a patient. */
import type { Language } from '~/domain/accounts/contract';

const listOf = (words: string): string[] => words.trim().split(/\s+/);

/** Words of an item that are left out wherever they stand. */
export const EXAMINER: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    listOf(`asks ask asking about establishes establish explores explore elicits elicit enquires enquire inquires quantifies quantify
      confirms confirm checks check takes screens screen clarifies clarify obtains obtain gathers uncovers uncover discovers discover
      identifies identify whether including includes relevant appropriate appropriately candidate patient patients history full brief
      known any recent detail details detailed specific specifically explicitly risk factors factor red flags flag other serious causes
      cause self starts begins uses using lets explains explain advises advise offers offer gives give recommends suggests discusses
      arranges proposes describes states mentions acknowledges responds early clear clearly least two three one associated presenting
      complaint problem number prescribed answer him his her them their allows speak talk comfortable enough suspected plain language
      says needed today option options reflex honest honestly choice concise accurate openly diagnosis agrees agree within advised
      alternatives experience words withholds stops shared decision reaches explores answers short courses actually feels help
      prescribes physical responds wellbeing small advice correct likely practical reason reasons next step steps contraindicated
      matters matter similar symptom symptoms assessment important main tonight happens`),
  ),
  es: new Set(
    listOf(`pregunta preguntar indaga explora interroga establece averigua cuantifica confirma comprueba recoge investiga aclara
      obtiene descubre detecta identifica incluyendo incluye relevante relevantes adecuado adecuada candidato candidata paciente
      anamnesis historia completa breve conocido conocida reciente detalle detalles especifico factores riesgo signos alarma otras
      otros graves causas causa empieza usa deja hablar explica aconseja ofrece recomienda propone describe menciona reconoce responde
      claro claramente menos asociados asociado habituales habitual posible puede seguir responder contestar comoda comodo personas
      cerca tecnicismos sospecha pruebas dice palabras sencillas sintomas resume concreto concreta realista fiable cuente repita diga explique fecha informacion parecido parecidos parecida parecidas similar similares importante importantes debe`),
  ),
};

/** Verbs of examiners that are words of patients too (`names`, `find you`): left out at the head of an item or of one of its parts. */
const HEAD_VERBS: Record<Language, string> = {
  en: listOf(`names plans finds notes makes keeps picks handles treats corrects considers addresses requests repeats involves
    has shows warns reassures normalises links weighs compares interprets excludes assesses judges codes books ensures
    works helps covers learns detects recognises records documents negotiates follows mentions identifies uncovers discovers
    takes gives reaches answers responds looks encourages shows pauses ensures`).join('|'),
  es: listOf(`avisa(?!\\santes) presenta guarda relaciona refuerza pide da habla nombra deja dice acuerda ofrece asegura descarta interpreta
    compara incluye recoge responde plantea comunica valora orienta cuida anima muestra reacciona organiza`).join('|'),
};
const HEADS: Record<Language, RegExp> = {
  en: new RegExp(`(?:^|; |, |\\band )(?:${HEAD_VERBS.en})\\b`, 'g'),
  es: new RegExp(`(?:^|; |, |\\by )(?:(?:le|la|lo) )?(?:${HEAD_VERBS.es})\\b`, 'g'),
};

/** How a thing is done: `in plain words and with hope`, `as the working diagnosis`. */
const MANNERS: Record<Language, RegExp> = {
  en: /\b(?:and )?(?:in (?:plain|simple|clear|everyday) (?:words?|language|terms|numbers?|english)|in proportion|in order|with(?:out)? (?:any |false )?(?:hope|reassurance|defensiveness|respect|empathy|sympathy|kindness|honesty|care|sensitivity|tact|judge?ment|blame|pressure|jargon|euphemism)|as (?:a |the )?(?:working|likely|most likely|main|probable|first) diagnosis|as part of (?:the )?treatment|step by step|if (?:wanted|needed|indicated|possible))\b/g,
  es: /\b(?:y )?(?:con (?:honestidad|sinceridad|claridad|respeto|empatia|delicadeza|tacto|calma|sensibilidad|palabras sencillas|naturalidad)|sin (?:tecnicismos|juzgar|culpar|reproch\w+|prisas?|rodeos|eufemismos)|en una frase|en palabras sencillas|para que sirve|poco a poco)\b/g,
};

/** As many letters, so that places in a text stay. */
const blank = (found: string): string => found.replaceAll(/[^;,]/g, ' ');

/** A folded item without its manner of doing and the verbs at its heads. */
export const withoutExaminer = (plain: string, language: Language): string =>
  plain.replaceAll(MANNERS[language], blank).replaceAll(HEADS[language], blank);

/** Items that are also done by asking whether that is right: `Agrees a small next step`. */
export const AGREES: Record<Language, RegExp> = {
  en: /^(?:agree|negotiat|share)/,
  es: /^(?:acuerda|negocia|comparte)/,
};

/** Items whose reason has to be said. */
export const WHY: Record<Language, RegExp> = {
  en: /^(?:explains|says) (?:\w+ )?why\b/,
  es: /^(?:explica|dice) por que\b/,
};
/** Items about telling somebody. */
export const TELLS_SOMEBODY: Record<Language, RegExp> = {
  en: /\bhow to tell\b|^helps with telling\b/,
  es: /\bcomo (?:decir|contar)\w*\b/,
};
/** Items that a warning may cover: `Gives stroke red flags`, `Says when to ring 999`. */
export const WARNS: Record<Language, RegExp> = {
  en: /\b(?:safety|net|warn\w*|red flags?|when to|signs|999|112|911|urgent\w*|emergenc\w*|seek|return|back|attack|worse\w*|crisis|what to do|recogni[sz]e|follow)\b/,
  es: /\b(?:signos|alarma|cuando|112|urgen\w*|volver|avisa\w*|advierte|empeora|que hacer|red de seguridad|telefono\w*|crisis)\b/,
};

/** Words of a title that stand for a way of asking, or for what has another name. */
export const STANDS_FOR: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    pattern: '#frequency',
    amount: '#number',
    analgesic: '#painkiller',
    analgesia: '#painkiller',
    letter: '#certificate',
  },
  es: {
    previo: '#before',
    previos: '#before',
    previa: '#before',
    previas: '#before',
    patron: '#frequency',
    cantidad: '#number',
    analgesico: '#painkiller',
    analgesia: '#painkiller',
  },
};
