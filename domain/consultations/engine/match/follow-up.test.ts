import { factsIn, lastTold } from '../../testing/talk';

/** Questions that go on with the line that was just told. */
const IRIS = factsIn(
  `<h3>Who you are</h3><p>You are Iris Vane, 52, a bell founder.</p>
   <h3>Opening</h3><p>“It’s my ears, doctor.”</p>
   <h3>If asked</h3>
   <ul>
   <li><strong>Drops:</strong> olive oil, but only one drop, because you were afraid of the cold. A friend gave you the bottle. You have not spilt any.</li>
   <li><strong>Cider:</strong> two mugs most nights, to switch off. Before the foundry, Sundays only.</li>
   <li><strong>The baby (only if asked about the birth):</strong> born in the bell tower.</li>
   <li><strong>The tower:</strong> it stood in a field. The ropes broke, if asked what worries you, and might break again.</li>
   <li><strong>Work:</strong> you cast bells. You have not spilt any bronze.</li>
   </ul>`,
);
const after = (...asked: string[]) => lastTold(IRIS, 'en', ['What brought you in?', ...asked]);

it.each([
  ['How come only that much?', 'afraid'],
  ['And did a friend give you that?', 'gave me the bottle'],
  ['have you spilt any of it', 'not spilt any.'],
])('of the drops: %s', (asked, answer) => expect(after('Do you put in olive oil drops?', asked)).toContain(answer));

it('a time is no matter: who was born when waits', () => {
  expect(after('Do you drink cider?', 'Was it like that before he was born?')).not.toContain('tower');
  expect(after('Do you drink cider?', 'Was it like that before he was born?')).toContain('Sundays');
});

it('what waits for a question about fears waits also under a label that was opened', () => {
  expect(after('Tell me about the tower', 'Did the ropes break, then?')).not.toContain('ropes');
  expect(IRIS.find(({ said }) => said.includes('ropes'))?.disclosure).toBe('about-fear');
});

it('the opening is no line that goes on', () => expect(after('And when was your last smear?')).toMatch(/^\(un/));

/** Lines of their own, beside a complaint that has its beginning and its tablets, too. */
const ODD = factsIn(
  `<h3>Who you are</h3><p>You are Odd Varga, 66, a net mender.</p>
   <h3>Opening</h3><p>“It’s this cough.”</p>
   <h3>What you say freely</h3><ul><li>The cough began three weeks ago.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Allergies:</strong> penicillin, as a child. It brought you out in welts.</li>
   <li><strong>Has anybody asked:</strong> your daughter asked on Sunday. You said that it was nothing.</li>
   <li><strong>Medicines:</strong> a water tablet. Ramipril 5 mg.</li>
   <li><strong>Walking aids:</strong> your late wife’s stick. It is a little short.</li>
   <li><strong>Fever:</strong> none.</li>
   <li><strong>Social worker:</strong> you had one after the flood.</li>
   </ul>`,
);
const odd = (...asked: string[]) => lastTold(ODD, 'en', ['What brought you in?', ...asked]);

describe('a question that names nothing', () => {
  it('is of the line that was just told, and not of the complaint', () => {
    expect(odd('Any allergies?', 'And since when?')).toContain('as a child');
    expect(odd('Any allergies?', 'And since when?')).not.toContain('three weeks');
    expect(odd('Any allergies?', 'How many times a day is that?')).not.toMatch(/mg|three/);
  });

  it('asks for the strength of what was just told, and of no other tablet', () =>
    expect(odd('Do you take a water tablet?', 'What strength?')).not.toContain('5 mg'));

  it('brings the next sentence of the line', () => {
    expect(odd('Did your daughter ask?')).toBe('My daughter asked on Sunday.');
    expect(odd('Did your daughter ask?', 'And what did you say to her?')).toContain('nothing');
    expect(odd('Do you use a stick, and is it the right height for you?')).toContain('short');
  });

  it('is of the complaint if it is asked for it', () => {
    expect(odd('Any allergies?', 'How long has it lasted?')).toContain('three weeks');
    expect(odd('Did your daughter ask?', 'Is that happening more often now?')).not.toContain('nothing');
  });
});

describe('one of several things asked in a breath', () => {
  it('is found by the words of its label', () =>
    expect(odd('Have you had a fever, and have you ever had a social services person?')).toMatch(/flood/));
  it('alone it is not', () => expect(odd('Do you pay social insurance?')).not.toContain('flood'));
});
