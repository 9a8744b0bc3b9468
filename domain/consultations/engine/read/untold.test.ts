import { answerTo } from '../answer';
import { asksForTheUntold } from './untold';
import { factsIn, lastTold } from '~/domain/consultations/testing/talk';
import { UNTOLD } from '~/domain/consultations/testing/untold';

const BEN = factsIn(
  `<h3>Who you are</h3><p>You are Ben Cole, 36, a glazier. Your daughter <strong>Ivy</strong> is ten weeks old.</p>
   <h3>Opening</h3><p>“I can’t sleep. Everyone with a baby’s tired.”</p>
   <h3>What you say freely</h3><ul><li>You lie awake until four.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Ivy, the baby (told if asked, or if the doctor picks up “Everyone with a baby’s tired”):</strong> you look at her and feel nothing.</li>
   <li><strong>Drinking (only if asked about drinking, or if the doctor picks up “I manage, mostly”):</strong> “Half a bottle a night.”</li>
   <li><strong>The wedding:</strong> you told nobody that you asked for more time. The door was left open, and the ring has not come back.</li>
   <li><strong>Fear (only if asked what worries you):</strong> that they will take her away.</li>
   </ul>`,
);
const LOLA = factsIn(
  `<h3>Quién eres</h3><p>Eres Lola Rey, de 41 años, ceramista.</p>
   <h3>Frase inicial</h3><p>«No duermo».</p>
   <h3>Lo que cuentas sin que te lo pregunten</h3><ul><li>Doy vueltas hasta las cuatro.</li></ul>
   <h3>Si te preguntan</h3>
   <ul>
   <li><strong>La boda:</strong> no se lo has contado a nadie, y lo has dicho todo al revés.</li>
   <li><strong>Habla y fuerza:</strong> hablas bien.</li>
   <li><strong>Bebida (solo si te preguntan por la bebida):</strong> «Media botella cada noche».</li>
   <li><strong>Miedo (solo si te preguntan qué te preocupa):</strong> que te la quiten.</li>
   </ul>`,
  'es',
);
const tellsBen = (...asked: string[]) => lastTold(BEN, 'en', ['What brings you in?', ...asked]);
const tellsLola = (...asked: string[]) => lastTold(LOLA, 'es', ['¿Qué le trae por aquí?', ...asked]);

describe('a question about the telling itself', () => {
  it.each(UNTOLD.en)('tells what is told freely, and nothing that waits: %s', (asked) => {
    expect(tellsBen(asked)).toBe('I lie awake until four.');
    expect(tellsBen('Anything else?', asked)).toMatch(/^\((?:goes-on|empathy)\)$/);
  });
  it.each(UNTOLD.es)('tells what is told freely, and nothing that waits: %s', (asked) => {
    expect(tellsLola(asked)).toBe('Doy vueltas hasta las cuatro.');
    expect(tellsLola('¿Algo más?', asked)).toBe('(goes-on)');
  });
  it('opens a talk with what brought them', () => {
    expect(lastTold(BEN, 'en', ['What are you hiding?'])).toContain('I can’t sleep.');
  });
  it('tells no more to a model that takes it for another', () => {
    const { request } = answerTo(
      { number: 2, asked: 'What are you hiding?' },
      [{ asked: 'What brings you in?', said: '', state: 'said', revealed: [2] }],
      BEN,
      'en',
      { keys: new Set(['#concerns', '#children', '#alcohol']), parts: ['What worries you?', 'Do you drink?'] },
    );
    expect(request.known.join(' ')).not.toMatch(/nothing|bottle|away/);
  });

  it('that names what it asks about is about that', () => {
    expect(tellsBen('Is there anything about the baby you have not told me?')).toContain('feel nothing');
    expect(tellsBen('Is there anything about Ivy that you’ve left out?')).toContain('feel nothing');
    expect(tellsBen('Be honest with me, what worries you most?')).toContain('take her away');
    expect(tellsLola('¿Hay algo de la bebida que no me haya contado?')).toContain('Media botella');
  });
  it.each([
    ['Is it hard to talk?', 'en'],
    ['Have you told your wife?', 'en'],
    ['Does the back pain keep you awake?', 'en'],
    ['Do you feel left out?', 'en'],
    ['Do you keep yourself to yourself?', 'en'],
    ['I won’t tell anyone anything you say.', 'en'],
    ['What has the surgeon not told you?', 'en'],
    ['You didn’t say where it hurts.', 'en'],
    ['¿Le cuesta hablar?', 'es'],
    ['¿Qué no le ha explicado el médico?', 'es'],
    ['¿Le han buscado sangre oculta?', 'es'],
  ] as const)('is none: %s', (asked, language) => expect(asksForTheUntold(asked, language)).toBe(false));
});

describe('a label that says when it is told', () => {
  it('is not asked for by the words of that', () => {
    expect(BEN.map(({ topic }) => topic)).toContain('Ivy, the baby');
    expect(tellsBen('Have you told a doctor about it?')).not.toContain('nothing');
  });
  it('keeps what is told only if asked about it, though a cue earns it as well', () => {
    const drinking = BEN.find(({ said }) => said.includes('bottle'))!;
    expect(drinking).toMatchObject({ disclosure: 'if-asked-directly', cue: 'I manage, mostly' });
    expect(tellsBen('Do you drink at all?')).toContain('Half a bottle');
  });
});
