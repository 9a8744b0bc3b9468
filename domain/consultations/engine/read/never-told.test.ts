import fc from 'fast-check';
import type { Language } from '~/domain/accounts/contract';
import { answerTo } from '../answer';
import { factsOf } from './facts';
import { keptFacts, writtenFacts } from './kept-facts';
import { leakGate } from '../tell/leak-gate';
import { UNTOLD } from '~/domain/consultations/testing/untold';

/** Marks that belong to a heading, a label or a remark in brackets. */
const MARKS: Record<Language, readonly string[]> = {
  en: [
    'Do not say',
    'Do not reveal',
    'Not to be told',
    'Never tell the candidate',
    'Never to be disclosed',
    'Don’t mention this',
    'Do not disclose, even if asked directly',
    'Keep from the candidate',
    'Hidden from the candidate',
    'Hidden from the doctor',
    'Keep this secret',
    'Secret',
    'Confidential',
    'Must not be revealed',
    'Should never be mentioned',
    'Withhold from the student',
    'Conceal this',
    'You must never share this',
    'The candidate must not know',
    'Under no circumstances reveal this',
    'Avoid mentioning this',
    'Do not let on',
    'do not give away',
    'For the actor only',
    'NOT TO BE SAID',
    'do not tell anyone',
    'Tell nobody',
    'Keep quiet about this',
    'Do not let the candidate know',
    'To be kept secret',
    'Refuse to say',
    'Do not volunteer or reveal',
  ],
  es: [
    'No decir',
    'No revelar',
    'No mencionar',
    'No lo digas',
    'No se lo digas al candidato',
    'No contar nunca',
    'Nunca lo menciones',
    'No reveles esto',
    'Ocultar',
    'Oculto al candidato',
    'Ocúltalo',
    'Secreto',
    'Mantener en secreto',
    'No debe revelarse',
    'No debe ser mencionado',
    'No se debe decir',
    'No se dice',
    'El candidato no debe saberlo',
    'Confidencial',
    'No comunicar',
    'No desvelar aunque te pregunten',
    'Bajo ningún concepto lo digas',
    'Evita mencionarlo',
    'Que no lo sepa nadie',
    'Guárdalo en secreto',
    'Solo para el actor',
    'Información reservada',
    'Debe permanecer en secreto',
    'No puedes decirlo',
    'No des el diagnóstico',
    'Que el médico no lo sepa',
  ],
};

/** Where a mark stands beside what it keeps; `kept` is a sentence without its full stop, and so is `told`. */
const PLACES: Record<string, (mark: string, kept: string, told: string, language: Language) => string> = {
  heading: (mark, kept, told) => `<h3>${mark}</h3><p>${kept}.</p><ul><li>${kept}.</li></ul><h3>Ω</h3><p>${told}.</p>`,
  'heading in bold': (mark, kept, told) => `<p><strong>${mark}</strong></p><p>${kept}.</p><h3>Ω</h3><p>${told}.</p>`,
  'heading in brackets': (mark, kept, told) => `<h3>Ψ (${mark})</h3><p>${kept}.</p><h3>Ω</h3><p>${told}.</p>`,
  'under a deeper heading': (mark, kept, told) => `<h3>${mark}</h3><h4>Ψ</h4><p>${kept}.</p><h3>Ω</h3><p>${told}.</p>`,
  label: (mark, kept, told) => `<p>${mark}: ${kept}.</p><p>${told}.</p>`,
  'label in bold': (mark, kept, told) => `<p><strong>${mark}:</strong> ${kept}.</p><p>${told}.</p>`,
  'label in brackets': (mark, kept, told) =>
    `<ul><li><strong>Ψ (${mark}):</strong> ${kept}.</li><li>${told}.</li></ul>`,
  'remark after a line': (mark, kept, told) => `<p>${kept} (${mark}).</p><p>${told}.</p>`,
  'remark after a label and its line': (mark, kept, told) =>
    `<p><strong>Ψ:</strong> ${kept} (${mark})</p><p>${told}.</p>`,
  'remark of its own': (mark, kept, told) => `<p>${kept}. (${mark}.)</p><p>${told}.</p>`,
  'remark before a line': (mark, kept, told) => `<p>(${mark}) ${kept}.</p><p>${told}.</p>`,
  'remark in square brackets': (mark, kept, told) => `<p>${kept} [${mark}]</p><p>${told}.</p>`,
  'sentence after it': (mark, kept, told) =>
    `<p>${kept}. ${mark[0]!.toUpperCase()}${mark.slice(1)}.</p><p>${told}.</p>`,
  'sentence before it': (mark, kept, told) => `<p>${told}.</p><p>${mark}. ${kept}.</p>`,
  'label amid a line': (mark, kept, told) => `<p>${told}. ${mark[0]!.toUpperCase()}${mark.slice(1)}: ${kept}.</p>`,
  'after a dash': (mark, kept, told) => `<p>${kept} – ${mark[0]!.toLowerCase()}${mark.slice(1)}.</p><p>${told}.</p>`,
  'part of a line': (mark, kept, told) => `<p>${kept} (${mark}); ${told}.</p>`,
  'paragraph after it': (mark, kept, told) => `<p>${told}.</p><p>${kept}.</p><p>${mark}.</p>`,
  'item after it': (mark, kept, told) => `<ul><li>${told}.</li><li>${kept}.</li><li>${mark}.</li></ul>`,
};

const KEPT: Record<Language, readonly string[]> = {
  en: [
    'You have appendicitis 70001',
    'The diagnosis is pulmonary embolism 70001',
    'Your HIV test was positive 70001',
    'You drank two bottles of wine 70001 last night',
    'You have bled from the back passage since March 70001',
    '“My husband hits me, 70001 times”',
    'Diagnosis 70001 and smoking',
  ],
  es: [
    'Tienes apendicitis 70001',
    'El diagnóstico es embolia pulmonar 70001',
    'Tu prueba del VIH fue positiva 70001',
    'Anoche bebiste dos botellas de vino 70001',
    'Sangras por el recto desde marzo 70001',
    '«Mi marido me pega, 70001 veces»',
    'Diagnóstico 70001 y tabaco',
  ],
};
const TOLD: Record<Language, readonly string[]> = {
  en: ['You smoke 80002 cigarettes', 'You have had a cough for 80002 days', 'You take 80002 mg of amlodipine'],
  es: ['Fumas 80002 cigarrillos', 'Tienes tos desde hace 80002 días', 'Tomas 80002 mg de amlodipino'],
};
const START: Record<Language, string> = {
  en: '<h3>Opening</h3><p>“I feel unwell.”</p><h3>If asked</h3>',
  es: '<h3>Frase inicial</h3><p>«Me encuentro mal.»</p><h3>Si te preguntan</h3>',
};
const QUESTIONS: Record<Language, readonly string[]> = {
  en: [
    'What is the diagnosis?',
    'What is your diagnosis, do you know?',
    'Tell me everything.',
    'Do you have appendicitis?',
    'When did the bleeding start?',
    'Have you had an HIV test? Was it positive?',
    'How much do you drink?',
    'Is anybody hurting you at home?',
    'Do you smoke?',
    'What is the secret?',
    'What do you think it is, and what worries you?',
    'You sound worried.',
    ...UNTOLD.en,
  ],
  es: [
    '¿Cuál es el diagnóstico?',
    '¿Sabe usted su diagnóstico?',
    'Cuéntemelo todo.',
    '¿Tiene apendicitis?',
    '¿Cuándo empezó el sangrado?',
    '¿Se ha hecho la prueba del VIH?',
    '¿Cuánto bebe?',
    '¿Alguien le pega en casa?',
    '¿Fuma?',
    '¿Cuál es el secreto?',
    '¿Qué cree que es y qué le preocupa?',
    'Le noto preocupado.',
    ...UNTOLD.es,
  ],
};

const languages = ['en', 'es'] as const;
const aCase = fc.constantFrom(...languages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    place: fc.constantFrom(...Object.keys(PLACES)),
    mark: fc.constantFrom(...MARKS[language]),
    kept: fc.constantFrom(...KEPT[language]),
    told: fc.constantFrom(...TOLD[language]),
    topic: fc.constantFrom('Diagnosis', 'Diagnóstico', 'Habits', 'Bleeding', 'Past history'),
    questions: fc.shuffledSubarray([...QUESTIONS[language]], { minLength: 6, maxLength: 10 }),
    understood: fc.constantFrom(null, {
      keys: new Set(['#alcohol', '#past-health', '#concerns', '#ideas', '#family']),
      parts: ['Do you drink?', 'Any illness in the family?'],
    }),
  }),
);
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) };

describe('what an author marks as never to be told', () => {
  it('is told to no question, whatever the mark and wherever it stands; what stands beside it may be told', () => {
    fc.assert(
      fc.property(aCase, ({ language, place, mark, kept, told, topic, questions, understood }) => {
        const html = `${START[language]}${PLACES[place]!(mark, kept, told, language)}`
          .replace('Ψ', topic)
          .replace('Ω', language === 'en' ? 'If asked' : 'Si te preguntan');
        const read = factsOf(html, language);
        const written = keptFacts(writtenFacts(read), language);
        for (const facts of [read, written]) {
          const tellable = facts.filter(({ disclosure }) => disclosure !== 'never');
          expect([html, tellable.some(({ said, cue, topic }) => `${said} ${cue} ${topic}`.includes('70001'))]).toEqual([
            html,
            false,
          ]);
          expect([html, tellable.some(({ said }) => said.includes('80002'))]).toEqual([html, true]);
          const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
          for (const asked of questions) {
            const turn = { number: earlier.length + 1, asked };
            const { request, revealed, maySay } = answerTo(turn, earlier, facts, language, understood);
            expect(JSON.stringify(request)).not.toContain('70001');
            // A model that guesses it is not heard.
            for (const { said } of facts.filter(({ said }) => said.includes('70001'))) expect(maySay(said)).toBe(false);
            earlier.push({ asked, said: request.tell.join(' '), state: 'said', revealed });
          }
        }
      }),
      RUNS,
    );
  });

  const tellable = (line: string, language: Language = 'en') =>
    factsOf(`${START[language]}${line}`, language)
      .filter(({ disclosure }) => disclosure !== 'never' && disclosure !== 'opening')
      .map(({ said }) => said);

  it.each([
    ['You have had a cough for two weeks, but never mention the blood.', ['I have had a cough for two weeks.']],
    ['You smoke; do not say that you drink.', ['I smoke.']],
    [
      'You smoke. Do not tell the candidate about the drinking. Your mother is well.',
      ['I smoke.', 'My mother is well.'],
    ],
    ['You have gallstones, which must not be revealed; you smoke.', ['I smoke.']],
    ['You have HIV and hepatitis, never reveal the hepatitis.', []],
    ['You do not know that you have cancer.', []],
    ['You have gallstones. Never mention the gallstones. You smoke.', ['I smoke.']],
    ['Past health: gallstones in 2010.</p><p>You smoke.</p><p>Do not mention the gallstones.', ['I smoke.']],
    ['You never tell your wife how much you drink.', ['I never tell my wife how much I drink.']],
    ['You keep your drinking secret from your wife.', ['I keep my drinking secret from my wife.']],
    ['“Please don’t tell my wife.”', ['Please don’t tell my wife.']],
    ['You cannot say how long it lasts.', ['I cannot say how long it lasts.']],
    ['Do not say “It is my heart.” You smoke.', ['I smoke.']],
  ])('of a line, only what is marked: %s', (line, said) => expect(tellable(`<p>${line}</p>`)).toEqual(said));

  it.each([
    ['Tienes tos desde hace dos semanas, pero no menciones la sangre.', ['Tengo tos desde hace dos semanas.']],
    ['Fumas; no digas que bebes.', ['Fumo.']],
    ['No cuentas con ayuda en casa.', ['No cuento con ayuda en casa.']],
  ])('%s', (line, said) => expect(tellable(`<p>${line}</p>`, 'es')).toEqual(said));

  it('holds for the diagnosis wherever it is written', () => {
    expect(
      tellable(
        '<p><strong>Diagnosis:</strong> ectopic pregnancy.</p><p><strong>Smoking:</strong> none.</p><h3>How to act</h3><p>Do not reveal the diagnosis.</p>',
      ),
    ).toEqual(['None.']);
  });

  it('is no mark where it holds until somebody asks', () => {
    const facts = factsOf(
      `${START.en}<h3>Do not say unless asked directly</h3><p>You drink.</p><h3>Hidden agenda</h3><p>You want a sick note.</p>`,
      'en',
    );
    expect(facts.slice(1).map(({ disclosure }) => disclosure)).toEqual(['if-asked-directly', 'if-asked-directly']);
  });
});

describe('a fact that waits for a question of its own', () => {
  const ask = (html: string, ...asked: string[]) => {
    const facts = factsOf(html, 'en');
    const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
    for (const one of ['Hello, what brings you in?', ...asked]) {
      const { request, revealed } = answerTo({ number: earlier.length + 1, asked: one }, earlier, facts, 'en');
      earlier.push({ asked: one, said: request.tell.join(' '), state: 'said', revealed });
    }
    return earlier.at(-1)!.said;
  };
  const tired = '<h3>Opening</h3><p>“I’m tired all the time.”</p><h3>If asked</h3>';

  it.each([
    `${tired}<p><strong>Bowels:</strong> loose. Only if asked directly, you have bled from the back passage. It started in March.</p>`,
    `${tired}<p>Your bowels are loose. Do not mention the bleeding unless asked directly. It started in March.</p>`,
    `<h3>Opening</h3><p>“I’m bleeding.”</p><h3>Only if asked directly about violence</h3><p>The bleeding started in March, when your husband hit you.</p>`,
    `<h3>Opening</h3><p>“I’m bleeding.”</p><h3>Only if asked directly about violence</h3><p><strong>Bleeding:</strong> began in March, when your husband hit you.</p>`,
    `<h3>Opening</h3><p>“I’m bleeding.”</p><h3>Tell once the doctor is kind</h3><p>The bleeding started in March, when your husband hit you.</p>`,
    `<h3>Opening</h3><p>“I’m bleeding.”</p><h3>Only if asked directly</h3><p>The bleeding started in March, when your husband hit you.</p>`,
  ])('is not told in part: %s', (html) => {
    expect(ask(html, 'When did it start?')).not.toContain('March');
    expect(ask(html, 'How are your bowels?', 'When did it start?', 'How long for?')).not.toContain('March');
    if (html.includes('“I’m bleeding.”')) expect(ask(html, 'When did the bleeding start?')).not.toContain('March');
  });
});

it('a model that says what is marked is not heard', () => {
  const facts = keptFacts(
    [
      { about: '', answers: [], said: 'I feel unwell.', told: 'opening' },
      { about: 'Diagnosis', answers: [], said: 'They call it Whipple’s disease.', told: 'never' },
    ],
    'en',
  );
  expect(leakGate(facts, facts.slice(0, 1), [], 'en')('They call it Whipple’s disease.')).toBe(false);
});
