import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

const deleteQuizzes: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'quizzes.erase',
  'DELETE FROM quizzes WHERE id IN (SELECT id FROM quizzes WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING id AS gone',
);
/** Others who have taken one keep their own quiz of it. */
const deletePersonalQuizzes: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'quizzes.erase-personal',
  'DELETE FROM personal_quizzes WHERE id IN (SELECT id FROM personal_quizzes WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING id AS gone',
);

export const quizzesPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'quizzes',
      [['id', 'int']],
      [
        'id',
        'kind',
        'mode',
        'state',
        'language',
        'specialty_id',
        'topic_id',
        'difficulty',
        'length',
        'answered',
        'current_score',
        'seconds_used',
        'created_at',
        'finished_at',
      ],
    ),
    {
      table: 'bank_checks',
      accounts: ['started_by'],
      exported: 'When a moderator had the bank checked; it says nothing of them.',
      erased: 'unlinked',
    },
    {
      table: 'quiz_questions',
      accounts: [],
      exported: exportedRows('quiz_questions', {
        from: 'quizzes q JOIN quiz_questions x ON x.quiz_id = q.id',
        where: 'q.account_id = $1',
        key: [
          ['x.quiz_id', 'int'],
          ['x.question_id', 'int'],
        ],
        columns: [
          ['quiz_id', 'x.quiz_id'],
          ['position', 'x.position'],
          ['question_id', 'x.question_id'],
          ['state', 'x.state'],
          ['flagged', 'x.flagged'],
          ['picked', 'x.picked'],
          ['written', 'x.written'],
          ['mark', 'x.mark'],
          ['answered_at', 'x.answered_at'],
        ],
      }),
      erased: 'deleted',
    },
    deletedWithAccount(
      'personal_quizzes',
      [['id', 'int']],
      ['id', 'title', 'icon', 'colour', 'category', 'shared', 'created_at', 'changed_at', 'deleted_at'],
    ),
    {
      table: 'personal_quiz_questions',
      accounts: [],
      exported: exportedRows('personal_quiz_questions', {
        from: 'personal_quizzes q JOIN personal_quiz_questions x ON x.personal_quiz_id = q.id',
        where: 'q.account_id = $1',
        key: [
          ['x.personal_quiz_id', 'int'],
          ['x.question_id', 'int'],
        ],
        columns: [
          ['personal_quiz_id', 'x.personal_quiz_id'],
          ['question_id', 'x.question_id'],
          ['position', 'x.position'],
        ],
      }),
      erased: 'deleted',
    },
  ],
  erase: [deleteQuizzes, deletePersonalQuizzes],
  clear: [deleteQuizzes],
};
