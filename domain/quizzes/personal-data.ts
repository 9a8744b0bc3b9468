import { deletedWithAccount, deletingStep, notExported, type PersonalData } from '../kit/personal-data';

const deleteQuizzes = deletingStep('quizzes');
/** Others who have taken one keep their own quiz of it. */
const deletePersonalQuizzes = deletingStep('personal_quizzes');

export const quizzesPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'quizzes',
      'id, kind, mode, state, language, specialty_id, topic_id, difficulty, length, answered, current_score, seconds_used, created_at, finished_at',
    ),
    notExported(
      'bank_checks',
      ['started_by'],
      'unlinked',
      'When a moderator had the bank checked; it says nothing of them.',
    ),
    deletedWithAccount(
      'quiz_questions',
      'x.quiz_id, x.position, x.question_id, x.state, x.flagged, x.picked, x.written, x.mark, x.answered_at',
      {
        accounts: [],
        from: 'quizzes q JOIN quiz_questions x ON x.quiz_id = q.id',
        where: 'q.account_id = $1',
        key: 'x.quiz_id, x.question_id',
      },
    ),
    deletedWithAccount(
      'personal_quizzes',
      'id, title, icon, colour, category, shared, created_at, changed_at, deleted_at',
    ),
    deletedWithAccount('personal_quiz_questions', 'x.personal_quiz_id, x.question_id, x.position', {
      accounts: [],
      from: 'personal_quizzes q JOIN personal_quiz_questions x ON x.personal_quiz_id = q.id',
      where: 'q.account_id = $1',
      key: 'x.personal_quiz_id, x.question_id',
    }),
  ],
  erase: [deleteQuizzes, deletePersonalQuizzes],
  clear: [deleteQuizzes],
};
