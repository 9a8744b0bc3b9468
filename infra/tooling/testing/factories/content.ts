import type { QuestionContent, TopicContent } from '~/infra/content/question-content';

const sources = [{ title: 'Guideline', publisher: 'Example', year: 2024, url: 'https://example.org/guideline' }];

/** A topic as its author writes it down. */
export const aTopicEntry = (fields: object = {}): TopicContent => ({
  slug: 'murmurs',
  specialty: 'cardiology',
  name: 'Murmurs',
  name_es: 'Soplos',
  summary: '<p>Listen.</p>',
  sources,
  ...fields,
});

/** A question of that topic as its author writes it down. */
export const aQuestionEntry = (fields: object = {}): QuestionContent => ({
  slug: 'which-murmur',
  topic: 'murmurs',
  focus: 'diagnosis',
  difficulty: 1,
  question_text: '<p>Which murmur?</p>',
  explanation_text: '<p>That one.</p>',
  sources,
  answers: [
    { text: 'Aortic stenosis', correct: true },
    { text: 'Mitral stenosis' },
    { text: 'Aortic regurgitation' },
    { text: 'Mitral regurgitation' },
  ],
  ...fields,
});
