import { factsIn, lastTold } from '../testing/talk';

/** Each was said by a patient in a whole talk, and would be said by nobody. */
const VERA = factsIn(
  `<h3>Who you are</h3><p>You are Vera Plum, 52, a bell-founder.</p>
   <h3>Opening</h3><p>“It’s a pain in my chest. I feel silly for coming.”</p>
   <h3>What you say freely</h3><ul><li>It began while you were pouring bronze.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Severity:</strong> 7 out of 10 for about 40 minutes.</li>
   <li><strong>Before today:</strong> a tight chest on the hill. It goes in five minutes when you stop.</li>
   <li><strong>Smoking:</strong> never.</li>
   <li><strong>Alcohol:</strong> a stout on Fridays. No drugs.</li>
   <li><strong>Other symptoms:</strong> no voices, no racing highs, no special powers.</li>
   <li><strong>Falls:</strong> none.</li>
   </ul>`,
);

const NURIA = factsIn(
  `<h3>Quién eres</h3><p>Eres Nuria Salas, de 38 años, vidriera.</p>
   <h3>Frase inicial</h3><p>«Me duele el costado».</p>
   <h3>Lo que cuentas sin que te lo pregunten</h3>
   <ul><li>Es como una puñalada y aumenta al respirar hondo.</li></ul>
   <h3>Si te preguntan</h3>
   <ul>
   <li><strong>Intensidad e irradiación:</strong> 6 sobre 10. Un paracetamol apenas lo alivió.</li>
   <li><strong>Dolor de cabeza:</strong> ninguno. Tampoco te duele el cuello.</li>
   <li><strong>Antecedentes:</strong> ni cáncer, ni trombosis.</li>
   <li><strong>Operaciones:</strong> apendicitis.</li>
   <li><strong>Alergias:</strong> ninguna.</li>
   <li><strong>Relación con la niña:</strong> es lo mejor que tienes.</li>
   </ul>`,
  'es',
);

const tellsVera = (...asked: string[]) => lastTold(VERA, 'en', ['What brought you in?', ...asked]);
const tellsNuria = (...asked: string[]) => lastTold(NURIA, 'es', ['¿Qué le trae por aquí?', ...asked]);

describe('what was just said', () => {
  it('is not said again to who asks what happened', () => {
    expect(tellsVera('Can you tell me what happened?')).toBe('It began while I was pouring bronze.');
  });
  it('is not what lasted on another day', () => {
    expect(tellsVera('How long did it last?')).toBe('7 out of 10 for about 40 minutes.');
  });
  it('of a painkiller is no answer to what the pain is like', () => {
    expect(tellsNuria('¿Ha tomado algo para el dolor?', '¿Le duele más al respirar?')).toContain('aumenta');
    expect(tellsNuria('¿Ha tomado algo para el dolor?', '¿Cuánto le duele del 1 al 10?')).toContain('6 sobre 10');
  });
});

describe('what is not there', () => {
  it('is said of what it is, among other things', () => {
    expect(tellsVera('Do you smoke or drink?')).toBe('Smoking, never. A stout on Fridays.');
    expect(tellsNuria('¿Alguna operación o alergia?')).toContain('Alergias: ninguna.');
  });
  it('answers a question whether it is there', () => {
    expect(tellsNuria('¿Le duele la cabeza?')).toBe('No, ninguno. Tampoco me duele el cuello.');
    expect(tellsNuria('¿Alergias?')).toBe('Ninguna.');
    expect(tellsVera('Have you had any falls?')).toBe('No, none.');
  });
  it('is said of two things as of one', () => {
    expect(tellsNuria('¿Ha tenido cáncer o trombosis?')).toBe('No, cáncer no. Trombosis tampoco.');
  });
  it('is what was asked for', () => {
    expect(tellsVera('Any drugs?')).toBe('No drugs.');
    expect(tellsVera('Have you felt really high, or heard voices?')).toBe('No voices. No racing highs.');
  });
});

it('who is asked whether they are comfortable tells of no pain', () => {
  expect(tellsNuria('¿Está cómoda así?')).toBe('(consent)');
  expect(tellsVera('Are you comfortable there?')).toBe('(consent)');
});

it('what doctors order is understood', () => {
  expect(tellsNuria('Deje la sulpirida.')).toBe('(explained)');
  expect(tellsNuria('Deje la sulpirida. Los perros vuelan.')).toBe('(explained)');
});

it('a baby is a child', () => expect(tellsNuria('¿Qué tal con la bebé?')).toContain('lo mejor que tengo'));

it('thanks with understanding is heard as understanding', () => {
  expect(tellsVera('Thank you for telling me that. It can’t have been easy to say.')).toBe('(empathy)');
});

describe('what is said back', () => {
  const explained = [
    'You take it twice a day, one in the morning and one in the evening.',
    'If you hit your head or the bleeding won’t stop, call 999.',
    'Tell your dentist and the pharmacist about the tablets.',
    'Bleeding and bruises are more likely, that is the risk.',
  ];
  it('is what was asked for', () => {
    const said = tellsVera(...explained, 'Can you tell me in your own words how you’ll take it?');
    expect(said).toContain('twice a day');
    expect(said).not.toContain('dentist');
  });
  it('is the last of it, where nothing of it is named', () => {
    expect(tellsVera(...explained, 'Can you say that back to me?')).toContain('dentist');
  });
  it('is said of oneself in Spanish', () => {
    const plan =
      'Le haremos un análisis y un TAC, empezaremos un anticoagulante y tendrá que quedarse ingresada. ¿Me puede repetir lo que vamos a hacer?';
    expect(tellsNuria('Sospecho que puede tener un coágulo en el pulmón.', plan)).toBe(
      'Me harán un análisis y un TAC, empezarán un anticoagulante y tendré que quedarme ingresada.',
    );
    const serious = 'Es serio, pero tiene tratamiento y está usted en el sitio adecuado.';
    expect(tellsNuria(serious, '¿Me puede repetir qué ha entendido?')).not.toContain('yo');
  });
});
