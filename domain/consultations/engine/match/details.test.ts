import { factsIn, lastTold } from '../../testing/talk';

const RUNE = factsIn(
  `<h3>Who you are</h3><p>You are Rune Dahl, 38, a ropemaker.</p>
   <h3>Opening</h3><p>“My heart is skipping.”</p>
   <h3>If asked</h3>
   <ul>
   <li><strong>Medicines:</strong> naproxen for the back. Ramipril 5 mg in the morning.</li>
   <li><strong>Inhalers:</strong> salbutamol 100 micrograms, tiotropium.</li>
   <li><strong>Boyfriend:</strong> he ended it by text.</li>
   <li><strong>Daughter:</strong> she is called Sunniva.</li>
   <li><strong>Support:</strong> your mother, Dagny, lives two streets away.</li>
   <li><strong>Family:</strong> your aunt had a stroke. Your father had a clot and was given warfarin.</li>
   <li><strong>Cream:</strong> one called Silverbark, for the hands.</li>
   <li><strong>Fits:</strong> one, of four minutes. Your sister saw it.</li>
   </ul>`,
);
const BRISA = factsIn(
  `<h3>Quién eres</h3><p>Eres Brisa Leal, de 41 años, redera.</p>
   <h3>Frase inicial</h3><p>«El corazón me salta».</p>
   <h3>Si te preguntan</h3>
   <ul>
   <li><strong>Medicación:</strong> naproxeno por la espalda.</li>
   <li><strong>Familia:</strong> tu tía murió de un infarto.</li>
   <li><strong>Alcohol:</strong> una copa los domingos.</li>
   </ul>`,
  'es',
);
const tells = (asked: string) => lastTold(RUNE, 'en', ['What brought you in?', asked]);
const cuenta = (asked: string) => lastTold(BRISA, 'es', ['¿Qué le trae por aquí?', asked]);

it.each([
  ['What dose of naproxen do you take?', 'mg|naproxen'],
  ['Which brand of naproxen is it?', 'naproxen'],
  ['What treatment did your aunt have for her stroke?', 'aunt'],
  ['Do you know the numbers of your ramipril levels over the years, the readings?', 'naproxen'],
  ['How many minutes was your sister on the phone?', 'sister saw'],
  ['What dose of tiotropium do you use?', '100'],
  ["What's your boyfriend called?", 'text'],
])('what nobody wrote is not answered by what is known: %s', (asked, known) =>
  expect(tells(asked)).not.toMatch(new RegExp(known)),
);

it.each([
  ['What dose of ramipril do you take?', '5 mg'],
  ['What make of cream is it?', 'Silverbark'],
  ['What treatment did your father have for his clot?', 'warfarin'],
  ['How many minutes did the fit last?', 'four minutes'],
  ['What dose of salbutamol do you use?', '100'],
  ["What's your daughter called?", 'Sunniva'],
  ["What's your mother called?", 'Dagny'],
])('what is written is: %s', (asked, answer) => expect(tells(asked)).toContain(answer));

it.each([
  ['¿Qué dosis de naproxeno toma?', 'naproxeno'],
  ['¿Qué marca de naproxeno toma?', 'naproxeno'],
  ['¿Qué tratamiento le dieron a su tía?', 'tía'],
  // The half that names nothing asks of the same.
  ['¿Qué dosis de naproxeno toma y cada cuánto?', 'domingos|años|naproxeno'],
])('and in Spanish: %s', (asked, known) => expect(cuenta(asked)).not.toMatch(new RegExp(known)));
