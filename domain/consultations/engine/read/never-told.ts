/**
 * What an author marks as never to be told: `Do not say`, `hidden from the candidate`, `no revelar`, in a heading, a label, a
 * line or a part of a line. In doubt more is kept than less. `Do not say unless asked` is a condition and no such mark. Pure.
 */
import { folded, sentencesOf } from '../words/text';

const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** Those who must not learn it. */
const TO =
  '(?:candidat(?:es?|[oa]s?)|doctors?|doctor[ae]s?|students?|estudiantes?|alumn[oa]s?|examinees?|clinicians?|interviewers?|trainees?|learners?|nurses?|medic[oa]s?|enfermer[oa]s?|anyone|anybody|them|nadie)';
/** `You never tell your wife` is part of the story. */
const OTHERS =
  /^(?:it|this|that)?\s*(?:(?:to|with|from|a|al|con)\s+)?(?:(?:your|his|her|my|their|the|tu|tus|su|sus|mi|mis|el|la|los)\s+)?(?:wife|husband|partner|spouse|mother|mum|mom|father|dad|parents?|family|brothers?|sisters?|sons?|daughters?|kids|children|friends?|boss|employers?|managers?|colleagues?|mates?|neighbou?rs?|police|school|teachers?|relatives|girlfriend|boyfriend|people|gp|mujer|marido|espos[oa]|pareja|madre|padre|padres|familia|herman[oa]s?|hij[oa]s?|amig[oa]s?|jef[ea]|companer[oa]s|vecin[oa]s?|policia|gente|novi[oa])\b/;

const CLEARLY = any('reveal', 'disclose', 'divulge', 'mention', 'let on', 'let slip', 'give away', 'hint at');
const SAY = any(CLEARLY, 'say', 'tell', 'share', 'admit', 'confess', 'confirm', 'communicate', 'inform', 'bring up');
const GIVE = 'give (?:(?:the )?\\w+ )?(?:the|your|any|a) (?:\\w+ )?(?:diagnosis|answer|cause|result)s?';
const ORDERS = any(SAY, GIVE, 'name', 'state', 'discuss', 'explain', 'speak of', 'talk (?:about|of)', 'refer to');
const SAYING =
  '(?:saying|telling|revealing|disclosing|divulging|mentioning|sharing|admitting|confirming|naming|discussing|giving away|talking about|referring to)';
const SAID =
  '(?:told|said|revealed|disclosed|divulged|mentioned|shared|given away|discussed|spoken of|communicated|confirmed)';
const EVER =
  '(?:\\s*,?\\s*(?:ever|please|directly|explicitly|under (?:any|no) circumstances?|in any way|at any (?:point|time|stage)),?)*';
const DECIR =
  '(?:digas?|digan|dice[s]?|decir\\w*|revel(?:ar\\w*|en?|es|as?)|mencion(?:ar\\w*|en?|es|as?)|contar(?:lo|la|los|las|le|les|selo|sela)?|cuent(?:es?|en|as)(?! con\\b)|desvel(?:ar\\w*|en?|es|as?)|divulg(?:ar\\w*|ues?|uen)|comuni(?:car\\w*|ques?)|comentar\\w*|comentes?|compart(?:ir\\w*|as?)|nombr(?:ar\\w*|es?)|confesar\\w*|confieses?|informar\\w*|informes?|explicar\\w*|expliques?|hab(?:lar|les?) (?:de|sobre)|(?:dar|des?) (?:el|tu|su|ningun) (?:diagnostico|resultado))';

/** At the beginning of a clause: an order. */
const START = '(?:^|(?<=[.,;:–—(\\[-]\\s*|\\b(?:and|but|so|please|y|pero|que|por favor),?\\s+))';
const MARKS: readonly RegExp[] = [
  `${START}(?:please )?(?:do not|don't|dont|never|not to|do n't)${EVER}(?: \\w+,? (?:or|and))? ${ORDERS}\\b`,
  `\\b(?:you|she|he|they|the (?:patient|actor|role-?player)s?) (?:do(?:es)? not|don't|doesn't|will not|won't|never)${EVER} ${SAY}\\b`,
  `${START}(?:please )?(?:refuse|decline) to ${ORDERS}\\b`,
  `${START}(?:please )?(?:tell|say|mention|reveal)(?: (?:this|it))?(?: to)? (?:no one|nobody|no-one|nothing (?:about|of))\\b`,
  `${START}(?:keep|stay|remain) (?:quiet|silent|mum) (?:about|on)\\b`,
  `\\b(?:do not|don't|never) let (?:the )?${TO} (?:know|find out|learn|hear|see|guess)\\b`,
  `\\b(?:must|should|may|shall|will|can|are|is|ought)(?: (?:not|never)|n't)(?: (?:allowed|permitted))?(?: to)?${EVER} ${CLEARLY}\\b`,
  `\\bcannot ${CLEARLY}\\b`,
  `\\b(?:must|should|may|shall|are|is|ought)(?: (?:not|never)|n't)(?: (?:allowed|permitted))?(?: to)?${EVER} ${ORDERS}\\b`,
  `\\b(?:avoid|refrain from|resist|without ever) ${SAYING}\\b`,
  `\\b(?:under no circumstances|at no (?:point|time|stage)|on no account)\\b[^.;]{0,40}?\\b${ORDERS}\\b`,
  `\\b(?:candidat\\w+|doctor|student|clinician) (?:must|should|is|may|can|does|will)(?: (?:not|never)|n't)(?: to)?(?: ever)? (?:know|learn|hear|find out|discover|be (?:told|aware|informed|made aware|given|shown))\\b`,
  `\\byou (?:do not|don't) (?:yet )?know that\\b|\\b(?:patient|you|she|he) (?:does not|doesn't|are|is)(?: (?:un)?aware| know) that\\b`,
  `\\bunaware (?:that|of (?:the|your|her|his) diagnosis)\\b`,
  `\\b(?:no|nunca|jamas)(?: (?:lo|la|los|las|le|les|se|debes?|deben|hay que|tienes que|has de|te|me|nunca|jamas|llegues a|vayas a))*\\s+${DECIR}(?!\\w)`,
  `\\b(?:evit(?:a|ar|e)|prohibido|abstente de|en ningun (?:caso|momento)|bajo ningun(?:a)? (?:concepto|circunstancia)s?)\\b[^.;]{0,20}?\\s${DECIR}(?!\\w)`,
  `\\b(?:no (?:sabes?|conoces?)|desconoces?|ignoras?)(?: todavia| aun)? que\\b`,
].map((source) => new RegExp(source, 'g'));
/** These speak of what stands before them. */
const MARKS_BEFORE: readonly RegExp[] = [
  `\\b(?:(?:must|should|may|shall|is|are|ought)(?: (?:not|never)|n't)(?: to)?(?: ever)? be|(?:not|never) to be)(?: ever)? (?:${SAID}|given|known|shown)\\b`,
  `\\b(?:hide|hides|hidden|conceal|conceals|concealed|withhold|withheld|held back|kept|keep|keeps|secret|unknown|undisclosed|not (?:known|shown|visible|available|for))\\b[^.;]{0,60}?\\b(?:from|to|for) (?:the )?${TO}\\b`,
  `${START}(?:you )?(?:must |should )?(?:keep|leave)\\b[^.;]{0,60}?\\b(?:secret|hidden|confidential|private|to yourself|unsaid|undisclosed|from (?:the )?${TO})\\b`,
  `\\b(?:must|should|is to|are to)(?: always)? (?:remain|stay|be (?:kept|left|held))(?: a)? (?:secret|hidden|confidential|private|unsaid|undisclosed|unknown|back)\\b`,
  `${START}(?:please )?(?:hide|conceal|withhold|suppress|hold back)\\b`,
  `\\bnot for (?:the )?${TO}\\b`,
  `\\bto be (?:kept|left|held) (?:secret|hidden|confidential|private|back|from)\\b`,
  `\\bno (?:se )?puede[ns]? (?:decir|revelar|contar|mencionar|comunicar)(?:se|l[oa]s?|selo)\\b|\\bno puedes (?:decir|revelar|contar|mencionar)(?:l[oa]s?|selo)\\b`,
  `\\bno se (?:le )?(?:dice|revela|menciona|comunica)\\b|\\b(?:esto|eso) no se cuenta\\b`,
  `\\bdebe[ns]? (?:permanecer|quedar(?:se)?|mantenerse|ser) (?:en )?(?:secret|ocult|confidencial)\\w*`,
  `\\b(?:no|nunca|jamas) (?:debe[ns]? |puede[ns]? |se )*(?:ser |estar )?(?:revelad|dich|contad|mencionad|comunicad|desvelad|divulgad|conocid)[oa]s?\\b`,
  `\\b(?:no|nunca|jamas)(?: se)? debe[ns]? (?:saberse|conocerse|decirse|revelarse|mencionarse|contarse|saber\\w*)\\b`,
  `${START}(?:ocult(?:a|ar|e|es|alo|arlo|ala)|escond(?:e|er|elo|erlo)|call(?:a|ar|atelo|arse)|omit(?:e|ir)|silenci(?:a|ar))\\b`,
  `\\b(?:ocult(?:o|a|os|as|ado|ada|ar\\w*|es?)|escondid[oa]s?|secret[oa]s?|desconocid[oa]s?)\\s(?:[^.;]{0,40}?\\s)?(?:al?|para|de)(?: (?:el|la|los|las|quien))? ?${TO}(?!\\w)`,
  `\\b(?:mant(?:en|ener)\\w*|guard(?:a|ar|e)(?:lo|la)?|qued(?:a|ar)\\w*)\\b[^.;]{0,60}?\\b(?:en secreto|secret[oa]s?|ocult[oa]s?|confidencial\\w*|para (?:ti|si|usted))\\b`,
  `${TO} (?:no|nunca|jamas) (?:lo |la )?(?:debe[ns]?|puede[ns]?|ha de|tiene que|sabe|sepa|conoce)\\b(?: (?:lo |la )?(?:saber|conocer|enterar|descubrir|oir)\\w*)?`,
  `\\bque (?:no|nunca) (?:lo |la |se )*(?:sepa|conozca|diga|revele|descubra|entere|mencione|cuente)n?\\b`,
].map((source) => new RegExp(source, 'g'));
const MARK = new RegExp([...MARKS, ...MARKS_BEFORE].map(({ source }) => source).join('|'), 'g');
/** What marks only as a heading, a label, a remark in brackets or a sentence of its own. */
const TAG =
  /^(?:(?:top )?secret[os]?s?|(?:en|in) secreto?|strictly (?:secret|confidential)|(?:informacion |informations? )?(?:confidential|confidencial)|secret (?:information|facts?|details?)|(?:informacion|datos?|hechos?) secret[oa]s?|(?:es |esto es )?(?:un |alto )?secreto|(?:informacion )?reservad[oa]s?|ocultar|ocult[oa] al?\b.*|(?:not|never|do not|no) (?:for )?(?:tell(?:ing)?|told|say(?:ing)?|said|reveal(?:ed|ing)?|disclos(?:e|ed|ure|ing)|mention(?:ed|ing)?|shar(?:e|ed|ing)|repeat)\b.*|(?:untold|undisclosed|unsaid|non-?disclosable)\b.*|(?:for )?(?:the )?(?:actor|examiner|role-?player)s?(?:'s?)?(?: eyes)? only|solo para (?:el |la )?(?:actor|actriz|examinador)\w*|sin (?:decir|revelar|contar|mencionar)(?:lo)?|(?:no|nunca|jamas) (?:se )?(?:dice|revela|cuenta|menciona|comunica)\b.*)[\s.!:*]*$/;
/** `Secret worry`: what a patient keeps to themselves until they are asked. */
const VIEWS =
  /\b(?:agenda|worr\w+|fears?|concerns?|wish\w*|hopes?|motivos?|miedos?|temor\w*|preocupaci\w+|deseos?|expectati\w+)\b/;

const EVEN =
  /\beven (?:if|when|though|under)\b|\bwhether or not\b|\bno matter\b|\b(?:ni )?aunque\b|\bincluso (?:si|cuando)\b|\bni (?:siquiera )?si\b/;
const CONDITION =
  /\b(?:unless|until|till|before|only (?:if|when|once|after)|except|without|salvo|a menos que|hasta|antes de|solo (?:si|cuando|tras|despues)|excepto|si no|sin que|mientras no)\b.*\b(?:ask|question|prompt|press|prob|direct|kind|empath|sympath|trust|rapport|listen|pregunt|insist|amable|confian|empat|escuch)|\b(?:unprompted|spontaneous(?:ly)?|at first|at once|initially|straight ?away|immediately|right away|voluntarily|freely|openly|too (?:soon|early|quickly)|first|al principio|de entrada|espontanea\w*|por (?:tu|su) (?:cuenta|iniciativa)|inicialmente|enseguida|de inmediato|a la primera)\b|\b(?:tell|reveal|say|disclose|answer|given|told|decir(?:lo)?|dilo|cuentalo)\b(?: it| this)? (?:only )?(?:if|when|si|cuando) (?:you are |you're |te |le |se )?(?:lo )?(?:asked|pregunt)/;
/** `Not to be told if asked` is one: it says so of the question. */
const ASKED = /\bif (?:you are )?asked\b|\bsi (?:te|le) (?:lo )?preguntan?\b/;

/** Words that name nothing of what is kept: of a mark itself, those who must not learn it, and what stands for another. */
const EMPTY = new RegExp(
  `^(?:${TO}|${SAY}|${SAYING}|${SAID}|${DECIR}|nam(?:e|ing)|stat(?:e|ing)|discuss|explain|speak|spoken|talk|refer|given?|let|bring|hide|hides|hidden|conceal(?:ed|s)?|withh[eo]ld|kept|confidential|private|unknown|undisclosed|unsaid|untold|suppress|avoid|refrain|account|allowed|permitted|don|does|did|doesn|aren|isn|telling|disclosure|eyes|dich[oa]s?|revelad[oa]s?|contad[oa]s?|mencionad[oa]s?|ocult\\w*|escond\\w*|secret[oa]s?|call(?:a|ar\\w*)|guarda\\w*|manten\\w*|confidencial|evita\\w*|prohibido|saber\\w*|sepa|conocer\\w*|volunteer|refuse|decline|nothing|nobody|one|silent|quiet|mum|remain|stay|top|alto|patient|paciente|sin|enterarse|sabe|contarse|hab(?:lar|les?)|ello|des|dar|permanecer|quedar\\w*|mantener\\w*|puede[ns]?|puedes|reservad[oa]s?|omitir|callatelo|cuentan?|solo|para|ser|estar|know|learn|hear|discover|find|away|aware|made|shown|visible|available|it|its|this|that|these|those|so|the|any|all|none|anything|everything|something|information|info|details?|facts?|following|follows|above|below|line|part|section|note|please|ever|even|asked|directly|when|pressed|point|time|stage|under|circumstances?|way|matter|what|whatever|diagnos[ie]s|answer|condition|illness|disease|results?|cause|case|secret|truth|name|real|actual|final|true|underlying|correct|your|you|his|her|their|him|hers|out|loud|aloud|station|until|end|exam|during|here|which|who|must|should|not|never|only|and|but|for|about|with|from|actor|examiner|important|else|always|explicitly|are|was|will|can|may|yourself|keep|lo|los|las|una|uno|este|esta|esto|estos|estas|eso|ese|esa|aquello|les|nada|todo|informacion|datos?|detalles?|siguientes?|anterior(?:es)?|linea|nota|aunque|pregunten|preguntan|pregunte|directamente|nunca|jamas|bajo|ningun|ninguna|concepto|caso|momento|circunstancia|del|que|diagnostico|respuesta|enfermedad|resultados?|causa|secreto|verdad|tus?|sus?|por|favor|debe|debes|hay|tiene|como|cual|quien|sobre|estacion|examen|actriz|importante|continuacion)$`,
);
export const contentOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => (word.length > 2 || /\d/.test(word)) && !EMPTY.test(word));

/** Quotations are what is said, and never a mark: as long as they are. */
export const plainOf = (text: string): string =>
  folded(text).replaceAll(/[“«"][^“«”»"]*[”»"]/g, (quote) => 'x'.repeat(quote.length));

/** `Actor's script, not to be shown to the candidate` marks no fact. */
const OF_THE_PAPER =
  /\b(?:brief|briefing|script|sheet|instructions|page|document|guion|instrucciones|hoja|ficha|documento)\b/;

export const isCondition = (plain: string): boolean => !EVEN.test(plain) && CONDITION.test(plain);
const ofOthers = (rest: string): boolean =>
  OTHERS.test(rest.trim()) || / (?:from|to|with) (?:your|his|her) \w+/.test(rest);

/** `You say no more`: how somebody speaks, and not of what. */
const OF_MANNER =
  /^\s*(?:nada|anything|a word|much|mucho)?\s*(?:mas|more|else)?\s*(?:[,.;:!]|$)(?<=\b(?:nada|anything|word|much|mucho|mas|more|else)\s*.?)/;
/** `If nobody asks, you do not say it` is a condition, not a mark: the patient says the fact if the candidate asks. */
const NOBODY_ASKS = /\b(?:if|when) (?:nobody|no one) asks?\b|\bsi nadie (?:te |le |lo )*pregunta\b/;

export interface Found {
  from: number;
  to: number;
  /** Whether it speaks of what stands before it. */
  back: boolean;
}
export function firstMark(plain: string): Found | null {
  if (NOBODY_ASKS.test(plain)) return null;
  const found = (patterns: readonly RegExp[], back: boolean): Found[] =>
    patterns.flatMap((pattern) =>
      [...plain.matchAll(pattern)].flatMap(({ 0: mark, index }) =>
        ofOthers(plain.slice(index + mark.length)) || OF_MANNER.test(plain.slice(index + mark.length))
          ? []
          : { from: index, to: index + mark.length, back },
      ),
    );
  const all = [...found(MARKS, false), ...found(MARKS_BEFORE, true)];
  return all.sort((a, b) => a.from - b.from || b.to - a.to)[0] ?? null;
}

/** `never`: marked. `gated`: marked until it is asked for. */
export type Mark = 'never' | 'gated' | null;
/** Remarks in brackets. */
export const BRACKETS = /[([]([^()[\]]*)[)\]]/g;
/** How a heading, a label or a remark in brackets marks what belongs to it. */
export function markOf(text: string): Mark {
  const plain = plainOf(text)
    .replace(/^[\s*–—:-]+/, '')
    .trim();
  if (OF_THE_PAPER.test(plain)) return null;
  const bare = plain.replaceAll(BRACKETS, ' ').trim();
  const tags = [plain, bare, ...[...plain.matchAll(BRACKETS)].map(([, inside]) => inside!.trim())];
  const isTagged = tags.some((tag) => TAG.test(tag)) && !VIEWS.test(plain);
  if (!isTagged && firstMark(plain) === null && !tags.some((tag) => firstMark(tag) !== null)) return null;
  const asks = ASKED.test(plain) && isTagged && !/\b(?:not|never|no|nunca)\b/.test(plain);
  return isCondition(plain) || asks ? 'gated' : 'never';
}

/** What a condition makes a sentence wait for, by the words that it names. */
export const ONLY_IF_ASKED = '(only if asked directly)';
export const gateOf = (sentence: string): string =>
  `${contentOf(plainOf(sentence).replaceAll(MARK, ' ').replace(CONDITION, ' ')).join(' ')} ${ONLY_IF_ASKED}`.trim();

/** The first letters of the words that name something: `gallstone` and `gallstones` are one. */
const stemsIn = (text: string): string[] => contentOf(plainOf(text)).map((word) => word.slice(0, 5));
/** Whether two texts name the same thing. */
export const sharesWords = (one: string, other: string): boolean => {
  const words = new Set(stemsIn(one));
  return stemsIn(other).some((word) => words.has(word));
};
export const namesNothing = (text: string): boolean => contentOf(plainOf(text)).length === 0;

/** Words that name what is kept: `the gallstones`. More of them tell a story of their own. */
const NAMES_MOST = 3;
/** Whether a text speaks of the very thing that `kept` names: `Never mention the gallstones` holds wherever they are. */
export function speaksOf(text: string, kept: string): boolean {
  const named = contentOf(plainOf(kept)).filter(
    (word) => !OF_ANY_FACT.test(word) && (word.length > 3 || kept.includes(word.toUpperCase())),
  );
  if (named.length === 0 || named.length > NAMES_MOST) return false;
  const words = new Set(stemsIn(text));
  return named.every((word) => words.has(word.slice(0, 5)));
}
const OF_ANY_FACT =
  /^(?:have|has|had|been|take|takes|feel|none|yes|were|tienes|tener|has|estas|eres|tomas|sientes|ninguna?)$/;

/** Whether the words of a fact, as the patient says them, carry a mark of their author. */
export const marksFact = (about: string, said: string): boolean =>
  markOf(about) === 'never' ||
  (/^[^.!?:]{3,60}:/.test(said) && markOf(said.slice(0, said.indexOf(':'))) === 'never') ||
  sentencesOf(said).some(
    (sentence) =>
      [...plainOf(sentence).matchAll(BRACKETS)].some(([, inside]) => markOf(inside!) === 'never') ||
      (namesNothing(sentence) && markOf(sentence) === 'never'),
  );
