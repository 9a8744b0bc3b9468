import { factsIn, lastTold } from '../testing/talk';
import { greets } from './read/utterance';
import { keysOf } from './words/words';

/** Each stands for what went wrong in a whole talk that was held as students hold one. */
const RHEA = factsIn(
  `<h3>Who you are</h3><p>You are Rhea Moss, 57, a bookbinder. You also drive the mobile library.</p>
   <h3>Opening</h3><p>“I’ve had some bleeding, doctor. At my age.”</p>
   <h3>What you say freely</h3><ul><li>It has crept up over about eight months.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Amount of bleeding:</strong> enough for two pads a day.</li>
   <li><strong>Pain:</strong> a dull ache low down.</li>
   <li><strong>Urine:</strong> no burning, no blood in the urine.</li>
   <li><strong>Bowels:</strong> regular. Once there was mucus.</li>
   <li><strong>Bloating:</strong> no more than anyone else.</li>
   <li><strong>Work:</strong> you had to leave the van in the middle of a round.</li>
   </ul>`,
);
const LIA = factsIn(
  `<h3>Quién eres</h3><p>Eres Lía Mora, de 44 años, profesora.</p>
   <h3>Frase inicial</h3><p>«Me duele el costado».</p>
   <h3>Lo que cuentas sin que te lo pregunten</h3><ul><li>Es como una puñalada y aumenta al respirar hondo.</li></ul>
   <h3>Si te preguntan</h3>
   <ul>
   <li><strong>Intensidad e irradiación:</strong> 6 sobre 10. Un paracetamol apenas lo alivió.</li>
   <li><strong>Tos y sangre:</strong> una vez, un hilo de sangre en el pañuelo.</li>
   <li><strong>Antecedentes:</strong> ni úlceras, ni sangrados aparte de las reglas.</li>
   <li><strong>Familia:</strong> un primo tiene la enfermedad de Crohn.</li>
   <li><strong>Trabajo:</strong> en el instituto nadie lo sabe.</li>
   <li><strong>Deposiciones:</strong> muchas veces te quedas con ganas.</li>
   </ul>`,
  'es',
);
const tellsRhea = (...asked: string[]) => lastTold(RHEA, 'en', ['What brought you in?', ...asked]);
const tellsLia = (...asked: string[]) => lastTold(LIA, 'es', ['¿Qué le trae por aquí?', ...asked]);

const GIL = factsIn(
  `<h3>Who you are</h3><p>You are Gil Ward, 80, a retired clock-maker.</p>
   <h3>Opening</h3><p>“I went down in the night.”</p>
   <h3>What you say freely</h3><ul><li>You sleep four hours, broken.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Home:</strong> alone in a terraced house.</li>
   <li><strong>Bowels:</strong> regular with prunes.</li>
   <li><strong>Daughter:</strong> she lives an hour away. She does not know how you feel.</li>
   <li><strong>Expectation:</strong> sleeping tablets.</li>
   </ul>`,
);
const tellsGil = (...asked: string[]) => lastTold(GIL, 'en', ['What brought you in?', ...asked]);

describe('words that only look like others', () => {
  it('months are no periods, and a year is no part of the body', () => {
    expect([...keysOf('about eight months', 'en')]).not.toContain('#periods');
    expect([...keysOf('hace un año', 'es')]).not.toContain('#anus');
    expect([...keysOf('rest and ice help', 'en')]).not.toContain('#refreshed');
    expect(tellsRhea('How are your periods?')).toBe('(unknown)');
  });
});

describe('an answer', () => {
  it('denies nothing beside what it tells of the same', () => {
    expect(tellsRhea('How much blood are we talking?')).toBe('Enough for two pads a day.');
    expect(tellsLia('¿Ha echado sangre?')).toBe('Una vez, un hilo de sangre en el pañuelo.');
  });
  it('of one word says of what it is, among others', () => {
    expect(tellsRhea('Any change in your bowels or waterworks?')).toContain('Bowels, regular');
  });
  it('tells of a pain low down to who asks for the tummy', () => {
    expect(tellsRhea('Do you have any tummy pain or bloating?')).toContain('A dull ache low down.');
  });
  it('begins with no `also`', () => {
    expect(tellsRhea('Do you drive?')).toBe('I drive the mobile library.');
  });
  it('to how bad it is, is no painkiller because one was spoken of', () => {
    expect(tellsLia('¿Ha tomado paracetamol?', 'del 1 al 10 cuánto')).toContain('6 sobre 10');
    expect(tellsLia('¿Qué intensidad tiene?', '¿empeora con algo?')).toContain('aumenta al respirar');
  });
});

describe('what is asked', () => {
  it('of a plan is not heard as a question about the illness', () => {
    const plan = 'I think we should do a scan this week.';
    expect(tellsRhea(plan, 'How do you feel about that?')).toBe('(proposed)');
    expect(tellsLia('Le haremos un TAC. ¿Qué le parece?')).toBe('(proposed)');
    expect(tellsRhea('What would you do if it got worse?')).toBe('(unknown)');
  });
  it('of a name is no hope, and of others no family', () => {
    expect(tellsGil('What would you like to be called?')).toContain('Gil Ward');
    const others = 'Some dads tell me they don’t feel what they expected. Has that happened to you?';
    expect(tellsGil(others)).not.toMatch(/tablets|hour away/);
  });
  it('of who knows is answered by that', () => {
    expect(tellsGil('How is your daughter?', 'Does she know how you’re feeling?')).toBe(
      'She does not know how I feel.',
    );
  });
  it('with a tag is told, and what one would do is nobody’s fact', () => {
    expect(tellsGil('I’m putting the bell here. Please don’t get up on your own, ok?')).toBe('(checks-understanding)');
    expect(tellsGil('Can you tell me what you’d do if you need the toilet?')).toBe('(unknown)');
  });
  it('with commas is answered bit by bit', () => {
    const three = 'How much do you smoke, do you have any help at home, and what about your bowels?';
    expect(tellsGil(three)).toContain('alone in a terraced house'.replace('a', 'A'));
    expect(tellsGil(three)).toContain('prunes');
  });
  it('after a greeting and a request opens the talk, though it was not understood', () => {
    expect(
      lastTold(GIL, 'en', ['Hello, I am Dr Lee. Is now a good time to talk? What made you fill in the form?']),
    ).toContain('I went down');
    expect(lastTold(GIL, 'en', ['Hello, I am Dr Lee. Is now a good time to talk?'])).toBe('(consent)');
  });
  it('of the nights is asked of the sleep', () => {
    expect(tellsGil('And what are the nights like?')).toBe('I sleep four hours, broken.');
  });
  it('of feelings does not bring the opening words again', () => {
    expect(tellsRhea('That must be a worry. How are you feeling about it all?')).not.toContain('At my age');
  });
  it('without a sign is asked all the same', () => {
    expect(lastTold(RHEA, 'en', ['What brought you in?', 'whereabouts exactly'])).not.toBe('(explained)');
    expect(tellsLia('antecedentes en la familia de enfermedad inflamatoria o cáncer de colon')).toContain('Crohn');
    expect(tellsLia('y esto como te afecta en el trabajo')).toContain('nadie lo sabe');
    expect(tellsLia('tienes ganas de ir y luego no haces nada?')).toContain('con ganas');
  });
});

describe('what whole talks got wrong in November 2026', () => {
  const IDA = factsIn(
    `<h3>Opening</h3><p>“I cannot sleep.”</p>
     <h3>What you say freely</h3><ul><li>Nobody can cover you at work.</li></ul>
     <h3>If asked</h3><ul>
     <li><strong>Alcohol:</strong> four cans most nights.</li>
     <li><strong>Thoughts of suicide (only if asked directly):</strong> some nights you think they would be better off without you.</li>
     </ul>`,
  );
  const LUZ = factsIn(
    `<h3>Frase inicial</h3><p>«Tengo diarrea».</p>
     <h3>Si te preguntan</h3><ul><li><strong>Rodilla:</strong> se te hinchó una rodilla hace un mes.</li></ul>`,
    'es',
  );
  const tellsIda = (...asked: string[]) => lastTold(IDA, 'en', ['What brought you in?', ...asked]);
  const tellsLuz = (...asked: string[]) => lastTold(LUZ, 'es', ['¿Qué le trae por aquí?', ...asked]);

  it.each(['Has that happened to you?', 'Is that true for you?', 'Have you ever felt like that?'])(
    'a question that asks of the patient what was just said of others: %s',
    (asked) => {
      const said = 'Sometimes when people feel this low they think about ending their life.';
      expect(tellsIda(`${said} ${asked}`)).toContain('better off without me');
    },
  );

  it('something else beside a matter that is named is no invitation', () =>
    expect(tellsIda('Have you been drinking more, or using anything else?')).toContain('Four cans'));

  it('who asks which questions the patient has invites them', () =>
    expect(tellsIda('What questions do you have?')).toBe('(invites-questions)'));

  it.each([
    ['Puede ser una inflamación del intestino.', '(explained)'],
    ['Voy a hacerle una maniobra. ¿De acuerdo?', '(consent)'],
    ['¿Quiere que le explique los resultados?', '(consent)'],
    ['¿Cómo se siente?', '(unknown)'],
    ['No es culpa suya.', '(empathy)'],
  ])('in Spanish, %s is heard as %s', (asked, heard) => expect(tellsLuz(asked)).toBe(heard));
});

/** A daughter speaks of her father. */
const UMA = factsIn(
  `<h3>Who you are</h3><p>You are Uma Rao, 44, a surveyor.</p>
   <h3>Opening</h3><p>“My father must not be told.”</p>
   <h3>If asked</h3>
   <ul>
   <li><strong>What he knows:</strong> he thinks it is gallstones.</li>
   <li><strong>Pain:</strong> he hides his pain from you.</li>
   <li><strong>Medicines:</strong> none. Allergies: none.</li>
   <li><strong>Tablets for the nerves (only if asked directly):</strong> diazepam from a friend.</li>
   <li><strong>Driving:</strong> the van is your living.</li>
   <li><strong>Ideas (what you think it is):</strong> you think that hope keeps people alive.</li>
   </ul>`,
);
const tellsUma = (...asked: string[]) => lastTold(UMA, 'en', ['What brought you in?', ...asked]);
const NEL = factsIn(
  `<h3>Quién eres</h3><p>Eres Nel Busto, de 30 años, apicultora.</p>
   <h3>Frase inicial</h3><p>«Me falta el aire».</p>
   <h3>Si te preguntan</h3>
   <ul><li><strong>Anticonceptivos (solo si te preguntan directamente):</strong> la píldora desde hace dos años.</li></ul>`,
  'es',
);

describe('a question', () => {
  it('for the view of another is not answered by one’s own', () => {
    expect(tellsUma('What does he think is wrong with him?')).toContain('gallstones');
    expect(tellsUma('Is he in pain, do you think?')).toContain('hides');
    expect(tellsUma('What do you think is going on?')).toContain('hope');
  });

  it('for tablets has a verb before it, and no sort of them', () => {
    expect(tellsUma('Do you use tablets for your nerves?')).toContain('Diazepam');
    const nel = (asked: string) => lastTold(NEL, 'es', ['¿Qué le trae por aquí?', asked]);
    expect(nel('¿Usa pastillas anticonceptivas?')).toMatch(/píldora/i);
    // Nobody wrote its name.
    expect(nel('¿Qué marca de píldora toma?')).not.toMatch(/píldora/i);
  });

  it('for care asks for no car', () => expect(tellsUma('Who takes care of the garden?')).not.toContain('van'));

  it('`Allergies: none` denies, and corrects nobody who says so', () =>
    expect(tellsUma('So you take no medicines, is that right?')).toBe('(summary)'));
});

it('good news in Spanish are no greeting', () => expect(greets('No son buenas noticias.', 'es')).toBe(false));
