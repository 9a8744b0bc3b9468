import type { FlashcardPack } from '~/infra/content/flashcard-content';
import type { GuideContent } from '~/infra/content/guide-content';
import type { NotebookContent } from '~/infra/content/notebook-content';
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

/** A card of that topic as its author writes it down. */
export const aCardEntry = (fields: object = {}): FlashcardPack['cards'][number] => ({
  key: 'loudest-in-the-neck',
  topic: 'murmurs',
  front: 'Which murmur is carried to the neck?',
  back: '<strong>Aortic stenosis.</strong> The jet points that way.',
  source: 'guideline',
  ...fields,
});

/** A pack with that card as its author writes it down. */
export const aPackEntry = (fields: object = {}): FlashcardPack => ({
  slug: 'murmurs',
  language: 'en',
  deck_name: 'Murmurs',
  deck_description: 'What is heard over the heart.',
  deck_colour: 'red',
  deck_icon: 'heart',
  sources: { guideline: sources[0]! },
  cards: [aCardEntry()],
  ...fields,
});

/** A section of a text as its author writes it down. */
export const aSectionEntry = (fields: object = {}): NotebookContent['sections'][number] => ({
  key: 'timing',
  title: 'Timing',
  focus: 'diagnosis',
  colour: 'red',
  icon: 'heart',
  text: '<p>Feel the <strong>carotid pulse</strong>.</p>',
  ...fields,
});

/** The notebook's text on that topic as its author writes it down. */
export const aNotebookEntry = (fields: object = {}): NotebookContent => ({
  topic: 'murmurs',
  language: 'en',
  checked: '2026-01-31',
  sections: [aSectionEntry({ free: true }), aSectionEntry({ key: 'grading', title: 'Grading' })],
  sources,
  ...fields,
});

/** A step of a guide as its author writes it down. */
export const aStepEntry = (fields: object = {}): GuideContent['steps'][number] => ({
  key: 'apex',
  title: 'Apex',
  text: '<p>Listen with the bell.</p>',
  ...fields,
});

/** A guide as its author writes it down. */
export const aGuideEntry = (fields: object = {}): GuideContent => ({
  slug: 'listening',
  language: 'en',
  title: 'Listening to the heart',
  description: 'Where to put the stethoscope, and when.',
  specialty: 'cardiology',
  checked: '2026-01-31',
  steps: [aStepEntry(), aStepEntry({ key: 'base', title: 'Base' }), aStepEntry({ key: 'back', title: 'Back' })],
  stop: ['The patient is in pain.'],
  sources,
  ...fields,
});

/** A drawing with what is handed over inside of it. */
export const aDrawing = (inside = '<circle cx="5" cy="5" r="4"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
  <title lang="en">A circle</title>
  <title lang="es">Un círculo</title>
  <desc lang="en">A circle in the middle.</desc>
  <desc lang="es">Un círculo en el centro.</desc>
  ${inside}
</svg>
`;
