import type { Language } from '~/domain/accounts/contract';
import type { Patient, PatientRequest } from '~/domain/consultations/engine/patient';
import type { Heard } from '~/domain/consultations/engine/tell/heard';

/** What a patient says if there is nothing to tell. Unknown facts are not denied: `not that I've noticed` would be a finding. */
const REPLIES: Record<Language, Record<Exclude<Heard, 'unclear'>, readonly string[]>> = {
  en: {
    unknown: [
      'I’m not sure, to be honest.',
      'I couldn’t really say, sorry.',
      'I’m not sure what to tell you about that.',
      'I can’t tell you much about that, I’m afraid.',
      'I don’t really know what to say to that.',
      'I wouldn’t like to say, sorry.',
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

/** What offers choices: each beginning with each end, so that a talk has 20 of them. */
const NOT_UNDERSTOOD: Record<Language, { begins: readonly string[]; asks: readonly ((choices: string) => string)[] }> =
  {
    en: {
      begins: [
        'Sorry, I didn’t follow.',
        'Sorry, how do you mean?',
        'I’m not sure I understand.',
        'I didn’t quite get that.',
      ],
      asks: [
        (choices) => `Do you mean ${choices}?`,
        (choices) => `Is that about ${choices}?`,
        (choices) => `Are you asking about ${choices}?`,
        (choices) => `Which is it: ${choices}?`,
        (choices) => `Could you say if it’s ${choices}?`,
      ],
    },
    es: {
      begins: [
        'Perdone, no le he entendido.',
        'Perdone, ¿cómo dice?',
        'No sé si le entiendo.',
        'No le he entendido bien.',
      ],
      asks: [
        (choices) => `¿Se refiere a ${choices}?`,
        (choices) => `¿Es sobre ${choices}?`,
        (choices) => `¿Me pregunta por ${choices}?`,
        (choices) => `¿Qué sería: ${choices}?`,
        (choices) => `¿Me dice si es ${choices}?`,
      ],
    },
  };
const asksWhich = (choices: readonly string[], language: Language): string[] => {
  const named = new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
  const { begins, asks } = NOT_UNDERSTOOD[language];
  return asks.flatMap((asksFor) => begins.map((begin) => `${begin} ${asksFor(named)}`));
};

/** What comes before an answer that was given before. */
const AGAIN: Record<Language, readonly string[]> = {
  en: ['As I said:', 'Like I told you:', 'Same as I said before:', 'It’s what I said:', 'Again:'],
  es: ['Como le decía:', 'Ya se lo he dicho:', 'Lo mismo de antes:', 'Es lo que le conté:', 'Otra vez:'],
};
const RETELLS = { en: 'Let me see.', es: 'A ver.' } as const;
const CANNOT_RETELL = {
  en: 'I’m not sure I could, sorry. Could you go through it again?',
  es: 'Creo que no sabría. ¿Me lo puede explicar otra vez?',
} as const;

/** With words that say so if it was said before: one beginning, or else two. */
function anew(text: string, { language, said }: PatientRequest): string {
  const again = AGAIN[language];
  const begins = ['', ...again, ...again.flatMap((one) => again.map((other) => `${one} ${other}`))];
  const answers = begins.map((begin) => `${begin} ${text}`.trim());
  return answers.find((one) => !said.includes(one)) ?? text;
}

/** The first that was not said in this talk; the same question at the same turn has the same. */
function firstUnsaid(variants: readonly string[], request: PatientRequest): string {
  const at = (request.turn + request.asked.length) % variants.length;
  const inTurn = [...variants.slice(at), ...variants.slice(0, at)];
  return inTurn.find((one) => !request.said.includes(one)) ?? inTurn[0]!;
}

function withoutFacts(request: PatientRequest): string {
  const { heard, language, choices, retell } = request;
  if (retell?.length === 0) return CANNOT_RETELL[language];
  if (retell) return anew([RETELLS[language], ...retell].join(' '), request);
  if (heard === 'unclear') return anew(firstUnsaid(asksWhich(choices, language), request), request);
  const reply = firstUnsaid(REPLIES[language][heard], request);
  // Who says `All right` again has not said it before.
  return heard === 'unknown' ? anew(reply, request) : reply;
}

/** A patient without a model. It says its facts word for word, and otherwise that it does not know. */
export const offlinePatient: Patient = async function* speak(request) {
  const { tell, heard, language, turn } = request;
  const { corrects } = REPLIES[language];
  const begins = heard === 'corrects' ? `${corrects[turn % corrects.length]!} ` : '';
  yield tell.length === 0 ? withoutFacts(request) : anew(`${begins}${tell.join(' ')}`, request);
};
