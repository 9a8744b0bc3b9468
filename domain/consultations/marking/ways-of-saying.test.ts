import { coverageOf } from './coverage';

type Language = 'en' | 'es';
const covers = (title: string, section: string, asked: string, language: Language) =>
  coverageOf([{ id: 1, title, section }], [{ number: 1, asked, earned: '' }], language).length === 1;

/** Items that any checklist has, each with ways in which it is said. */
const SAID: readonly (readonly [string, string, Language, readonly string[]])[] = [
  [
    'Introduces self and role',
    'Opening',
    'en',
    ['I’m Lucy, a third year medical student.', 'I’m one of the physios, I’m called Ben.'],
  ],
  [
    'Confirms identity',
    'Opening',
    'en',
    ['Can I check who I’m speaking to?', 'Is that Mrs Green?', 'It’s Kit Lawson, isn’t it?'],
  ],
  [
    'Explains confidentiality',
    'Opening',
    'en',
    [
      'This is just between you and me.',
      'I won’t share this with your parents without asking you first.',
      'The only time I’d need to share is if someone was in danger.',
    ],
  ],
  ['Gains consent', 'Opening', 'en', ['Do I have your permission to talk to your wife?']],
  [
    'Explores ideas',
    'Views',
    'en',
    ['What do you put the headaches down to?', 'Have you any thoughts about the cause?'],
  ],
  ['Elicits her worries', 'Views', 'en', ['What’s the worst thing you think this could be?']],
  ['Elicits expectations', 'Views', 'en', ['Is there something specific you wanted?']],
  ['Asks about allergies', 'History', 'en', ['Any tablets you can’t take?']],
  ['Asks about previous illness', 'History', 'en', ['Have you been in hospital in the past?']],
  ['Asks about bought medicines', 'History', 'en', ['Do you buy anything from the chemist?']],
  ['Takes tablets as prescribed', 'History', 'en', ['Do you take them every single day?']],
  [
    'Summarises',
    'Closing',
    'en',
    ['Let me make sure I’ve got this right.', 'Can I just run back over what you’ve told me?'],
  ],
  [
    'Gives safety net advice',
    'Plan',
    'en',
    ['If the pain comes back, press the buzzer straight away.', 'Should you notice blood, go to A&E.'],
  ],
  ['Arranges follow-up', 'Plan', 'en', ['I’ll phone you again next Tuesday.', 'I’ll give you a call in a week.']],
  [
    'Checks understanding',
    'Closing',
    'en',
    ['Could you tell me what you’ve taken from this?', 'Are you clear about what we’re doing?'],
  ],
  [
    'Makes a shared decision',
    'Plan',
    'en',
    ['Which would you lean towards?', 'What would suit you best?', 'So you’ll stay with your mum, is that OK?'],
  ],
  ['Asks how she herself is coping', 'Opening', 'en', ['How are you doing in all this?']],
  ['Summarises and checks', 'Closing', 'en', ['So, what we’ve said: I see him at four.']],
  // Nobody can be heard to say `tell`.
  ['Explains telling the DVLA', 'Plan', 'en', ['The DVLA has to hear of it.']],
  // An order to the team does what it asks for.
  ['Gives oxygen', 'First-line treatment', 'en', ['Can we get her on some oxygen, please?']],
  ['Requests arterial blood gas', 'Deterioration', 'en', ['Can someone do an ABG?']],
  // In an emergency it may be said to the team or to the patient.
  ['Checks consciousness and glucose', 'Assessment', 'en', ['She’s alert, GCS fifteen, and her sugar is six.']],
  ['Takes over the bleep', 'Safety', 'en', ['Just give me the bleep.']],
  // How much is a detail beside what.
  ['Magnesium 2 g', 'Treatment', 'en', ['I’d like some magnesium now.']],
  [
    'Pregunta si acepta otra endoscopia o cirugía',
    'Información',
    'es',
    ['¿Y si hay que hacerle otra endoscopia, o entrar en quirófano?'],
  ],
  ['Pide oxígeno', 'Tratamiento', 'es', ['¿Me ponéis oxígeno, por favor?', '¿Podéis ponerle oxígeno?']],
  ['Explains side effects', 'Plan', 'en', ['It can make you sleepy.', 'Some people get irritable or low.']],
  ['Invites questions', 'Closing', 'en', ['Anything you’re not sure about?']],
  ['Offers written information', 'Closing', 'en', ['I’ve written it all down for you.']],
  ['Offers a chaperone', 'Closing', 'en', ['Would you like one of the nurses in with us?']],
  [
    'Gives a clear warning that the news is not good',
    'News',
    'en',
    ['I’m afraid I don’t have good news.', 'I’m sorry, the results are not what we wanted.'],
  ],
  ['Asks how much she wants to know', 'News', 'en', ['Would you like me to go through all the detail?']],
  ['Asks what he already knows', 'News', 'en', ['What did the letter tell you?']],
  ['Asks if he would like someone with him', 'News', 'en', ['Would you like your wife here while we talk?']],
  ['Says in plain words what may be happening', 'Plan', 'en', ['I think it is an illness called psychosis.']],
  ['Responds with empathy', 'Talk', 'en', ['That must have been frightening for you.']],
  ['Confirma la identidad', 'Inicio', 'es', ['¿Es usted Carmen Ruiz?']],
  ['Pide permiso', 'Inicio', 'es', ['¿Le importa que le haga unas preguntas?', '¿Me permite?']],
  ['Explica la confidencialidad', 'Inicio', 'es', ['Todo lo que me cuente queda entre nosotros.']],
  ['Pregunta qué espera', 'Persona', 'es', ['¿En qué cree que le podría ayudar yo?']],
  ['Explica los efectos secundarios', 'Plan', 'es', ['Puede darle un poco de sueño.']],
  // A patient’s allergies are asked for, wherever the item stands.
  ['Alergias y enfermedades', 'El plan', 'es', ['¿Tiene alguna otra enfermedad, o es alérgica a algo?']],
  ['Alergias', 'Antecedentes', 'es', ['¿Hay alguna medicina que le siente mal?']],
  [
    'Resume la información',
    'Cierre',
    'es',
    ['Le resumo: dolor desde ayer y náuseas.', 'Entonces, si no me equivoco, lleva tres días con fiebre.'],
  ],
  [
    'Explica cuándo volver',
    'Plan',
    'es',
    ['Si empeora o le sale sangre, no espere y venga a urgencias.', 'Llame al 112 si pierde el conocimiento.'],
  ],
  ['Da una cita de revisión', 'Plan', 'es', ['Nos vemos en quince días.', 'Le doy cita con la enfermera.']],
  ['Comprueba que ha entendido', 'Cierre', 'es', ['¿Cómo se lo explicaría a su marido?']],
  ['Le pide que cuente el plan con sus palabras', 'Cierre', 'es', ['¿Me cuenta con sus palabras qué vamos a hacer?']],
  [
    'Acuerda el plan con la paciente',
    'Plan',
    'es',
    ['¿Qué opción prefiere?', '¿Por dónde le parece que podría empezar?'],
  ],
  ['Avisa antes de la noticia', 'Noticia', 'es', ['Me temo que no es lo que esperaba.']],
  ['Pregunta cuánto quiere saber', 'Noticia', 'es', ['¿Prefiere que le cuente todo?']],
  ['Invita a preguntar', 'Cierre', 'es', ['¿Hay algo que no le haya quedado claro?']],
];

describe.each(SAID)('%s (%s)', (title, section, language, ways) => {
  it.each(ways)('%s', (asked) => expect(covers(title, section, asked, language)).toBe(true));
});

/** What begins like a question, or like the act, and is none. */
it.each([
  ['Gives safety net advice', 'Plan', 'en', 'If you like, bring your wife.'],
  ['Da consejos de cuándo volver a urgencias', 'Plan', 'es', 'Si quiere, venga con Carmen.'],
  ['Shows empathy', 'Talk', 'en', 'It can be something serious.'],
  ['Explains confidentiality', 'Opening', 'en', 'You can record it in a diary.'],
  ['Makes a shared decision', 'Plan', 'en', 'I think you should take it.'],
  ['Introduces self and role', 'Opening', 'en', 'Hello, I’m Sam.'],
  ['Confirma la identidad', 'Inicio', 'es', '¿Es usted la del dolor torácico?'],
  ['Advises on alcohol', 'Plan', 'en', 'Could you give me an idea of how much alcohol you drink?'],
  ['Advises on smoking', 'Plan', 'en', 'Can I check whether you smoke?'],
  ['Aconseja sobre el tabaco', 'Plan', 'es', '¿Me puede decir si le pide tabaco el cuerpo?'],
] as const)('%s: not by other words (%s, %s): %s', (title, section, language, asked) =>
  expect(covers(title, section, asked, language)).toBe(false),
);
