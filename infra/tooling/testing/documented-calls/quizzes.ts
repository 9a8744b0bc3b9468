import { allUsers, login, logout, setLanguage } from '~/domain/accounts/contract';
import { questionComments } from '~/domain/discussion/contract';
import { sendReport } from '~/domain/reports/contract';
import { bookmarkQuestion, referenceRanges, voteQuestion } from '~/domain/questions/contract';
import { endQuiz, quizRun, quizSetup, skipQuestion } from '~/domain/quizzes/contract';
import { aiQuizSetup, aiQuizWaiting } from '~/domain/quizzes/generation/contract';
import { personalQuizEditor } from '~/domain/quizzes/personal/contract';
import { TEST_PASSWORD } from '../factories/accounts';
import { aRequestedQuiz } from '../factories/ai-quizzes';
import { aMetQuestion } from '../factories/discussion';
import { aGuide } from '../factories/notebook';
import { aPersonalQuiz } from '../factories/personal-quizzes';
import { aBank, aQuestion, aTopic } from '../factories/questions';
import { aQuiz } from '../factories/quizzes';
import { aStation, aVirtualPatient } from '../factories/stations';
import type { DocumentedCall, Scene } from './row';

/** Somebody with an answered question. */
async function answered({ world }: Scene) {
  const { person, question } = await aMetQuestion(world);
  return { client: await world.signedIn(person), question };
}

/** Somebody in a quiz. */
async function running(scene: Scene, type: 1 | 4 = 1) {
  const { person, client } = await scene.someone();
  const questions = await aBank(scene.world, 2, { type });
  const quiz = await aQuiz(scene.world, { person, questions });
  return { client, question: questions[0]!, quizlog_id: quiz.id, params: { quizlog_id: quiz.id } };
}

const ANSWERED = [
  'answer_count',
  'correct_answers',
  'answer_correct',
  'number_correct',
  'current_score',
  'topic_name',
  'explanation_text',
  'question_history',
  'summaries',
  'user_is_supporter',
] as const;

const REPORTED: Record<string, (scene: Scene) => Promise<{ id: number }>> = {
  notebook_report: ({ world }) => aTopic(world),
  station_report: ({ world }) => aStation(world),
  guide_report: ({ world }) => aGuide(world),
  virtual_patient_report: ({ world }) => aVirtualPatient(world),
};
const REPORT = { report_select: 1, report_text: 'The dose of adrenaline is wrong.' };

/** A quiz of one's own with its editor. */
async function ownQuiz(scene: Scene) {
  const { person, client } = await scene.someone();
  const { id, questions } = await aPersonalQuiz(scene.world, { person });
  return { client, params: { quizId: id }, questions };
}

/** Document 1 §7, and the quiz editor of document 2 §7. */
export const QUIZ_CALLS: readonly DocumentedCall[] = [
  ...(['add', 'remove'] as const).map((action): DocumentedCall => ({
    contract: bookmarkQuestion,
    of: action,
    async request(scene) {
      const { client, question } = await answered(scene);
      return { client, fields: { question_id: question.id, action } };
    },
    answer: [],
  })),
  {
    contract: sendReport,
    of: 'question_report',
    async request(scene) {
      const { client, question } = await answered(scene);
      return { client, fields: { data_request: 'question_report', entity_id: question.id, ...REPORT } };
    },
    answer: [],
  },
  ...Object.entries(REPORTED).map(([data_request, make]): DocumentedCall => ({
    contract: sendReport,
    of: data_request,
    async request(scene) {
      const { client } = await scene.someone();
      return { client, fields: { data_request, entity_id: (await make(scene)).id, ...REPORT } };
    },
    answer: [],
  })),
  {
    contract: referenceRanges,
    request: async ({ world }) => ({ client: world.client() }),
    answer: ['groups.0.group', 'groups.0.subheadings.0.heading', 'groups.0.subheadings.0.items.0.values'],
  },
  {
    contract: quizRun,
    action: 'answer_submit',
    async request(scene) {
      const { question, quizlog_id, ...rest } = await running(scene);
      return { ...rest, fields: { question_id: question.id, quizlog_id, answer_id: question.right.join(',') } };
    },
    answer: ANSWERED,
  },
  {
    contract: quizRun,
    action: 'free_text_submit',
    multipart: true,
    async request(scene) {
      const { question, quizlog_id, ...rest } = await running(scene, 4);
      const self_marks = question.answers.map(({ id }) => ({ answer_id: id, mark: true, free_text: 'Embolism' }));
      return { ...rest, fields: { question_id: question.id, quizlog_id, self_marks } };
    },
    answer: [],
  },
  ...[1, -1].map((vote_type): DocumentedCall => ({
    contract: voteQuestion,
    of: String(vote_type),
    async request(scene) {
      const { client, question } = await answered(scene);
      return { client, fields: { data_request: 'question_vote', question_id: question.id, vote_type } };
    },
    answer: [],
  })),
  {
    contract: skipQuestion,
    async request(scene) {
      const { client, question, quizlog_id } = await running(scene);
      return { client, fields: { question_id: question.id, quizlog_id } };
    },
    answer: [],
  },
  {
    contract: endQuiz,
    async request(scene) {
      const { client, quizlog_id } = await running(scene);
      return { client, fields: { quizlog_id } };
    },
    answer: ['quizlog_id'],
  },
  {
    contract: questionComments,
    async request(scene) {
      const { client, question } = await answered(scene);
      return { client, params: { question_id: question.id } };
    },
    answer: [],
  },
  {
    contract: questionComments,
    action: 'submit',
    async request(scene) {
      const { client, question } = await answered(scene);
      return { client, params: { question_id: question.id }, fields: { comment: 'The rate decides it.' } };
    },
    answer: [],
  },
  {
    contract: aiQuizSetup,
    action: 'submit',
    multipart: true,
    async request(scene) {
      const { client } = await scene.someone();
      const topic = await aTopic(scene.world);
      await aBank(scene.world, 5, { topic });
      return {
        client,
        fields: { length: 5, specialty: topic.specialty_id, topic: topic.id, focus: 0, generate_new_questions: false },
      };
    },
    answer: ['next_url'],
  },
  {
    contract: aiQuizWaiting,
    action: 'check_quizlog_status',
    async request({ world }) {
      const { id, client } = await aRequestedQuiz(world);
      return { client, params: { quizlog_id: id }, fields: { quizlog_id: id } };
    },
    answer: ['ready'],
  },
  {
    contract: allUsers,
    request: async (scene) => ({ client: (await scene.someone('moderator')).client }),
    answer: [],
  },
  {
    contract: setLanguage,
    request: async ({ world }) => ({ client: world.client(), fields: { language: 'es', next: '/learn/' } }),
    answer: [],
  },
  {
    contract: quizSetup,
    action: 'submit',
    async request(scene) {
      const { client } = await scene.someone();
      const { topic } = await aQuestion(scene.world);
      return {
        client,
        fields: { specialty: topic.specialty_id, topic: topic.id, number_of_questions: 10, mode: 1 },
      };
    },
    answer: ['next_url'],
  },
  {
    contract: login,
    action: 'submit',
    async request(scene) {
      const { person } = await scene.someone();
      return {
        client: scene.world.client(),
        fields: { username: person.username, password: TEST_PASSWORD, next: '/learn/' },
      };
    },
    answer: [],
  },
  {
    contract: logout,
    request: async (scene) => ({ client: (await scene.someone()).client }),
    answer: [],
  },
  {
    contract: personalQuizEditor,
    action: 'submit',
    async request(scene) {
      const { client, params } = await ownQuiz(scene);
      return { client, params, fields: { icon: 'heart', colour: 'red', title: 'Chest pain', category: ['heart'] } };
    },
    answer: [],
  },
  {
    contract: personalQuizEditor,
    action: 'delete_question',
    async request(scene) {
      const { client, params, questions } = await ownQuiz(scene);
      return { client, params, fields: { question_id: questions[0]!.id } };
    },
    answer: [],
  },
  {
    contract: personalQuizEditor,
    action: 'delete_quiz',
    async request(scene) {
      const { client, params } = await ownQuiz(scene);
      return { client, params };
    },
    answer: ['next_url'],
  },
  {
    contract: personalQuizEditor,
    action: 'reorder_quiz',
    async request(scene) {
      const { client, params, questions } = await ownQuiz(scene);
      const ids = questions.map(({ id }) => id).reverse();
      return { client, params, fields: { 'question-order': ids.join(',') } };
    },
    answer: [],
  },
];
