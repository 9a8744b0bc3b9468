import type { Language } from '~/domain/accounts/contract';
import { answerTo } from '../answer';
import { claimsIn } from './said-back';
import { asks } from '../read/utterance';
import { factsOfStation } from '../read/station-facts';

const factsOf = (patient_instructions: string, language: Language) =>
  factsOfStation({ patient_facts: [], patient_instructions }, language);

const OLGA = factsOf(
  `<h3>Who you are</h3><p>You are Olga Brandt, 47, a baker.</p>
   <h3>Opening</h3><p>“It’s my knee, doctor.”</p>
   <h3>What you say freely</h3><ul><li>The left knee has hurt for three weeks.</li></ul>
   <h3>If asked</h3><ul>
   <li><strong>Allergies:</strong> latex brings you up in welts.</li>
   <li><strong>Smoking:</strong> a pipe until you were thirty.</li>
   <li><strong>Severity:</strong> six out of ten on the stairs.</li>
   <li><strong>Fever:</strong> none.</li>
   <li><strong>Medicines:</strong> ramipril 5 mg once a day.</li>
   <li><strong>Previous falls (only if asked directly):</strong> you fell twice in May.</li>
   <li><strong>Alcohol:</strong> three cans a night. You did not think of it as a problem. No drugs.</li>
   <li><strong>Home:</strong> you live on your own.</li>
   <li><strong>Swelling:</strong> you saw it this morning.</li>
   <li><strong>Supper:</strong> at eleven.</li>
   <li><strong>Cousins:</strong> none with arthritis.</li>
   </ul>`,
  'en',
);
const JON = factsOf(
  `<h3>Quién eres</h3><p>Eres Jon Aldai, de 50 años, tornero.</p>
   <h3>Frase inicial</h3><p>«Me duele la rodilla».</p>
   <h3>Si te preguntan</h3><ul>
   <li><strong>Tabaco:</strong> fumas diez cigarrillos al día.</li>
   <li><strong>Alergias:</strong> ninguna.</li>
   <li><strong>Localización del dolor:</strong> la rodilla izquierda.</li>
   <li><strong>Familia:</strong> tu tía Aurora murió de cáncer de mama.</li>
   </ul>`,
  'es',
);

function after(facts: typeof OLGA, ...asked: string[]): string {
  const language = facts === JON ? 'es' : 'en';
  const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
  let reply = '';
  for (const [index, one] of asked.entries()) {
    const { request, revealed } = answerTo({ number: index + 1, asked: one }, earlier, facts, language);
    earlier.push({ asked: one, said: request.tell.join(' '), state: 'said', revealed });
    reply = `${request.heard}: ${request.tell.join(' ')}`;
  }
  return reply;
}

it.each([
  ['So you are not allergic to anything, is that right?', 'latex'],
  ['So you have no allergies.', 'latex'],
  ['So you have never smoked, have I got that right?', 'pipe'],
  ['So you still smoke a pipe, is that right?', 'pipe'],
  ['So you’re 40, is that right?', '47'],
  ['So it’s the right knee, is that correct?', 'left knee'],
  ['To recap, the pain is two out of ten and you have a fever. Is that right?', 'six out of ten'],
  ['You take ramipril 10 mg. Is that right?', '5 mg'],
  ['Recap: pain for 3 days, no fever. Is that right?', 'three weeks'],
  ['So you live with your wife, is that right?', 'on my own'],
  ['So you never drink alcohol, is that right?', 'three cans'],
  ['The pain is two out of ten. Right?', 'six out of ten'],
  ['So you saw the swelling in the evening, is that right?', 'this morning'],
  ['So you have supper at eight, is that right?', 'at eleven'],
])('what is said back wrongly is put right: %s', (asked, fact) => {
  expect(after(OLGA, 'Hello', asked)).toMatch(new RegExp(`^corrects: .*${fact}`, 'i'));
});

it.each([
  ['Entonces no fuma, ¿es correcto?', 'diez cigarrillos'],
  ['Entonces fuma veinte cigarrillos al día, ¿es así?', 'diez cigarrillos'],
  ['Entonces es alérgico a algo, ¿verdad?', 'ninguna'],
  ['En resumen, le duele la rodilla derecha. ¿Es correcto?', 'izquierda'],
  ['Entonces tiene 40 años, ¿es correcto?', '50'],
  ['A ver si lo entendí: su hermana murió de cáncer de mama.', 'tía Aurora'],
])('and in Spanish: %s', (asked, fact) => {
  expect(after(JON, 'Hola', asked)).toMatch(new RegExp(`^corrects: .*${fact}`, 'i'));
});

it('what is right is confirmed', () => {
  expect(after(OLGA, 'Hello', 'So you’re 47, your left knee hurts and you have no fever. Is that right?')).toBe(
    'summary: ',
  );
  expect(after(OLGA, 'Hello', 'So you don’t smoke, is that right?')).toBe('summary: ');
  expect(after(JON, 'Hola', 'Entonces no tiene alergias, ¿es correcto?')).toBe('summary: ');
});

it('a patient neither confirms nor denies what they cannot judge', () => {
  expect(after(OLGA, 'Hello', 'So you’ve been to Peru, is that right?')).toBe('unsure: ');
  expect(after(OLGA, 'Hello', 'So you have no fever and you’ve been to Peru, is that right?')).toBe('partly: ');
  expect(after(JON, 'Hola', 'Entonces tiene un hermano en Cuenca, ¿es correcto?')).toBe('unsure: ');
});

it('a fact that is kept puts nothing right until it was told', () => {
  const first = 'So you have never fallen before, is that right?';
  expect(after(OLGA, 'Hello', first)).toBe('unsure: ');
  expect(after(OLGA, 'Hello', 'Have you had any falls before?', first)).toMatch(/^corrects: .*twice in May/);
});

it('a denial holds for the things of its list', () => {
  expect(claimsIn('So no fever, cough or chills, but you smoke, right?', 'en')).toEqual([
    { text: 'no fever', denies: true },
    { text: 'cough or chills', denies: true },
    { text: 'you smoke', denies: false },
  ]);
});

it('whoever is about to examine says nothing back', () => {
  expect(after(OLGA, 'Hello', 'Let me check your blood pressure.')).toBe('explained: ');
});

describe('what turns a direction round', () => {
  const IVO = factsOf(
    `<h3>Opening</h3><p>“It’s this pain in my belly. It’s easing off now.”</p>
     <h3>What you say freely</h3><ul><li>It came on while you were carrying sacks.</li></ul>
     <h3>If asked</h3><ul>
     <li><strong>Appetite:</strong> down a bit.</li>
     <li><strong>Weight:</strong> up about four kilos in a year.</li>
     <li><strong>Sleep:</strong> you wake as tired as when you went to bed.</li>
     </ul>`,
    'en',
  );
  const NOA = factsOf(
    `<h3>Frase inicial</h3><p>«Me duele el costado».</p>
     <h3>Lo que cuentas sin que te lo pregunten</h3><ul><li>El dolor empezó de golpe, en el sofá.</li></ul>
     <h3>Si te preguntan</h3><ul><li><strong>Peso:</strong> has perdido cinco kilos.</li></ul>`,
    'es',
  );

  it.each([
    ['You took thirty tablets, is that right?', 'corrects: Twelve iron tablets of 200 mg'],
    ['So your father had a stroke. Is that right?', 'corrects: My mother had a stroke'],
    ['So you have smoked once, is that right?', 'corrects: I smoke every evening'],
    ['So you have had the fever for three days, is that right?', 'corrects: The fever began last night'],
    ['So your mother had a stroke. Is that right?', 'summary: '],
  ])('nor is another number, relative or time agreed to: %s', (asked, heard) =>
    expect(
      after(
        factsOf(
          `<h3>Opening</h3><p>“I feel ill.”</p><h3>What you say freely</h3><ul><li>The fever began last night.</li></ul>
           <h3>If asked</h3><ul><li><strong>Tablets:</strong> twelve iron tablets of 200 mg.</li>
           <li><strong>Family:</strong> your mother had a stroke.</li><li><strong>Smoking:</strong> you smoke every evening.</li></ul>`,
          'en',
        ),
        asked,
      ),
    ).toContain(heard),
  );

  it.each([
    ['So your appetite has gone up. Is that right?', 'down a bit'],
    ['So your weight has gone down, is that right?', 'four kilos'],
    ['You told me you sleep well and wake up refreshed. Is that right?', 'as tired as'],
    ['So the pain is getting worse, is that right?', 'easing off'],
    ['To recap: the pain came on at rest. Is that correct?', 'carrying sacks'],
  ])('is put right: %s', (asked, fact) => expect(after(IVO, asked)).toMatch(new RegExp(`^corrects: .*${fact}`, 'i')));

  it('in Spanish, too', () => {
    const said = (asked: string) => answerTo({ number: 1, asked }, [], NOA, 'es').request;
    expect(said('Entonces el dolor empezó poco a poco, ¿es correcto?')).toMatchObject({ heard: 'corrects' });
    expect(said('Entonces ha perdido peso, ¿es correcto?')).toMatchObject({ heard: 'summary' });
  });

  it.each(['So your appetite has gone down a bit. Is that right?', 'So your weight has gone up, is that right?'])(
    'is agreed to if it is the same: %s',
    (asked) => expect(after(IVO, asked)).toBe('summary: '),
  );

  it('is neither if the facts do not say', () =>
    expect(after(IVO, 'So the pain is constant, is that right?')).toBe('unsure: '));
});

it.each([
  ['Tiene fiebre.', true],
  ['Le duele la pierna.', true],
  ['Ha engordado últimamente.', true],
  ['Tiene una infección.', false],
  ['Tiene usted diabetes.', false],
])('%s is asked: %s', (said, isAsked) => expect(asks(said, 'es')).toBe(isAsked));

/** What is said back of how much, how often, which side and what helped. */
const NORA = factsOf(
  `<h3>Who you are</h3><p>You are Nora Voss, 51, a lamp maker.</p>
   <h3>Opening</h3><p>“It’s my left shoulder, doctor.”</p>
   <h3>What you say freely</h3><ul><li>It aches when you reach up.</li></ul>
   <h3>If asked</h3><ul>
   <li><strong>Legs:</strong> it shoots down both legs.</li>
   <li><strong>Alcohol:</strong> two glasses most nights. Before the strike, weekends only.</li>
   <li><strong>Weight and appetite:</strong> you have lost five kilos and you eat more than ever.</li>
   <li><strong>Ibuprofen:</strong> it hardly touches it.</li>
   <li><strong>Hormones:</strong> oestrogen for two years; you stopped at fifty.</li>
   <li><strong>Remembering tablets:</strong> you often forget the evening one.</li>
   <li><strong>Falls:</strong> no fall.</li>
   </ul>`,
  'en',
);
it.each([
  ['you drink on a Saturday night', 'most nights'],
  ['you only drink at weekends', 'most nights'],
  ['you’ve gained five kilos', 'lost five kilos'],
  ['the ibuprofen has sorted it', 'hardly touches'],
  ['you’ve never been on any hormones', 'Oestrogen'],
  ['you always remember your evening tablets', 'forget'],
  ['it shoots down your left leg', 'both legs'],
  ['it is your right shoulder', 'left shoulder'],
  ['it came on after a fall', 'No fall'],
])('%s is corrected', (claim, answer) => {
  expect(after(NORA, 'Hello', `So ${claim}, is that right?`)).toMatch(/^corrects: /);
  expect(after(NORA, 'Hello', `So ${claim}, is that right?`)).toContain(answer);
});
it.each(['Let me play that back. You drink most nights. Yes?', 'In a nutshell, you have lost five kilos. Correct?'])(
  '%s is confirmed',
  (said) => expect(after(NORA, 'Hello', said)).toBe('summary: '),
);
