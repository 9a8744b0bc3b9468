/** What a label says of when its facts are told, which is none of what they are about. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../words/text';
import { keysOf } from '../words/words';

/** `Told if asked`: it says nothing of what about. */
export const ASKED_AT_ALL =
  /^(?:told |only |solo )*(?:if|when|si|cuando) (?:you are |te |le |se te )?(?:lo )?(?:asked|pregunt\w+)(?: directly| specifically| directamente| expresamente)?$/;

/** `Only if asked about your fears.` */
export const OF_FEAR =
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
