import { keyOf } from '~/domain/review/contract';
import { aRequestedQuiz } from '../factories/ai-quizzes';
import { aComment, aMetQuestion } from '../factories/discussion';
import { aSentFile } from '../factories/imports';
import { aPersonalQuiz } from '../factories/personal-quizzes';
import { aQuestion } from '../factories/questions';
import { aQuiz } from '../factories/quizzes';
import { aDraft, aForm } from '../factories/writing-questions';
import type { World } from '../world';
import { type Names, type Owner, type Kind, WORDS, REASON, rowOf, posted } from './kind';

/** A question that its author proposes. */
async function aProposalOf(world: World, owner: Owner): Promise<Names> {
  const { question_id } = await posted(owner, '/questions/create/', { form: await aForm(world), place: 'published' });
  const { id } = await rowOf(world, 'SELECT id FROM question_proposals WHERE question_id = $1', [question_id]);
  return { proposal_id: id, key: id, version: 1, reason: REASON, comment: WORDS };
}

/** Kinds of things of questions and quizzes. */
export const questionsThings: readonly Kind[] = [
  {
    of: /\/questions\/:question_id\/comments|discussion\.thread|quiz\/discussion/,
    owner: [],
    async make(world, { person }) {
      const { id, question } = await aComment(world, { person });
      const about = { data_request: 'question_report', report_select: 3, report_text: REASON };
      return { question_id: question.id, key: question.id, comment_id: id, entity_id: question.id, ...about };
    },
  },
  {
    of: /quiz\/question\//,
    owner: [],
    async make(world, { person }) {
      const question = await aQuestion(world, { author_id: person.id, status: 'private' });
      await aMetQuestion(world, { person, kind: 'private', question });
      return { question_id: question.id };
    },
  },
  {
    of: /\/questions\/create\/ submit/,
    make: async (world) => ({ form: await aForm(world), place: 'private' }),
  },
  {
    of: /\/questions\/(create\/ |preview)/,
    owner: [],
    async make(world, { person }) {
      const { id, version } = await aDraft(world, { person });
      return { draft_id: id, version, form: await aForm(world) };
    },
  },
  {
    of: /\/questions\/:question_id/,
    owner: [],
    async make(world, { person }) {
      const question = await aQuestion(world, { author_id: person.id, status: 'private' });
      const { id, version } = await aDraft(world, { person, of: { question: { id: question.id } } });
      const form = await aForm(world);
      return { question_id: question.id, draft_id: id, version, form, place: 'private', revision: 1 };
    },
  },
  {
    of: /create-quiz\/:|take-quiz|export-check/,
    owner: [],
    async make(world, { person }) {
      const { id, questions } = await aPersonalQuiz(world, { person });
      const ids = questions.map((question) => question.id);
      return { quizId: id, quiz: id, question_id: ids[0], 'question-order': ids.join(','), version: 1, title: 'Mine' };
    },
  },
  {
    of: /questions\/imports\/|question\.import/,
    owner: [],
    async make(world, { person }) {
      const { id } = await aSentFile(world, { person });
      return { import_id: id, key: id };
    },
  },
  { of: /questions\/proposals|questions\.proposal/, owner: ['author'], make: aProposalOf },
  {
    of: /moderation\/proposals|moderation\.proposal/,
    owner: ['author'],
    async make(world, owner) {
      const { proposal_id } = await aProposalOf(world, owner);
      const of = { kind: 'question', entity_id: proposal_id } as { kind: 'question'; entity_id: number };
      return { ...of, key: keyOf(of), decision_id: 1 };
    },
  },
  {
    of: /ai-quiz\/waiting|quiz\.generation/,
    owner: [],
    async make(world, { person }) {
      const { id } = await aRequestedQuiz(world, { person });
      return { quizlog_id: id, key: id };
    },
  },
  {
    of: /quizlog\/:|learn\/quiz\/:|api\/quiz\/(end|flag|skip)/,
    owner: [],
    async make(world, { person }) {
      const { id, questions } = await aQuiz(world, { person });
      const [question] = questions;
      return { quizlog_id: id, question_id: question!.id, answer_id: String(question!.right[0]) };
    },
  },
];
