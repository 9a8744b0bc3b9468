import { requireReportableQuestion } from './acts';
import { href } from '../kit/contract';
import { safeTexts } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import { answerField, correctQuestion } from './authoring/correct-question';
import { questionEdit } from './authoring/contract';
import { hideQuestion, putBackQuestion, showQuestion, takeDownQuestion } from './hide-question';
import { QUESTION_BODY, type QuestionBody } from './question-body';
import { readThing, type Target } from '../kit/target';

const lock = statement<{ id: number }, [number]>(
  'questions.hold-question',
  'SELECT id FROM questions WHERE id = $1::int FOR NO KEY UPDATE',
);
const find = statement<
  { revision: number; gone: boolean; in_bank: boolean; taken: boolean; body: QuestionBody },
  [number]
>(
  'questions.read-question',
  `SELECT question.revision, question.deleted_at IS NOT NULL AND question.hidden_at IS NULL AS gone,
          question.deleted_at IS NULL AND question.status = 'published' AS in_bank, question.deleted_at IS NOT NULL AS taken, ${QUESTION_BODY} AS body
     FROM questions question WHERE question.id = $1::int`,
);

export const questionTarget: Target = {
  kind: 'question',
  sql: {
    join: `LEFT JOIN questions question ON target.kind = 'question' AND question.id = target.entity_id`,
    title: 'question.first_words',
    author: 'question.author_id',
  },
  requireReportable: requireReportableQuestion,
  read: readThing(lock, find, (row, id) => {
    const { revision, gone, in_bank, taken, body } = row;
    const { question_text, explanation_text } = safeTexts(
      { ...body, html_version: body.html_version ?? 0 },
      'question_text',
      'explanation_text',
    );
    const url = href(questionEdit, { question_id: id });
    return {
      revision,
      gone,
      language: body.language,
      html: [
        { part: 'text', field: 'question_text', title: '', html: question_text },
        { part: 'explanation', field: 'explanation_text', title: '', html: explanation_text },
      ],
      lines: body.answers.map((answer) => ({
        field: answerField(answer.answer_id),
        text: answer.answer_text,
        correct: answer.answer_correct,
      })),
      url: in_bank ? url : '',
      edit_url: taken ? '' : url,
    };
  }),
  hiding: {
    hide: async (tx, by, id) => ({ ...(await hideQuestion(tx, by, id)) }) as Record<string, string>,
    show: showQuestion,
    takeDown: takeDownQuestion,
    putBack: putBackQuestion,
  },
  correct: correctQuestion,
};
