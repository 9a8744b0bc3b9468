import { href } from '~/domain/kit/contract';
import { implementList } from '~/domain/kit/profile-list-implementation';
import { questionCreate, questionEdit } from '../authoring/contract';
import { listMine, type MyQuestion } from '../authoring/list-mine.query';
import { firstWords } from '../first-words';
import { contributedQuestions, draftQuestions } from './contract';

const line = ({ question_id, draft_id, stem, specialty_id, changed_at }: MyQuestion) => ({
  stem: firstWords(stem),
  specialty_id,
  changed_at: new Date(changed_at).toISOString(),
  url: question_id === null ? href(questionCreate, {}, { draft: draft_id }) : href(questionEdit, { question_id }),
});

export const questionsLists = [
  implementList(contributedQuestions, async (read, person, { page }) => {
    const { items, ...found } = await listMine(read, person, { page, place: 'published', search: '' });
    return {
      ...found,
      items: items.map((question) => ({
        ...line(question),
        question_id: question.question_id!,
        times_answered: question.times_answered,
        facility:
          question.times_answered === 0
            ? null
            : Math.round((1_000 * question.times_correct) / question.times_answered) / 10,
      })),
    };
  }),
  implementList(draftQuestions, async (read, person, { page }) => {
    const { items, ...found } = await listMine(read, person, { page, place: 'draft', search: '' });
    return { ...found, items: items.map(line) };
  }),
];
