import {
  changingStep,
  deletedWithAccount,
  deletingStep,
  erasingStep,
  notExported,
  type PersonalData,
  unlinkedFromAccount,
} from '../kit/personal-data';
import { QUIZ_QUESTIONS } from '~/domain/quizzes/views';

const deleteStates = deletingStep('question_states', 'account_id, question_id');
/** Earlier states of a question name its author by id. */
const unlinkInRevisions = changingStep(
  'questions-in-revisions',
  'question_revisions',
  `body = body || '{"custom_author":null}'`,
  `(body ->> 'custom_author')::int = ANY ($1::int[])`,
  'question_id, revision',
);
/** The rich text stays as it was cleaned. */
const unlinkInDrafts = changingStep(
  'questions-in-drafts',
  'question_drafts',
  `body = body || '{"custom_author":null}', html_version = html_version`,
  `(body ->> 'custom_author')::int = ANY ($1::int[])`,
);
const unlinkInProposals = changingStep(
  'questions-in-proposals',
  'question_proposals',
  `body = body || '{"custom_author":null}', html_version = html_version`,
  `(body ->> 'custom_author')::int = ANY ($1::int[])`,
);
/** Questions of the bank stay; those that only their author had go, unless others have answered them in a shared quiz. */
const deleteUnpublished = erasingStep(
  'questions-unpublished',
  `DELETE FROM questions WHERE id IN (
     SELECT q.id FROM questions q WHERE q.author_id = ANY ($1::int[]) AND q.status <> 'published'
        AND NOT EXISTS (SELECT FROM ${QUIZ_QUESTIONS} x WHERE x.question_id = q.id)
        AND NOT EXISTS (SELECT FROM personal_quiz_questions x WHERE x.question_id = q.id) LIMIT $2)
   RETURNING id AS gone`,
);

export const questionsPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount(
      'questions',
      `id, question_type, question_text, explanation_text, further_reading, sources, specialty_id, topic_id, difficulty, language, status, (SELECT json_agg(json_build_object('label', a.answer_label, 'text', a.answer_text, 'correct', a.answer_correct) ORDER BY a.position)
                FROM question_answers a WHERE a.question_id = questions.id) AS answers, created_at, updated_at, deleted_at`,
      { accounts: ['author_id', 'custom_author_id'] },
    ),
    notExported('question_revisions', ['replaced_by'], 'unlinked', 'Earlier states of a question are of the question.'),
    unlinkedFromAccount('question_events', 'question_id, event, status, created_at'),
    deletedWithAccount('question_drafts', 'id, question_id, quiz_id, body, created_at, saved_at'),
    unlinkedFromAccount('question_proposals', 'question_id, state, body, reason, proposed_at, decided_at', {
      accounts: ['author_id'],
    }),
    notExported(
      'question_proposals',
      ['reviewer_id', 'decided_by'],
      'unlinked',
      'What a reviewer decided is about the author’s text, and in the author’s export.',
    ),
    deletedWithAccount('question_bookmarks', 'question_id, created_at', { key: 'question_id' }),
    deletedWithAccount('question_votes', 'question_id, vote_type, created_at', { key: 'question_id' }),
    deletedWithAccount('question_states', 'question_id, last_correct, times_answered, last_answered_at, leitner_bin', {
      key: 'question_id',
    }),
    notExported(
      'counted_answers',
      ['account_id'],
      'deleted',
      'It says that an answer was counted once; the answers are in quiz_questions.',
    ),
    deletedWithAccount(
      'question_imports',
      'id, file_name, format, destination, title, state, accepted, refused, created_at',
    ),
  ],
  erase: [deleteStates, unlinkInRevisions, unlinkInDrafts, unlinkInProposals],
  eraseUnused: [deleteUnpublished],
  clear: [deleteStates],
};
