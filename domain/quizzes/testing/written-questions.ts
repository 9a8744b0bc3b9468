import type { WrittenQuestion } from '../generation/question-writer';

/** The topics that the gate gets in the tests. */
export const TOPICS = ['acute-coronary-syndromes', 'electrolyte-disorders'];

const optionsOf = (...texts: string[]): WrittenQuestion['options'] =>
  texts.map((text, index) => ({ text, correct: index === 0 }));

/** The right option is the first one. */
export const GOOD: WrittenQuestion = {
  question_text:
    'A 58-year-old man has had crushing central chest pain for two hours. The ECG shows ST elevation in leads II, III and aVF. Which artery is most likely to be occluded?',
  options: optionsOf(
    'Right coronary artery',
    'Left anterior descending artery',
    'Left circumflex artery',
    'Left main stem',
    'First diagonal branch',
  ),
  explanation:
    'Leads II, III and aVF look at the inferior wall, which the right coronary artery supplies in most people.\n\nSource: Acute coronary syndromes (NG185). National Institute for Health and Care Excellence, 2020.',
  source: {
    title: 'Acute coronary syndromes (NG185)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2020,
    url: 'https://www.nice.org.uk/guidance/ng185',
  },
  topic: 'acute-coronary-syndromes',
  focus: 'diagnosis',
  difficulty: 2,
  writer: 'model',
};

/** Options that are figures. */
export const FIGURES: WrittenQuestion = {
  ...GOOD,
  question_text:
    'An adult in cardiac arrest has ventricular fibrillation that persists after the third shock. Which dose of intravenous adrenaline is given?',
  options: optionsOf('1 mg', '0.1 mg', '3 mg', '5 mg', '10 mg'),
  explanation:
    'Adrenaline 1 mg is given after the third shock and then every three to five minutes.\n\nSource: Adult advanced life support guidelines. Resuscitation Council UK, 2021.',
  source: {
    title: 'Adult advanced life support guidelines',
    publisher: 'Resuscitation Council UK',
    year: 2021,
    url: 'https://www.resus.org.uk/library/2021-resuscitation-guidelines',
  },
};

export const SPANISH: WrittenQuestion = {
  ...GOOD,
  question_text:
    'Un varón de 70 años con insuficiencia renal tiene un potasio de 7,1 mmol/L y el QRS ensanchado. ¿Qué medida protege el miocardio en pocos minutos?',
  options: optionsOf(
    'Gluconato cálcico intravenoso',
    'Furosemida intravenosa',
    'Salbutamol nebulizado',
    'Resina de intercambio oral',
    'Insulina con glucosa',
  ),
  explanation:
    'El calcio estabiliza la membrana del miocardio en minutos, sin bajar el potasio.\n\nFuente: Hiperpotasemia aguda en adultos. UK Kidney Association, 2023.',
  source: {
    title: 'Hiperpotasemia aguda en adultos',
    publisher: 'UK Kidney Association',
    year: 2023,
    url: 'https://www.ukkidney.org/guidelines',
  },
  topic: 'electrolyte-disorders',
  focus: 'management',
};

/** The same with other words in place of the option at an index. */
export const withOption = (question: WrittenQuestion, index: number, text: string): WrittenQuestion => ({
  ...question,
  options: question.options.map((option, at) => (at === index ? { ...option, text } : option)),
});

export const withStem = (question: WrittenQuestion, question_text: string): WrittenQuestion => ({
  ...question,
  question_text,
});

/** The same with a sentence before the source. */
export const withRemark = (question: WrittenQuestion, remark: string): WrittenQuestion => ({
  ...question,
  explanation: `${remark}\n\n${question.explanation}`,
});

const FRUIT = [
  'apple',
  'pear',
  'plum',
  'cherry',
  'quince',
  'medlar',
  'fig',
  'grape',
  'melon',
  'orange',
  'lemon',
  'peach',
  'mango',
  'olive',
  'almond',
  'walnut',
  'papaya',
  'guava',
  'lychee',
  'date',
  'currant',
  'damson',
  'sloe',
  'lime',
];
let made = 0;

/** A question that passes the gate, like no other one. */
export function aWrittenQuestion(topic: string, change: Partial<WrittenQuestion> = {}): WrittenQuestion {
  const [first, second] = [FRUIT[made % FRUIT.length]!, FRUIT[Math.floor(made / FRUIT.length) % FRUIT.length]!];
  made += 1;
  return {
    ...GOOD,
    question_text: `Somebody of ${20 + made} years with ${first} ${made} and ${second} intolerance has eaten ${made} of them. What would you ask about at first?`,
    options: ['Sweating', 'Itching', 'Vomiting', 'Fainting', 'Coughing'].map((text, index) => ({
      text: `${text} at ${made} o’clock`,
      correct: index === made % 5,
    })),
    topic,
    ...change,
  };
}
