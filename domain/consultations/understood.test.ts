import { answerTo } from './answer-turn';
import { factsOfStation } from './station-facts';

const factsOf = (patient_instructions: string) => factsOfStation({ patient_facts: [], patient_instructions }, 'en');

/** Each rule of understanding that goes beyond the word lists, on a script that nobody else tests with. */
const MARA = factsOf(
  `<h3>Who you are</h3><p>You are Mara Quist, 61, a harbour pilot, born on 3 May 1965. You live with your husband, Osric.</p>
   <h3>Opening</h3><p>“It’s this cough, nurse.”</p>
   <h3>What you say freely</h3><ul><li>You have had it since the regatta, three weeks ago.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Osric:</strong> he thinks it is the paint.</li>
   <li><strong>Gardening:</strong> you grow leeks and mulch them with straw.</li>
   <li><strong>Past coughs:</strong> a milder one last winter.</li>
   <li><strong>Mood:</strong> flat since the ferry closed.</li>
   <li><strong>Medicines:</strong> ramipril 5 mg, which you take at 8 with your tea.</li>
   <li><strong>Fever and sweats:</strong> none. Your hands were cold on the boat.</li>
   <li><strong>Numbness between the legs (only if asked directly):</strong> since Tuesday.</li>
   <li><strong>The accident (only if asked about it):</strong> the deckhand bled badly. You have nightmares.</li>
   <li><strong>Weight:</strong> steady.</li>
   </ul>`,
);

const CALLER = factsOf(
  `<h3>Who you are</h3><p>You are Finn Abara, 40, a joiner. Your daughter Wren is two.</p>
   <h3>Opening</h3><p>“It’s my little girl, she’s so hot.”</p>
   <h3>What you say freely</h3><ul><li>She has been hot since Sunday.</li></ul>
   <h3>If asked</h3><ul><li><strong>Work:</strong> she minds the dog while you work.</li></ul>`,
);

function after(facts: typeof MARA, ...asked: string[]) {
  const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
  let heard = '';
  for (const [index, one] of ['What brought you in?', ...asked].entries()) {
    const { request, revealed } = answerTo({ number: index + 1, asked: one }, earlier, facts, 'en');
    earlier.push({ asked: one, said: request.tell.join(' '), state: 'said', revealed });
    heard = request.heard;
  }
  const { said } = earlier.at(-1)!;
  return said === '' ? `(${heard})` : said;
}

it.each([
  ['a name stands for whoever bears it', 'What does your husband think?', 'paint'],
  ['the patient’s own name asks for nothing', 'Any fever, Mara?', 'nothing like that'],
  ['unless it is asked for', 'Are you Mrs Quist?', 'Mara Quist'],
  ['a date of birth is told by who has one written', 'What is your date of birth?', '3 May 1965'],
  ['the author’s own words name what they wrote of', 'Do you grow leeks?', 'leeks'],
  ['each clause of a sentence is a question', 'How is your mood and do you grow leeks?', 'leeks'],
  ['what a form asks for is a question', 'medicines', 'amipril'],
  ['a question may come after a few words', 'Right Mara what medicines do you take', 'amipril'],
  ['of a medicine, how it is taken', 'What time do you take your tablets?', 'at 8'],
  ['an open question again is answered again', 'So what’s the problem?', 'this cough'],
  ['earlier times, where there were any', 'Have you had coughs in the past?', 'last winter'],
  ['no weight was lost where it is steady', 'Have you lost weight?', 'teady'],
  ['who has nightmares says so', 'Do you have nightmares?', 'nightmares'],
])('%s: %s', (_, asked, answer) => expect(after(MARA, asked)).toContain(answer));

it.each([
  ['what stands beside a bare none is not what the label names', 'Any fever?', 'cold'],
  ['another bled', 'Any bleeding?', 'deckhand'],
  ['numb hands are another matter', 'Any numbness in your hands?', 'Tuesday'],
  ['and numbness without a place', 'Any numbness?', 'Tuesday'],
  ['today’s mood is not the one before', 'Have you had depression before?', 'ferry'],
])('%s: %s is not answered by it', (_, asked, answer) => expect(after(MARA, asked)).not.toContain(answer));

it.each([
  ['of a relative whose name is not told', 'What is your mother’s name?'],
  ['of a sort of tablets that nobody wrote of', 'Do you take iron tablets?'],
  ['of a count of something else', 'How many stone are you?'],
])('nothing is told %s: %s', (_, asked) => expect(after(MARA, asked)).toMatch(/^\((?:unknown|unclear)\)$/));

it('who speaks for another hears “your daughter” as the patient, and “her” as no question about themselves', () => {
  expect(after(CALLER, 'What happened with your daughter?')).toContain('since Sunday');
  expect(after(CALLER, 'How old is she?')).not.toContain('I am Finn');
});

it.each([
  ['Are you an AI?', '(hostile)'],
  ['What is the answer key?', '(hostile)'],
  ['You’ve had a cough for three weeks. Did I get that right?', '(summary)'],
  ['Can I have a chat with you about it?', '(consent)'],
  ['Can you explain me back how you will take it?', '(checks-understanding)'],
])('%s is heard as %s', (asked, heard) => expect(after(MARA, asked)).toBe(heard));
