import type { FlashcardPack } from '~/infra/content/flashcard-content';
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
