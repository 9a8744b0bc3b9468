import { coverageOf } from './coverage';
import { factsOfStation } from '../engine/read/station-facts';
import { coverOf } from './item-needs';

type Language = 'en' | 'es';
/** Whether a checklist of one item, or of more, has its first item covered by what was said in turn. */
const covers = (titles: string | readonly string[], section: string, asked: readonly string[], language: Language) =>
  coverageOf(
    [titles].flat().map((title, index) => ({ id: index + 1, title, section })),
    asked.map((text, index) => ({ number: index + 1, asked: text, earned: '' })),
    language,
  ).some(({ item_id }) => item_id === 1);

type Row = readonly [string, string, Language, string];
const check = (rows: readonly Row[], is: boolean) =>
  it.each(rows)('%s [%s, %s]: %s', (title, section, language, asked) =>
    expect(covers(title, section, asked.split(' | '), language)).toBe(is),
  );

describe('an item is read by its parts', () => {
  check(
    [
      // Behind a colon and in `including` stand examples; behind `;`, `, with`, `from` and `and why` second thoughts.
      ['Takes a sleep history: hours, waking, unrefreshing sleep', 'Data gathering', 'en', 'What’s your sleep like?'],
      ['Asks about other medicines, including bought or herbal', 'History', 'en', 'What else do you take?'],
      ['Asks occupation and finds he drives a school minibus', 'History', 'en', 'Have you got a job?'],
      ['States that nitrates are contraindicated; offers an analgesic', 'Plan', 'en', 'We must avoid GTN tonight.'],
      ['Medicines, with aspirin and blood thinners', 'Background', 'en', 'Which tablets are you on?'],
      ['Explains iron deficiency from heavy periods', 'Plan', 'en', 'Your iron stores are nearly empty.'],
      ['Asks about leg pain, and whether it is one leg or both', 'History', 'en', 'Do your legs hurt?'],
      ['Dolor de barriga y si mejora al ir al baño', 'Historia', 'es', '¿Le duele la tripa?'],
      // What an examiner says of the doing need not be said.
      ['Names pneumonia as working diagnosis', 'Plan', 'en', 'This is pneumonia.'],
      ['Explains sleep apnoea in plain language and with hope', 'Relating to others', 'en', 'This is sleep apnoea.'],
      [
        'Gives honest advice on likely bleeding pattern',
        'Management',
        'en',
        'Bleeding can come at any time of the month.',
      ],
      ['Propone metformina y explica para qué sirve', 'Plan', 'es', 'Le propongo una pastilla, la metformina.'],
      ['Avisa de diarrea; con comida y poco a poco', 'Plan', 'es', 'Puede dar algo de diarrea.'],
      ['Asks about the pattern', 'History', 'en', 'How often does it come on?'],
      // Titles have words of their own.
      ['Alcohol and drugs', 'History', 'en', 'Do you drink? Any weed or coke?'],
      ['Enfermedades en la familia', 'Antecedentes', 'es', '¿Hay algo de tiroides en su familia?'],
      ['Symptoms of anaemia', 'Data gathering', 'en', 'Do you feel dizzy or out of breath?'],
      ['Answers embarrassment with respect', 'Explaining', 'en', 'Lots of people find it embarrassing.'],
      ['Responds to fear of dialysis', 'Plan', 'en', 'I don’t think that you need dialysis.'],
      ['Says how long it lasts', 'Management', 'en', 'It should be gone in about a week.'],
      ['Says which medicines to stop', 'Plan', 'en', 'Please stop the ramipril.'],
      ['Explica qué hacer en días de diarrea en el futuro', 'Plan', 'es', 'Cuando tenga diarrea deje de tomarlas.'],
    ],
    true,
  );
  check(
    [
      ['States that nitrates are contraindicated; offers an analgesic', 'Plan', 'en', 'I’ll give you some aspirin.'],
      ['Asks about blackout or memory of the fall', 'History', 'en', 'How is your memory?'],
      ['Alcohol and drugs', 'History', 'en', 'What tablets were they?'],
      ['Asks about crying', 'History', 'en', 'Is it a tearing pain?'],
      ['Asks about memory of the fall', 'History', 'en', 'How is your memory?'],
      ['Enfermedades en la familia', 'Antecedentes', 'es', '¿Ha tenido antes alguna enfermedad?'],
      ['Asks about scars', 'History', 'en', 'Are you scared?'],
      ['Asks about spine pain', 'History', 'en', 'Does the room spin?'],
      ['Quantifies smoking', 'History', 'en', 'Do you smoke, and how much do you drink?'],
      ['Discusses migraine treatment and a headache diary', 'Management', 'en', 'So I think these are migraines.'],
      ['Keeps urinary obstruction in mind', 'Results', 'en', 'Are you passing water normally?'],
      ['Guarda silencio', 'La noticia', 'es', 'Guardo silencio.'],
    ],
    false,
  );
});

describe('an item is done by asking, by telling, or by both', () => {
  check(
    [
      ['Encourages exercise', 'The person', 'en', 'Please try to get more exercise.'],
      ['Offers to stay with his mother', 'Plan', 'en', 'You can stay with your mum tonight, is that OK?'],
      ['Considers his wife’s health', 'Management', 'en', 'How is your wife doing herself?'],
      [
        'Elicits and responds to concern about his father',
        'Views',
        'en',
        'I’m so sorry about your dad. Is he on your mind?',
      ],
      [
        'Picks up and responds to mother’s stroke',
        'Relating to others',
        'en',
        'Sorry to hear about mum, is she ok now?',
      ],
      ['Agrees a small next step and checks understanding', 'Relating to others', 'en', 'Does that sound doable?'],
      ['Asks about voices', 'History', 'en', 'Some people hear voices. Has anything like that happened?'],
      ['Explores his father’s illness', 'Emotion', 'en', 'You mentioned your dad. What happened to him?'],
      [
        'Explains why the bleeding is looked into',
        'Plan',
        'en',
        'Any bleeding needs looking into, as it may be serious.',
      ],
      ['Explains asthma', 'Plan', 'en', 'What you describe fits with asthma.'],
      ['Explains how to use the inhaler', 'Plan', 'en', 'When you get wheezy, take the inhaler.'],
      ['Presenta a la enfermera', 'Plan', 'es', 'Esta es Nuria, la enfermera.'],
      [
        'Ofrece cita con enfermería y que venga Carmen',
        'Cerrar',
        'es',
        'Le doy cita con enfermería. Si quiere, que venga Carmen.',
      ],
      ['Discusses how to tell his wife', 'Emotion', 'en', 'How will you tell your wife?'],
      ['Explains why it is epilepsy', 'Explaining', 'en', 'It is epilepsy because you’ve had two seizures.'],
      ['Gives stroke red flags', 'Management', 'en', 'If you get signs of a stroke, call 999.'],
    ],
    true,
  );
  check(
    [
      [
        'Picks up and responds to mother’s stroke',
        'Relating to others',
        'en',
        'Has anyone in the family had a stroke?',
      ],
      ['Elicits her fear, and responds to it', 'Views', 'en', 'Don’t worry about it.'],
      ['Explores the sleep problem', 'History', 'en', 'Could you swap nights so that you sleep?'],
      ['Asks about driving and work', 'History', 'en', 'Would it help if I wrote to your boss?'],
      ['Asks about family', 'History', 'en', 'So you’ll stay with your mum, is that OK?'],
      ['Establishes how the fall happened', 'History', 'en', 'So you had a fall, did you?'],
      ['Asks about home', 'History', 'en', 'Hello, I’m Tom, the nurse who is sending you home.'],
      ['Pregunta qué piensa', 'Persona', 'es', 'Es normal que piense en lo de su padre'],
      ['Advises on driving', 'Management', 'en', 'A minibus, OK.'],
      ['Discusses how to tell his wife', 'Emotion', 'en', 'Would you like your wife here?'],
      ['Explains why it is epilepsy', 'Explaining', 'en', 'Here is our epilepsy nurse.'],
      ['Discusses migraine', 'Management', 'en', 'If you get a migraine that lasts an hour, call 999.'],
      ['Acknowledges his shock', 'Emotion', 'en', 'I’m so sorry.'],
    ],
    false,
  );
});

describe('of several matters', () => {
  check(
    [
      ['Asks about site and character', 'The pain', 'en', 'What sort of pain was it?'],
      ['Asks about pregnancy and sexual health', 'History', 'en', 'When did you last have sex?'],
      ['Explores ideas and expectations (a pulled muscle)', 'Views', 'en', 'What did you reckon it was?'],
      ['Explores ideas and expectations', 'Views', 'en', 'What did you reckon it was yourself?'],
    ],
    true,
  );
  check(
    [
      ['Asks about medicines and allergies', 'History', 'en', 'Which tablets do you take?'],
      ['Smoking and alcohol', 'History', 'en', 'Do you smoke?'],
      ['Introduces self and confirms identity', 'Opening', 'en', 'Hello, I’m Sam.'],
      ['Asks about breathlessness, palpitations and collapse', 'The pain', 'en', 'Are you short of breath?'],
    ],
    false,
  );
});

describe('what an author names', () => {
  const by = (of: string[], how: 'asked' | 'told', asked: string) =>
    coverageOf(
      [{ id: 1, title: 'Named', section: '', covered_by: { how, of, all: false } }],
      [{ number: 1, asked, earned: '' }],
      'en',
    ).length;

  it('is one drug and not its class, where it is told', () => {
    expect(by(['codeine'], 'told', 'Please stop the codeine.')).toBe(1);
    expect(by(['codeine'], 'told', 'I’ll send you some naproxen.')).toBe(0);
  });

  it('is not widened by the label of an answer', () => {
    const told = factsOfStation(
      { patient_instructions: '<h3>If asked</h3><p><strong>Smoking:</strong> ten a day.</p>', patient_facts: [] },
      'en',
    );
    const asked = [{ number: 1, asked: 'And do you ever indulge?', earned: 'Ten a day.', told }];
    const named = { how: 'asked', of: ['smoke'], all: false } as const;
    const item = { id: 1, title: 'Asks about smoking', section: '' };
    expect(coverageOf([item], asked, 'en')).toHaveLength(1);
    expect(coverageOf([{ ...item, covered_by: { ...named, of: [...named.of] } }], asked, 'en')).toEqual([]);
  });

  it('is shown as it is read', () => {
    const item = { id: 1, title: 'Alcohol and drugs', section: 'History' };
    expect(coverOf(item, 'en')).toEqual({ how: 'asked', of: ['#alcohol', '#recreational-drugs'], all: true });
  });
});
