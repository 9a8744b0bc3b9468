/** The conditions under which a fact is said, as authors write them in headings, labels and sentences. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import { folded } from '../words/text';
import { keysOf } from '../words/words';
import type { Disclosure } from './fact';
import type { Line } from './marked-lines';

/** `(only if asked about …)`, and `If asked about smoking, …`: a condition, and what it is about. */
export const ASKED = {
  bracketed: /\(([^()]*\b(?:asked|asks|pregunta\w*|insist\w*)\b[^()]*)\)/i,
  leading:
    /^(?:only |solo |sólo |únicamente )?(?:if|when|si|cuando)\s+(?:you(?:'re| are)\s+|the (?:doctor|candidate|nurse)\s+|te\s+|le\s+|se\s+te\s+)?(?:lo\s+)?((?:\w+ly\s+|directamente\s+|expresamente\s+)?(?:asked(?! to\b)|asks|pregunt\w+|insist\w+)(?:\s+[^:,]{0,80})?)[:,]\s*/iu,
};
const DIRECT =
  /\b(?:only if|directly|specifically|explicitly|solo si|directamente|expresamente|en concreto|insist\w*)\b/;

/** `, if asked what worries you,`: a condition in the middle of the fact. */
const WHEN_ASKED =
  /,\s*(?:(?:which|that|que)\s+(?:comes?|sale)\s+(?:out\s+)?)?(?:(?:only|solo)\s+)?(?:if|si)\s+(?:you are |te )?(?:lo )?(?:asked|pregunt)[^,:“«"]*(?:,|(?=:))/i;

/** `(only if asked, or if the doctor picks up “I’m all right, really”)`: the cue of what stands there, without the condition beside it. */
const CUE_CONDITION =
  /,?\s*(?:\bor |\bo )?\b(?:if|when|si|cuando)\b(?:(?!\b(?:if|when|si|cuando)\b)[^“«"()]){0,40}\b(?:picks? up(?: on)?|notices?|recoge|nota|se fija en)\s+[“«"]([^“«”»"]{3,200})[”»"]/i;
export const cueIn = (text: string): string =>
  CUE_CONDITION.exec(text)?.[1]
    ?.trim()
    .replace(/[.,;]$/, '') ?? '';

export const withoutCue = (text: string): string => text.replace(CUE_CONDITION, '');

/** `Told if asked`: it says nothing of what about. */
const ASKED_AT_ALL =
  /^(?:told |only |solo )*(?:if|when|si|cuando) (?:you are |te |le |se te )?(?:lo )?(?:asked|pregunt\w+)(?: directly| specifically| directamente| expresamente)?$/;

/** `Only if asked about your fears.` */
const OF_FEAR =
  /\b(?:only if|directly)\b.*\b(?:fears?|worr(?:y|ies|ied)|afraid|scared|frighten\w*)\b|\bsolo si\b.*\b(?:miedos?|preocupa\w*|temores)\b/;
/** `(once the doctor is kind)`. */
export const AFTER_EMPATHY =
  /\(([^()]*\b(?:if|when|once|after|si|cuando)\b[^()]*\b(?:kind|empath\w*|sympath\w*|gentle|warm|listened|amable|empat\w*|comprensi\w*|escucha\w*)\b[^()]*)\)/i;

/** `Only if asked about eyesight or tingling`: about what. */
export const ABOUT = /\b(?:only|solo)\b.*\basked\b.*?\babout\b(.*)$|\bsolo\b.*\bpregunt\w*\b.*?\b(?:por|sobre)\b(.*)$/i;

const CONDITION = /\(told\)|\b(?:if|when|si|cuando)\b.*\b(?:asked|asks|kind|pregunt\w*|amable)\b/;
const OF_A_CONDITION =
  /\b(?:told|tells?|only|if|asked|asks|directly|specifically|the (?:doctor|nurse|candidate)|pregunt\w*|directamente|(?:el|la) medic[oa])\b/g;

/** `Told if the doctor is kind, or asks`: who has asked a doctor does not ask for what stands there. */
export const keysOfLabel = (topic: string, language: Language): Set<string> => {
  const plain = folded(topic);
  return keysOf(CONDITION.test(plain) ? plain.replaceAll(OF_A_CONDITION, ' ') : topic, language);
};

/** A line, or a sentence of it, without its conditions. */
export interface Terms {
  topic: string;
  text: string;
  disclosure: Disclosure;
  cue: string;
}

/** How many characters of a line are looked at for the strength of its condition. */
const LOOKED_AT = 120;

function conditioned(terms: Terms): Terms | null {
  const { topic, text, disclosure } = terms;
  const condition =
    ASKED.bracketed.exec(topic)?.[1] ?? ASKED.bracketed.exec(text)?.[1] ?? ASKED.leading.exec(text)?.[1];
  if (condition === undefined) return null;
  const whole = folded(`${topic} ${cutText(text, LOOKED_AT)}`);
  const isDirect = DIRECT.test(whole) || disclosure === 'if-asked-directly';
  const asked = !isDirect ? 'if-asked' : OF_FEAR.test(whole) ? 'about-fear' : 'if-asked-directly';
  const about = ASKED_AT_ALL.test(folded(condition.trim())) ? '' : condition;
  return {
    ...terms,
    topic: `${topic.replace(ASKED.bracketed, ' ')} ${about}`.replaceAll(/\s+/g, ' ').trim(),
    text: text.replace(ASKED.bracketed, ' ').replace(ASKED.leading, '').trim(),
    disclosure: disclosure === 'never' ? 'never' : asked,
  };
}

const afterEmpathy = (terms: Terms): Terms | null =>
  terms.disclosure !== 'never' && AFTER_EMPATHY.test(`${terms.topic} ${terms.text}`)
    ? {
        ...terms,
        disclosure: 'after-empathy',
        topic: terms.topic.replace(AFTER_EMPATHY, ' '),
        text: terms.text.replace(AFTER_EMPATHY, ' ').trim(),
      }
    : null;

/** The subject of a line and its conditions, by its heading, its label and its own words. */
export function termsOf(
  { label, text }: Pick<Line, 'label' | 'text'>,
  heading: string,
  { disclosure, topical }: { disclosure: Disclosure; topical: boolean },
): Terms {
  // `Only if asked directly about violence`, over all lines below it.
  const isAbout = disclosure === 'if-asked-directly' && ABOUT.test(heading);
  const named = isAbout ? `${label} (${heading})`.trim() : label === '' && topical ? heading : label;
  const topic = withoutCue(named).replace(/\s*\(\s*\)/, '');
  const terms = { topic, text, disclosure, cue: cueIn(label) };
  return conditioned(terms) ?? afterEmpathy(terms) ?? terms;
}

/** A sentence with its own condition: `If asked about smoking, you smoke`. */
export interface Conditioned {
  text: string;
  /** What must be asked; null without a condition at its beginning. */
  asked: string | null;
  /** The condition, if it wants a direct question; what follows waits with it. */
  direct: string | null;
  /** Its condition wants a question about fears. */
  ofFear: boolean;
}

/** `He will mention, only if asked about other pills, that …`, `will only mention it if someone asks about lumps`. */
const MENTIONED =
  /\b(?:mentions?|says?|tells?|admits?|brings? it up)\b[^.;]{0,20}?\bonly (?:if|when) (?:you are )?(?:asked|someone asks|somebody asks|anyone asks)\b(?: directly)?(?: about [^,.;]+)?|\bonly (?:mention|say|tell|admit)s?\b[^.;]{0,12}\b(?:if|when) (?:you are )?(?:asked|someone asks|somebody asks|anyone asks)\b(?: directly)?(?: about [^,.;]+)?/i;

/** How much of a sentence names what it waits for. */
const NAMED_MAX = 60;
/** `He will mention, only if asked about other pills, that …`: what this sentence alone waits for; null if for nothing. */
export function gateIn(sentence: string): string | null {
  const mentioned = MENTIONED.exec(sentence)?.[0];
  // Of what, if it does not say so: of what it tells. Two sentences that wait must not open each other.
  const about = /\babout .+$/i.exec(mentioned ?? '')?.[0] ?? `about ${cutText(sentence, NAMED_MAX)}`;
  return mentioned === undefined ? null : `only if asked ${about}`;
}

export function conditionIn(sentence: string): Conditioned {
  const own = ASKED.leading.exec(sentence);
  if (own) {
    const direct = DIRECT.test(folded(own[0])) ? own[0].replace(/[:,]\s*$/, '') : null;
    return { text: sentence.slice(own[0].length), asked: own[1]!, direct, ofFear: false };
  }
  const between = WHEN_ASKED.exec(sentence)?.[0] ?? '';
  const ofFear = between !== '' && OF_FEAR.test(`only if ${folded(between)}`);
  return { text: sentence.replace(WHEN_ASKED, ''), asked: null, direct: null, ofFear };
}
