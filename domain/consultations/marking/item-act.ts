/** Whether an item of a checklist is done by asking or by telling. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../engine/words/text';

/** Asked of the patient, told to them, either, or told in reply to what they said. */
export type Act = 'ask' | 'tell' | 'either' | 'reply';

const ASKS: Record<Language, RegExp> = {
  en: /^(?:asks|establish|explor|elicit|enquir|inquir|quantif|confirm|check|takes? (?:\w+ ){0,4}history\b|screen|clarif|obtain|gather|uncover|discover|identif|determin|(?:what|who|when|where|how|why|whether)\b(?! to\b))/,
  es: /^(?:pregunta|indaga|explora|interroga|establece|averigua|cuantifica|confirma|comprueba|recoge|investiga|aclara|obtiene|descubre|detecta|(?:con quien|que|como|cuando|donde|quien|si)\b(?! hacer\b))/,
};
const TELLS: Record<Language, RegExp> = {
  en: /^(?:(?:clearly|briefly|honestly|correctly|safely|then|also|appropriately)\s+)?(?:explain|advise|offer|give|recommend|suggest|discuss|arrange|reassure|propose|describe|state|tell|inform|safety|summaris|prescribe|starts? (?:treatment|oxygen|fluids)|present|name|plan(?!ning)|request|order|agree|provide|warn|refer|acknowledge|respond|mention|justif|interpret|diagnos|treat|escalat|inform|report|say|withhold|stop|repeat|link|weighs?\b|compare|normalis|reach|correct|address|handle|involve|make a|asks? for (?:senior|help|a review))/,
  es: /^(?:explica|dice|aconseja|ofrece|da |recomienda|sugiere|comenta|organiza|tranquiliza|propone|describe|informa|resume|prescribe|inicia|presenta|nombra|planifica|solicita|pide|acuerda|advierte|deriva|reconoce|responde|menciona|justifica|interpreta|diagnostica|trata|avisa|plantea|comunica|indica|valora con)/,
};
const TELLING_SECTIONS: Record<Language, RegExp> = {
  en: /\b(?:explanation|explaining|plan|management|diagnosis|presentation|summary|treatment|advice|closing|next steps|handover)\b/,
  es: /\b(?:explicacion|plan|manejo|diagnostico|presentacion|resumen|tratamiento|consejos|cierre|siguientes pasos)\b/,
};
/** `Data gathering and diagnosis`: what is asked for stands there, with other things or without. */
const ASKING_SECTIONS: Record<Language, RegExp> = {
  en: /\b(?:gathering|history|asking|questions|finding out)\b/,
  es: /\b(?:anamnesis|recogida|preguntas|historia)\b/,
};
/** Items that are done by asking as well as by telling: `Discusses contingency`, `Elicits and responds to her fear`. */
const EITHER_WAY: Record<Language, RegExp> = {
  en: /^(?:discuss|consider|agree|help|works? out|reach|negotiat|involve|find)|\band (?:responds?|answers?|negotiates?)\b/,
  es: /^(?:acuerda|plantea|ayuda|negocia|comparte|deja que|habla)|\by (?:responde|contesta|negocia)\b/,
};
/** `Allergies and illnesses`: asked for, also under the heading `The plan`. */
const OF_HISTORY: Record<Language, RegExp> = {
  en: /^(?:allerg\w+|past (?:medical )?history|previous|other illness\w*)\b/,
  es: /^(?:alergias?|antecedentes|otras enfermedades|enfermedades previas)\b/,
};
/** Items that answer what a patient has said: told, or said with feeling. */
const IN_REPLY: Record<Language, RegExp> = {
  en: /^(?:picks? up|responds?|handles?|acknowledges?|answers?)\b/,
  es: /^(?:responde|contesta|reconoce|recoge)\b/,
};

/** Sections of emergencies. There a candidate asks the team, gives orders and says what they find: each of these does an item. */
const DOING_SECTIONS: Record<Language, RegExp> = {
  en: /\b(?:approach|assessment|abcde?|treatment|deteriorat\w+|resuscitation|monitoring|escalation)\b/,
  es: /\b(?:abordaje|valoracion|abcde?|tratamiento|deterioro|reanimacion|monitorizacion)\b/,
};
const DOES: Record<Language, RegExp> = {
  en: /^(?:assess|check|recognis|reassess|call|monitor|examin|measur|request|order|ask(?:s)? for|look|position)/,
  es: /^(?:valora|comprueba|reconoce|reevalua|llama|avisa|monitoriza|explora|mide|solicita|pide|coloca)/,
};

/** Items that say neither to ask nor to tell. */
const HEAD_VERB: Record<Language, RegExp> = {
  en: /^(?:encourages|shows|makes|takes|keeps|ensures|works|covers|invites)\b/,
  es: /^(?:anima|muestra|cuida|asegura|orienta|invita|incluye)\b/,
};

/** What an item asks for, by its verb, or by its section if it has none. */
export function actOf(item: { title: string; section: string }, language: Language): Act {
  const title = folded(item.title);
  if (IN_REPLY[language].test(title)) return 'reply';
  if (EITHER_WAY[language].test(title)) return 'either';
  if (DOES[language].test(title) && DOING_SECTIONS[language].test(folded(item.section))) return 'either';
  if (TELLS[language].test(title)) return 'tell';
  const section = folded(item.section);
  const isTelling = TELLING_SECTIONS[language].test(section) && !ASKING_SECTIONS[language].test(section);
  if (ASKS[language].test(title) || OF_HISTORY[language].test(title)) return 'ask';
  if (isTelling) return 'tell';
  return HEAD_VERB[language].test(title) ? 'either' : 'ask';
}
