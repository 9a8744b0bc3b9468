/** What a patient says when asked to say back what was explained: the candidate’s own last words, as the patient’s. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { spoken } from '../words/first-person';
import { moveOf } from '../read/moves';
import { capitalised, folded, pairs } from '../words/text';
import { partsOf } from '../read/utterance';
import { isNumber, wordsOf } from '../words/words';

const ASKS_FOR_IT: Record<Language, RegExp> = {
  en: /\b(?:own words|tell me back|say (?:\w+ )?back|repeat (?:\w+ )?back|(?:explain|tell|say|repeat) (?:it |that |this )?(?:to )?me back|back (?:to me )?(?:how|what) you|what have you understood)\b/,
  es: /\b(?:con (?:sus|tus) palabras|repetirme|me puedes? repetir|que ha entendido)\b/,
};
export const asksToSayBack = (text: string, language: Language): boolean => ASKS_FOR_IT[language].test(folded(text));

export const withoutOwnWords = (text: string): string =>
  text.replace(/,?\s*\b(?:in your own words|con (?:sus|tus) (?:propias )?palabras)\b,?/i, '');

const RETOLD = 3;
const WORDS_MIN = 4;
const LEAD: Record<Language, RegExp> = {
  en: /^(?:(?:so|ok|okay|right|and|now|first|then|please|remember|also)[,\s]+)*(?:i(?:'d|’d| would) like you to|i want you to|you(?:'ll|’ll)? need to|you (?:should|must|have to)|please|remember to|make sure (?:that )?you)\s+/i,
  es: /^(?:(?:pues|vale|bien|y|ahora|primero|entonces)[,\s]+)*(?:tiene que|debe|hay que|quiero que|recuerde|le (?:propongo|recomiendo|aconsejo)(?: que)?)\s+/i,
};
const OF_THE_SPEAKER: Record<Language, RegExp> = {
  en: /\b(?:i|i'm|i'll|i've|i'd|we|we'll|we're|our|my|me|us)\b/,
  es: /\b(?:yo|creo|sospecho|pienso|nos(?:otr[oa]s)?|nuestr[oa])\b/,
};
const ORDERS: Record<Language, RegExp> = {
  en: /^(?:take|keep|call|ring|come|stop|tell|do not|don't|never|avoid|carry on|use|swallow|go|drink|eat|rest|ask|start|finish|try)\b/,
  es: /^(?:tom(?:e|es|ar|arse|arla|arlo)|tomela|tomelo|llam(?:e|ar)|evit(?:e|ar)|veng(?:a)|volver|vuelva|beb(?:a|er)|dej(?:e|ar)|no (?:tome|deje|tomar|dejar)|use|usar|acuda|acudir)\b/,
};
const WILL_DO: Record<Language, string> = { en: 'I’m to', es: 'Tengo que' };
const AS_INFINITIVE = pairs(
  'tome:tomar, tomela:tomarla, tomelo:tomarlo, llame:llamar, evite:evitar, venga:venir, vuelva:volver, beba:beber, deje:dejar, use:usar, acuda:acudir',
);
const OF_ONESELF: readonly [RegExp, string][] = [
  [/(?<!\p{L})está usted(?!\p{L})/giu, 'estoy'],
  [/(?<!\p{L})tiene usted(?!\p{L})/giu, 'tengo'],
  [/(?<!\p{L})puede usted(?!\p{L})/giu, 'puedo'],
  [/(?<!\p{L})(tendr|podr|deber)á(?!\p{L})/giu, '$1é'],
  [/(?<!\p{L})(\p{L}+[aei]r)(?:se|le)(?!\p{L})/giu, '$1me'],
  [/(?<!\p{L})(\p{L}+[aei]r)emos(?!\p{L})/giu, '$1án'],
  [/(?<!\p{L})vamos(?!\p{L})/giu, 'van'],
  [/(?<!\p{L})voy a(?!\p{L})/giu, 'va a'],
  [/(?<!\p{L})Le(?= \p{L})/gu, 'Me'],
  [/(?<!\p{L})le(?= \p{L})/gu, 'me'],
  [/(?<!\p{L})usted(?!\p{L})/giu, 'yo'],
  [/(?<!\p{L})sus(?!\p{L})/giu, 'mis'],
  [/(?<!\p{L})su(?!\p{L})/giu, 'mi'],
  [/(?<!\p{L})se le(?!\p{L})/giu, 'se me'],
];

function asOwn(sentence: string, language: Language): string {
  const bare = sentence.replace(LEAD[language], '');
  const plain = folded(bare);
  const isOrder = bare !== sentence.trim() || ORDERS[language].test(plain);
  const [first = '', ...rest] = bare.split(/\s+/);
  const verb = language === 'es' ? (AS_INFINITIVE.get(folded(first)) ?? first.toLowerCase()) : first.toLowerCase();
  const own = isOrder && ORDERS[language].test(plain) ? `${WILL_DO[language]} ${[verb, ...rest].join(' ')}` : bare;
  const said = spoken(own.replace(/^I’m to (?:do not|don['’]t) /i, 'I’m not to '), language);
  return language === 'en' ? said : OF_ONESELF.reduce((text, [pattern, to]) => text.replaceAll(pattern, to), said);
}

/** Words of asking for it, which name nothing of it. */
const OF_ASKING =
  /^(?:tell|words?|back|explain|understood|understand|repeat|just|said|what|when|your|with|have|will|from|about|that|this|going|check|make|sure|repetir\w*|explicar\w*|palabras|entendido|vamos|hacer|puede|usted|sobre|dicho|cuando|tiene)$/;
const tokensOf = (text: string): string[] =>
  (folded(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !OF_ASKING.test(word));

/** What was explained about the matter asked for, or about any if none is named: at most three sentences. */
export function retold(asked: string, earlier: readonly { asked: string }[], language: Language): string[] {
  const said = [...earlier.map((turn) => turn.asked), asked].flatMap((text) => partsOf(text, language));
  const explained = said.filter(
    ({ text, asks }) =>
      !asks &&
      text.split(/\s+/).length >= WORDS_MIN &&
      moveOf(text, language) === 'explained' &&
      !OF_THE_SPEAKER[language].test(folded(text.replace(LEAD[language], ''))) &&
      wordsOf(text, language).some(
        ({ key, concept }) => isNumber(key) || (concept && concept.kind !== 'communication'),
      ),
  );
  const named = new Set(
    said
      .filter(({ asks }) => asks)
      .slice(-1)
      .flatMap(({ text }) => tokensOf(text)),
  );
  const ofIt = explained.filter(({ text }) => tokensOf(text).some((word) => named.has(word)));
  return (ofIt.length > 0 ? ofIt : explained)
    .slice(-RETOLD)
    .map(({ text }) => capitalised(asOwn(text.trim(), language)));
}
