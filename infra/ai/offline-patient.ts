import type { Language } from '~/domain/accounts/contract';
import type { Patient, PatientRequest } from '~/domain/consultations/patient';
import { addressesTheMachine, greets, partsOf, thanks } from '~/domain/consultations/utterance';
import { keysOf } from '~/domain/consultations/words';

/** Unknown facts are not denied: `not that I've noticed` would be a finding. */
type Reply = 'unknown' | 'puzzled' | 'greeting' | 'thanked' | 'agreed' | 'understood' | 'comforted';

const REPLIES: Record<Language, Record<Reply, readonly string[]>> = {
  en: {
    unknown: [
      'I’m not sure, to be honest.',
      'I couldn’t tell you, sorry.',
      'I don’t know, I’m afraid.',
      'I don’t really know about that.',
      'I haven’t thought about that, I’m afraid.',
      'I’m not sure what to say to that.',
    ],
    puzzled: [
      'Sorry, I don’t follow you.',
      'I’m not sure what you mean. I’m only here because I’m not well.',
      'Sorry, I don’t know what that is.',
    ],
    greeting: ['Hello.', 'Hello, thank you for seeing me.'],
    thanked: ['Thank you.', 'Thank you for your help.'],
    agreed: ['Yes, that’s fine.', 'Yes, of course.'],
    understood: ['All right.', 'OK, I see.', 'Right, thank you for telling me.'],
    comforted: ['Thank you. That’s kind of you.', 'Thank you for saying that.'],
  },
  es: {
    unknown: [
      'Pues no sabría decirle.',
      'La verdad es que no lo sé.',
      'No se lo puedo decir, lo siento.',
      'De eso no me acuerdo, la verdad.',
      'No he pensado en eso.',
      'No sé qué decirle.',
    ],
    puzzled: [
      'Perdone, no le entiendo.',
      'No sé a qué se refiere. Yo solo vengo porque no me encuentro bien.',
      'Perdone, no sé qué es eso.',
    ],
    greeting: ['Hola.', 'Hola, gracias por atenderme.'],
    thanked: ['Gracias.', 'Gracias por su ayuda.'],
    agreed: ['Sí, claro.', 'Sí, sin problema.'],
    understood: ['De acuerdo.', 'Ya, entiendo.', 'Bien, gracias por decírmelo.'],
    comforted: ['Gracias. Muy amable.', 'Se lo agradezco.'],
  },
};
/** What to say where the patient's instructions say nothing. */
function replyTo({ asked, language }: PatientRequest): Reply {
  if (addressesTheMachine(asked)) return 'puzzled';
  const keys = keysOf(asked, language);
  const questions = partsOf(asked, language).filter((part) => part.asks);
  if (questions.length > 0) return keys.has('#consent') && questions.length === 1 ? 'agreed' : 'unknown';
  if (greets(asked, language)) return 'greeting';
  if (keys.has('#empathy')) return 'comforted';
  return thanks(asked, language) ? 'thanked' : 'understood';
}

/** A patient without a model. It says its facts word for word, and otherwise that it does not know. The same question at the same turn has the same answer. */
export const offlinePatient: Patient = async function* speak(request) {
  const { tell } = request;
  if (tell.length === 0) {
    const variants = REPLIES[request.language][replyTo(request)];
    yield variants[(request.turn + request.asked.length) % variants.length]!;
    return;
  }
  for (const [index, text] of tell.entries()) yield index === 0 ? text : ` ${text}`;
};
