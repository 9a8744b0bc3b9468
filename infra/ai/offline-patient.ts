import type { Language } from '~/domain/accounts/contract';
import type { Patient } from '~/domain/consultations/engine/patient';
import type { Heard } from '~/domain/consultations/engine/tell/heard';

/** What a patient says if there is nothing to tell. Unknown facts are not denied: `not that I've noticed` would be a finding. */
const REPLIES: Record<Language, Record<Heard, readonly string[]>> = {
  en: {
    unknown: [
      'I’m not sure, to be honest.',
      'I couldn’t really say, sorry.',
      'I’m not sure what to tell you about that.',
      'I can’t tell you much about that, I’m afraid.',
      'I don’t really know what to say to that.',
      'I wouldn’t like to say, sorry.',
    ],
    unclear: [
      'Sorry, how do you mean?',
      'I’m not sure I follow. Could you ask me that another way?',
      'Sorry, I didn’t quite get that. Do you mean about why I’m here?',
    ],
    hostile: [
      'Sorry, I don’t follow you.',
      'I’m not sure what you mean. I’m only here because I’m not well.',
      'Sorry, I don’t know what that is.',
    ],
    rude: ['I’m sorry. I’m doing my best.', 'There’s no need to talk to me like that.'],
    proposed: ['If you think that’s best.', 'I’d be willing to think about that.'],
    greeting: ['Hello.', 'Hello, thank you for seeing me.'],
    thanks: ['That’s all right.', 'You’re welcome.'],
    closing: ['Thank you. Goodbye.', 'Thanks for your help. Bye.'],
    consent: ['Yes, that’s fine.', 'Yes, of course.'],
    summary: ['Yes, that’s right.', 'Yes, I think that’s everything so far.'],
    corrects: ['No, not quite.', 'Not quite, no.'],
    partly: [
      'Most of that sounds right. I’m not sure about all of it.',
      'More or less. I couldn’t swear to every bit of it.',
    ],
    unsure: ['I couldn’t say for certain, sorry.', 'I’m not sure about that, to be honest.'],
    empathy: ['Thank you. That’s kind of you.', 'Thank you for saying that.'],
    explained: ['All right.', 'OK, I see.', 'Right, thank you for telling me.'],
    'goes-on': [
      'I think that’s all, unless you want to ask me something.',
      'No, I think I’ve told you the main things.',
    ],
    'invites-questions': ['I don’t think so, thank you.', 'Not just now, thank you.'],
    'checks-understanding': ['Yes, I think so.', 'Yes, I think I’ve got that.'],
  },
  es: {
    unknown: [
      'Pues no sabría decirle.',
      'No sé qué decirle de eso.',
      'La verdad, no sabría qué contestarle.',
      'De eso no le puedo decir mucho.',
      'Perdone, pero no sé qué decirle.',
    ],
    unclear: [
      'Perdone, ¿cómo dice?',
      'No sé si le entiendo. ¿Me lo puede preguntar de otra manera?',
      'Perdone, no le he entendido bien. ¿Se refiere a por qué he venido?',
    ],
    hostile: [
      'Perdone, no le entiendo.',
      'No sé a qué se refiere. Yo solo vengo porque no me encuentro bien.',
      'Perdone, no sé qué es eso.',
    ],
    rude: ['Perdone, hago lo que puedo.', 'No hace falta que me hable así.'],
    proposed: ['Si usted cree que es lo mejor…', 'Me lo puedo pensar.'],
    greeting: ['Hola.', 'Hola, gracias por atenderme.'],
    thanks: ['De nada.', 'Nada, a usted.'],
    closing: ['Gracias. Adiós.', 'Gracias por todo. Hasta luego.'],
    consent: ['Sí, claro.', 'Sí, sin problema.'],
    summary: ['Sí, eso es.', 'Sí, creo que por ahora eso es todo.'],
    corrects: ['No, no es así.', 'No exactamente.'],
    partly: ['Casi todo, sí. De alguna cosa no sabría decirle.', 'Más o menos, aunque no se lo aseguro todo.'],
    unsure: ['No se lo sabría decir con seguridad.', 'Eso no sé si es así, la verdad.'],
    empathy: ['Gracias. Muy amable.', 'Se lo agradezco.'],
    explained: ['De acuerdo.', 'Ya, entiendo.', 'Bien, gracias por decírmelo.'],
    'goes-on': ['Creo que eso es todo, si no quiere preguntarme algo.', 'No, creo que le he contado lo principal.'],
    'invites-questions': ['Creo que no, gracias.', 'De momento no, gracias.'],
    'checks-understanding': ['Sí, creo que sí.', 'Sí, creo que lo he entendido.'],
  },
};

/** What offers the nearest if it was not understood: one matter, or two. */
const OFFERS: Record<Language, readonly ((one: string, other?: string) => string)[]> = {
  en: [
    (one, other) => `Sorry, I didn’t follow. Do you mean ${other ? `${one}, or ${other}` : one}?`,
    (one, other) => `Sorry, is that about ${other ? `${one} or ${other}` : one}?`,
  ],
  es: [
    (one, other) => `Perdone, no le he entendido. ¿Se refiere ${other ? `${one} o ${other}` : one}?`,
    (one, other) => `Perdone, ¿cómo dice? ¿Se refiere ${other ? `${one} o ${other}` : one}?`,
  ],
};
const RETELLS = { en: 'Let me see.', es: 'A ver.' } as const;
const CANNOT_RETELL = {
  en: 'I’m not sure I could, sorry. Could you go through it again?',
  es: 'Creo que no sabría. ¿Me lo puede explicar otra vez?',
} as const;

/** A patient without a model. It says its facts word for word, and otherwise that it does not know. The same question at the same turn has the same answer. */
export const offlinePatient: Patient = async function* speak({ tell, heard, language, turn, asked, near, retell }) {
  if (tell.length === 0 && retell) {
    yield retell.length === 0 ? CANNOT_RETELL[language] : [RETELLS[language], ...retell].join(' ');
    return;
  }
  if (tell.length === 0 && heard === 'unclear' && near.length > 0) {
    const offers = OFFERS[language];
    yield offers[(turn + asked.length) % offers.length]!(near[0]!, near[1]);
    return;
  }
  if (tell.length === 0) {
    const variants = REPLIES[language][heard];
    yield variants[(turn + asked.length) % variants.length]!;
    return;
  }
  const { corrects } = REPLIES[language];
  if (heard === 'corrects') yield `${corrects[turn % corrects.length]!} `;
  for (const [index, text] of tell.entries()) yield index === 0 ? text : ` ${text}`;
};
