/**
 * Questions about the telling itself: `What have you not told me?`, `Are you hiding something?` They name nothing that a patient
 * could be asked for, so they open what `Anything else?` opens, and nothing that waits for a question of its own. Pure.
 */
import type { Language } from '~/domain/accounts/contract';
import { readQuestion } from './question';
import { shortFormsWritten } from '../words/spelling';
import { folded } from '../words/text';

/** Told to the candidate, and to nobody else: `Have you told your wife?` is another question. */
const TELL =
  '(?:tell|told|telling|mention(?:ed|ing)?|say|said|saying|shar(?:e|ed|ing)|admit(?:ted|ting)?|(?:talk|talked|talking|speak|spoken) (?:about|of)|br(?:ing|ought) up|disclos(?:e|ed|ing)|let on)(?! (?:you|him|her|them|your|the)\\b)(?: (?:to )?(?:me|us|anyone|anybody|a soul)(?: else)?\\b)?(?: (?:about|of|yet|so far|before)(?=\\W*$))?';
const AWKWARD =
  '(?:hard|difficult|embarrass\\w*|asham\\w*|afraid|scared|frightened|worried|reluctant|shy|uncomfortable|nervous|awkward|unsure whether)';
const OTHERS = '(?!(?:i|we|they|he|she|been)\\b)';

/** About the telling, also in a sentence that names a matter. */
const BY_THEMSELVES: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:what )?(?:are you|you're|you are|have you(?: been)?|you've(?: been)?|do you)(?: still)? (?:hiding|hid(?:e|den)?|concealing)\b(?: (?:something|anything|things))?|\b(?:hiding|something to hide|anything to hide)(?: (?:something|anything|things|it|from (?:me|us)))*\b(?=\W*$)/g,
    /\byou(?:'ve| have)? (?:(?!been\b|feel\b)\w+ )?left out\b|\b(?:left|leave|leaving) (?:anything|something|things?|nothing) out\b/g,
    /\b(?:holding|keeping|held|kept) (?:(?:anything|something|things?|it|stuff|nothing|information) )?back\b|\b(?:hold|keep) (?:anything|something|things?|it|information) back\b/g,
    /\b(?:keep|keeping|kept|hide|hiding) (?:\w+ ){0,2}from (?:me|us)\b|\b(?:keep|keeping|kept) (?!yourself)(?:\w+ ){0,2}(?:to yourself|secret|quiet)\b/g,
    /\b(?:secrets?|off (?:your|his|her) chest)\b/g,
    /\b(?:told|telling|tell) (?:me|us) (?:everything(?= ?\W*$| (?:yet|so far|now))|(?:it )?all(?= ?\W*$)|the (?:whole |full )?(?:truth|story)|the lot)\b/g,
    /\b(?:be|being|been) (?:\w+ly )?(?:honest|truthful|open|straight|upfront|frank) with (?:me|us)\b|\b(?:lying|lie|lied) to (?:me|us)\b/g,
    /\b(?:have )?i(?:'ve| have| had)? (?:not|haven't|hadn't|didn't|forgotten to|forgot to|failed to) ask(?:ed)?\b(?: you)?|\b(?:have|did|should|could|must) i (?:not )?(?:have )?(?:asked|ask|be asking)\b(?= ?\W*$| you\W*$| about\W*$)|\bi (?:should|ought to|could|might) (?:have asked|be asking|ask)\b(?= ?\W*$| you\W*$| about\W*$)|\b(?:haven't|didn't) i ask(?:ed)?\b/g,
    /\bforg(?:e|o)t(?:ten)? to (?:tell|mention|say|share)\b(?: (?:me|us))?/g,
    /\bis that (?:all|everything|really (?:all|everything))(?: (?:there is|of it))?(?=\W*$)/g,
  ],
  es: [
    /\b(?:me|nos) (?:\w+ )?(?:ocult|escond)(?:a|as|e|es)\b(?: algo| cosas)?|\b(?:ocult|escond)(?:ando|iendo|ado|ido|ar|er)(?:me|nos)?\b(?: algo| nada| cosas)?(?! (?:las|los|la|el)\b)|\bque (?:oculta|ocultas|esconde|escondes)\b/g,
    /\b(?:se|te) (?:esta |estas |ha |has |haya |hayas )?(?:deja|dejas|dejado|dejando|guarda|guardas|guardado|guardando|calla|callas|callado|callando|reserva|reservas)\b(?: (?:algo|nada|cosas|alguna cosa|para (?:si|ti)(?: mism[oa])?|sin (?:contar|decir)(?:me)?|por (?:contar|decir)(?:me)?|en el tintero))+|\bque (?:es lo que )?(?:se|te) (?:esta |estas )?(?:calla|callas|callando|guarda|guardas|guardando)\b/g,
    /\b(?:contado|contando|dicho|diciendo) todo\b(?! lo que)|\b(?:cont|dec)(?:ar|ir)(?:me|nos)?lo todo\b|\b(?:cuente|cuenta|diga|di)(?:me|nos)(?:lo)? todo(?=\W*$)|\btoda la verdad\b|\b(?:dime|digame|decir(?:me)?|diciendo(?:me)?) la verdad\b/g,
    /\b(?:sea|se|es|siendo|ha sido|has sido) (?:(?:del todo|totalmente|completamente) )?sincer[oa]\b(?: conmigo)?|\b(?:me (?:esta |estas )?(?:miente|mientes|mintiendo)|mentirme|mintiendome)\b/g,
    /\b(?:secretos?|desahog\w+)\b/g,
    /\bolvid\w+ (?:de )?(?:algo (?:por |que )?)?(?:contar|decir|mencionar|comentar)(?:me|nos|melo)?\b(?: algo)?/g,
    /\b(?:falta|falte|faltan) (?:por|de) preguntar(?:le|te)?\b|\bno (?:le|te) (?:he|haya|hemos) preguntado\b(?! por)|\b(?:deberia|debi|tendria que|tenia que) (?:haber(?:le|te)? preguntado|preguntar(?:le|te)?)(?=\W*$)|\bse me (?:ha )?(?:escapa|escapado|pasa|pasado) (?:algo|preguntar\w*)\b/g,
    /\b(?:eso es|es eso|y eso es) todo(?=\?)/g,
  ],
};

/** About the telling if the sentence asks for a thing: `Is it hard to talk?` does not. */
const OF_A_THING: Record<Language, readonly RegExp[]> = {
  en: [
    new RegExp(
      `(?:\\byou(?:'\\w+)?(?: ${OTHERS}\\w+){0,3}? (?:not|never|\\w+n't)|\\b\\w+n't you)(?: ${OTHERS}\\w+){0,4}? ${TELL}`,
      'g',
    ),
    new RegExp(
      `\\b${AWKWARD}(?: for you)? (?:to )?(?:talk|speak|discuss(?:ing)?|${TELL})(?: (?:about|of|to (?:me|us)))*`,
      'g',
    ),
    /\b(?:like|want|wish|need|care) to (?:tell (?:me|us)|share|add|say)\b(?=\W*$| (?:with|to) (?:me|us)\W*$| (?:today|now|before)\b)/g,
    /\b(?:(?:i|we) (?:should|need to|ought to|must|have to)|(?:should|must|do|ought) (?:i|we)(?: need to| to)?) (?:also )?(?:know|be aware)\b(?: (?:about|of)(?=\W*$))?/g,
    /\bi(?:'ve| have)? (?:missed|forgotten|overlooked)(?=\W*$)|\b(?:have|did) i (?:miss(?:ed)?|forget|forgotten|overlook(?:ed)?)(?=\W*$)/g,
  ],
  es: [
    /\bno (?:(?:me|nos|se|lo|la) )*(?:(?:ha|has|haya|hayas|quiere|quieres|quiera|quieras|esta|estas|este|estes|puede|puedes|pueda|puedas|(?:se|te) atrev[ea]s? a|(?:se|te) ha atrevido a) )?(?:contado|contando|contar(?:me|nos|lo|melo)?|cuent[ae]s?|dicho|diciendo(?:me)?|decir(?:me|nos|melo|lo)?|dic?es?|dig[ae]s?|mencionado|mencion[ae]s?|explicado|comentado|coment[ae]s?|comentar(?:me)?|hablado|hablar)\b(?: a nadie)?(?: mas)?(?: todavia| aun)?/g,
    /\b(?:(?:le|te) )?(?:de|da|dan|den|cuest[ae]|costar|resulte?|dificil|incomod[oa])? ?(?:verguenza|pudor|apuro|miedo|reparo|cuest[ae]|dificil|incomod[oa])\b(?: (?:de|a))?.{0,4}\b(?:contar|decir|hablar|mencionar|comentar|confesar)(?:me|lo|melo|nos)?\b(?: de(?: ello)?(?=\W*$))?/g,
    /\b(?:deberia|debo|deba|debiera|tengo que|tenga que|necesito|necesite|conviene que|convenga que|hace falta que|haga falta que) (?:yo )?(?:saber|sepa)\b(?: (?:de|sobre)(?=\W*$))?/g,
    /\b(?:quiere|quieres|quiera|quieras|gustaria) (?:contar(?:me|nos)?|decir(?:me|nos)|anadir|comentar(?:me|nos)?)\b(?: algo)?(?! (?:que|donde|como|cuando|cuanto|por que)\b)/g,
  ],
};
const A_THING: Record<Language, RegExp> = {
  en: /\b(?:what|whatever|something|anything|everything|things?|all|more|else|nothing|much)\b/,
  es: /\b(?:que|algo|nada|todo|cosas?|lo)\b/,
};

/** What a sentence names beside the telling; null of one that is not about the telling. */
export function besideTelling(text: string, language: Language): string | null {
  const plain = folded(shortFormsWritten(text, language));
  const patterns = A_THING[language].test(plain)
    ? [...BY_THEMSELVES[language], ...OF_A_THING[language]]
    : BY_THEMSELVES[language];
  const rest = patterns.reduce((left, pattern) => left.replaceAll(pattern, ' '), plain);
  return rest === plain ? null : rest;
}

/** Matters of the talk, and of nothing that is asked for. */
const OF_THE_TALK: ReadonlySet<string> = new Set(['#knowledge', '#before', '#last', '#support']);

/**
 * Whether a sentence is about the telling alone: `Anything about the baby that you have not told me?` is about the baby, too.
 * @param names stems of the names of the script
 */
export function asksForTheUntold(text: string, language: Language, names: ReadonlySet<string> = new Set()): boolean {
  const rest = besideTelling(text, language);
  if (rest === null) return false;
  const { subjects, aspects, stems } = readQuestion(rest, language);
  return [...subjects, ...aspects].every((key) => OF_THE_TALK.has(key)) && ![...stems].some((key) => names.has(key));
}
