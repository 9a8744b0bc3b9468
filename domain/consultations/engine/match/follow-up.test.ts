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
