import { factsOf } from './facts';
import { spoken } from '../words/first-person';
import { tryQuestion } from '../tried';
import { personaOf } from './persona';
import { CHEST_PAIN, COSTADO } from '~/domain/consultations/testing/patients';
import { blocksOf, sentencesOf } from '../words/text';

const disclosureOf = (html: string, language: 'en' | 'es', words: string) =>
  factsOf(html, language).find((fact) => fact.text.includes(words))?.disclosure;

describe('the facts of patient instructions', () => {
  it.each([
    ['I’ve had this pain', 'opening'],
    ['plasterboard', 'volunteered'],
    ['left arm', 'if-asked'],
    ['You did not vomit', 'if-asked'],
    ['sildenafil', 'if-asked-directly'],
    ['My dad was 54', 'about-fear'],
    ['father died', 'if-asked'],
    ['Put your fist', 'never'],
    ['Sit still', 'never'],
    ['It’s not my heart', 'never'],
  ])('%s: %s', (words, disclosure) => expect(disclosureOf(CHEST_PAIN, 'en', words)).toBe(disclosure));

  it.each([
    ['Me duele aquí', 'opening'],
    ['corregías', 'volunteered'],
    ['tos seca', 'if-asked'],
    ['anticonceptiva', 'if-asked'],
    ['Mi padre empezó', 'if-asked'],
    ['Contestas', 'never'],
  ])('%s: %s', (words, disclosure) => expect(disclosureOf(COSTADO, 'es', words)).toBe(disclosure));

  it('are one sentence each, and know what they are about', () => {
    const facts = factsOf(CHEST_PAIN, 'en').filter((fact) => fact.topic === 'Habits');
    expect(facts.map((fact) => fact.text)).toEqual([
      '15 cigarettes a day since you were 18.',
      'About eight pints of beer over a weekend.',
    ]);
    expect(facts[0]!.textKeys).toContain('#smoke');
    expect(factsOf(CHEST_PAIN, 'en').map((fact) => fact.index)).toEqual(
      factsOf(CHEST_PAIN, 'en').map((_, index) => index),
    );
  });

  it('have an opening even where no heading says so, and it is not who the patient is', () => {
    const facts = factsOf(
      '<p>You are Maria Lopez, a 30-year-old nurse. You have had a headache for two days. It is worse in the morning.</p>',
      'en',
    );
    expect(facts.map((fact) => fact.disclosure)).toEqual(['if-asked', 'opening', 'if-asked']);
    expect(personaOf(facts, 'en')).toMatchObject({ name: 'Maria Lopez', age: 30 });
  });

  it('pasted twice are told once', () => {
    expect(
      factsOf('<p>You cough.</p><h3>Chest</h3><p>You cough. You cough.</p>', 'en').map(({ text, topic }) => [
        topic,
        text,
      ]),
    ).toEqual([
      ['', 'You cough.'],
      ['Chest', 'You cough.'],
    ]);
  });

  it('of instructions without a word are none', () => {
    for (const html of ['', '<p></p>', '<h3>Opening</h3>', '<img src="x">']) expect(factsOf(html, 'en')).toEqual([]);
  });

  it('tell who the patient is', () => {
    expect(personaOf(factsOf(CHEST_PAIN, 'en'), 'en')).toEqual({
      name: 'Alan Whitcombe',
      age: 58,
      opening: ['I’ve had this pain in my chest, doctor. It’s easing off now.'],
    });
    expect(personaOf(factsOf(COSTADO, 'es'), 'es')).toMatchObject({ name: 'Lucía Ferrer Mateu', age: 41 });
  });
});

describe('a fact in the patient’s mouth', () => {
  it.each([
    ['You are Alan, 58.', 'I am Alan, 58.'],
    ['your father died of a heart attack at 54.', 'My father died of a heart attack at 54.'],
    ['Codeine once made you feel sick.', 'Codeine once made me feel sick.'],
    [
      'You stopped your statin because your legs ached and you told nobody.',
      'I stopped my statin because my legs ached and I told nobody.',
    ],
    ['The lads said you had gone grey, so you rang Diane.', 'The lads said I had gone grey, so I rang Diane.'],
    ['none', 'None.'],
    ['You feel sick. Nobody pays you when you are off.', 'I feel sick. Nobody pays me when I am off.'],
    ['You both had checks when you met.', 'We both had checks when we met.'],
    ['You and Femi have stopped.', 'Femi and I have stopped.'],
    ['“You never listen to your wife.”', 'You never listen to your wife.'],
    ['Ryan has pushed you twice.', 'Ryan has pushed me twice.'],
  ])('%s → %s', (text, said) => expect(spoken(text, 'en')).toBe(said));

  it.each([
    [
      'Eres Lucía, tienes 41 años y das clase en un instituto.',
      'Soy Lucía, tengo 41 años y doy clase en un instituto.',
    ],
    ['fumas unos diez cigarrillos al día desde los veinte.', 'Fumo unos diez cigarrillos al día desde los veinte.'],
    ['Esta mañana te has ahogado al subir a tu casa.', 'Esta mañana me he ahogado al subir a mi casa.'],
    ['empezó mientras corregías exámenes, hace tres días', 'Empezó mientras corregía exámenes, hace tres días.'],
    ['Tocaste fondo y llegaste tarde; te pusieron heparina.', 'Toqué fondo y llegué tarde; me pusieron heparina.'],
    [
      'Estás triste y no te puedes vestir; quieres marcharte antes de la muerte de tu padre.',
      'Estoy triste y no me puedo vestir; quiero marcharme antes de la muerte de mi padre.',
    ],
    [
      'Estás casado y tenéis un hijo; vuestra casa es pequeña.',
      'Estoy casado y tenemos un hijo; nuestra casa es pequeña.',
    ],
    ['Te metes en la cama y lloras si subes deprisa.', 'Me meto en la cama y lloro si subo deprisa.'],
    ['La paciente niega fiebre y su madre está bien.', 'No tengo fiebre y mi madre está bien.'],
    // After a pronoun or `no` it is a verb, also one that no list has.
    ['La aceptas, y no te lo untas.', 'La acepto, y no me lo unto.'],
    ['Te las machacas en ayunas; no apenas antes.', 'Me las machaco en ayunas; no apenas antes.'],
    ['Conduces con gafas y orinas mucho.', 'Conduzco con gafas y orino mucho.'],
  ])('%s → %s', (text, said) => expect(spoken(text, 'es')).toBe(said));
});

describe('what is no fact, or another one', () => {
  const saidIn = (html: string, language: 'en' | 'es' = 'en') =>
    factsOf(html, language).flatMap(({ said, disclosure }) => (disclosure === 'never' ? [] : said));

  it('what a patient keeps back until they are asked is a direction', () => {
    expect(
      saidIn('<h3>If asked</h3><p>You care for her. You do not want to say you drive until you are asked.</p>'),
    ).toEqual(['I care for her.']);
    expect(saidIn('<h3>Ideas</h3><p>Temes la insulina. Esto lo dices solo si te preguntan.</p>', 'es')).toEqual([
      'Temo la insulina.',
    ]);
    expect(
      saidIn(
        '<h3>How you react</h3><p><strong>If help is offered:</strong> at first, “We manage.”</p><h3>If asked</h3><p>You cough.</p>',
      ),
    ).toEqual(['I cough.']);
  });

  it('where the instructions speak to a relative, he and she are somebody else', () => {
    expect(saidIn('<h3>If asked</h3><p>She is clingy. You gave her paracetamol.</p>')).toEqual([
      'She is clingy.',
      'I gave her paracetamol.',
    ]);
    expect(saidIn('<h3>If asked</h3><p>She is clingy.</p>')).toEqual(['I am clingy.']);
  });

  it.each([
    ['No rash, swelling of lips or tongue.', ['No rash.', 'No swelling of lips.', 'No swelling of tongue.']],
    ['No clots, heart or breast problems.', ['No clots.', 'No heart problems.', 'No breast problems.']],
    [
      'No headache on coughing or lying down, fever.',
      ['No headache on coughing.', 'No headache on lying down.', 'No fever.'],
    ],
    ['No steroids, nothing herbal.', ['No steroids.', 'Nothing herbal.']],
    ['No severe pain, vomiting; bowels still opening.', ['No severe pain, vomiting; bowels still opening.']],
    ['No recreational drugs, ever.', ['No recreational drugs, ever.']],
  ])('of a list each thing is denied as it is said: %s', (written, said) =>
    expect(saidIn(`<h3>If asked</h3><p>You cough.</p><p>${written}</p>`).slice(1)).toEqual(said),
  );

  it('neither one nor the other denies both', () => {
    expect(
      saidIn(
        '<h3>Si te preguntan</h3><p>Toses.</p><p><strong>Alcohol y drogas:</strong> ni una cosa ni otra.</p>',
        'es',
      ).slice(1),
    ).toEqual(['No, nada de eso.', 'No, nada de eso.']);
  });
});

describe('text', () => {
  it('is read in its blocks, with headings and labels', () => {
    expect(
      blocksOf(
        '<h3>If &amp; when</h3><ul><li><strong>Allergies:</strong> none</li><li>Plain &lt;b&gt;</li></ul><p><strong>Opening</strong></p><p>Said: so.</p>',
      ),
    ).toEqual([
      { heading: true, level: 3, label: '', text: 'If & when' },
      { heading: false, label: 'Allergies', text: 'none' },
      { heading: false, label: '', text: 'Plain <b>' },
      { heading: true, level: 7, label: '', text: 'Opening' },
      { heading: false, label: 'Said', text: 'so.' },
    ]);
  });

  it('is cut into sentences, but not in numbers, abbreviations and quotations', () => {
    expect(sentencesOf('Dr. Lee gave 1.5 mg. “It hurts. A lot.” Does it? Yes… no')).toEqual([
      'Dr. Lee gave 1.5 mg.',
      '“It hurts. A lot.”',
      'Does it?',
      'Yes… no',
    ]);
  });
});

describe('instructions that nobody would write', () => {
  it.each(['“', '«', '"', '(asked ', 'a. b. ', 'If asked ', 'You are ', '<', '&#1', '<p>', 'say “a” '])(
    'are read in time, and end: %s many times over',
    (bit) => {
      // Looked through for each of its pieces, it would be read for minutes: the limit of a test is the measure.
      const facts = factsOf(`<h3>If asked</h3><p>You are ${bit.repeat(Math.ceil(50_000 / bit.length))}</p>`, 'en');
      facts.forEach((fact) => spoken(fact.text, 'en'));
      expect(facts.length).toBeGreaterThan(0);
    },
  );
});

it('a label whose only remark was a cue has none left', () => {
  const [fact] = factsOf(
    '<h3>Si te preguntan</h3><ul><li><strong>Ánimo (si te preguntan, o si el médico recoge «parezco otra»):</strong> irritable.</li></ul>',
    'es',
  );
  expect(fact).toMatchObject({ topic: 'Ánimo', cue: 'parezco otra' });
});

describe('sentences under no heading', () => {
  const answers = (html: string, asked: string, language: 'en' | 'es' = 'en') =>
    tryQuestion(asked, factsOf(`<p>${html}</p>`, language), language).answer;
  const PLAIN =
    'You are Rosa Vidal, 62. You have had chest pain since Monday. You take amlodipine 5 mg. You have diabetes. Your father died of a stroke.';
  const LLANO = 'Eres Rosa Vidal. Te duele el pecho. Tomas metformina y ramipril. Tienes hipertensión.';

  it.each([
    [PLAIN, 'What medicines do you take?', 'I take amlodipine 5 mg.', 'en'],
    [PLAIN, 'Do you have any other medical conditions?', 'I have diabetes.', 'en'],
    [PLAIN, 'Any illnesses in the family?', 'My father died of a stroke.', 'en'],
    [LLANO, '¿Qué medicamentos toma?', 'Tomo metformina y ramipril.', 'es'],
    [LLANO, '¿Tiene alguna enfermedad?', 'Tengo hipertensión.', 'es'],
  ] as const)('say by themselves what they are about: %# %s', (html, asked, answer, language) =>
    expect(answers(html, asked, language)).toBe(answer),
  );

  it('are told if they wait for a direct question, and it comes', () => {
    const kept = 'You have a cough. Only if asked directly: You are worried it is your heart.';
    expect(answers(kept, 'Are you worried about anything?')).toBe('I am worried it is my heart.');
    expect(answers(kept, 'How is your heart?')).toBe('');
  });
});
