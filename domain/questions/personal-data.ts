import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

const deleteStates: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'questions.erase-states',
  `DELETE FROM question_states WHERE (account_id, question_id) IN (SELECT account_id, question_id FROM question_states WHERE account_id = ANY ($1::int[]) LIMIT $2)
   RETURNING question_id AS gone`,
);
/** Earlier states of a question name its author by id. */
const unlinkInRevisions: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'questions.erase-in-revisions',
  `UPDATE question_revisions SET body = body || '{"custom_author":null}'
    WHERE (question_id, revision) IN (SELECT question_id, revision FROM question_revisions WHERE (body ->> 'custom_author')::int = ANY ($1::int[]) LIMIT $2)
   RETURNING question_id AS gone`,
);
/** The rich text stays as it was cleaned. */
const unlinkInDrafts: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'questions.erase-in-drafts',
  `UPDATE question_drafts SET body = body || '{"custom_author":null}', html_version = html_version
    WHERE id IN (SELECT id FROM question_drafts WHERE (body ->> 'custom_author')::int = ANY ($1::int[]) LIMIT $2)
   RETURNING id AS gone`,
);
const unlinkInProposals: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'questions.erase-in-proposals',
  `UPDATE question_proposals SET body = body || '{"custom_author":null}', html_version = html_version
    WHERE id IN (SELECT id FROM question_proposals WHERE (body ->> 'custom_author')::int = ANY ($1::int[]) LIMIT $2)
   RETURNING id AS gone`,
);
/** Questions of the bank stay; those that only their author had go, unless others have answered them in a shared quiz. */
const deleteUnpublished: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'questions.erase-unpublished',
  `DELETE FROM questions WHERE id IN (
     SELECT q.id FROM questions q WHERE q.author_id = ANY ($1::int[]) AND q.status <> 'published'
        AND NOT EXISTS (SELECT FROM quiz_questions x WHERE x.question_id = q.id)
        AND NOT EXISTS (SELECT FROM personal_quiz_questions x WHERE x.question_id = q.id) LIMIT $2)
   RETURNING id AS gone`,
);

export const questionsPersonalData: PersonalData = {
  tables: [
    {
      table: 'questions',
      accounts: ['author_id', 'custom_author_id'],
      exported: exportedRows('questions', {
        where: 'author_id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'question_type',
          'question_text',
          'explanation_text',
          'further_reading',
          'sources',
          'specialty_id',
          'topic_id',
          'difficulty',
          'language',
          'status',
          [
            'answers',
            `(SELECT json_agg(json_build_object('label', a.answer_label, 'text', a.answer_text, 'correct', a.answer_correct) ORDER BY a.position)
                FROM question_answers a WHERE a.question_id = questions.id)`,
          ],
          'created_at',
          'updated_at',
          'deleted_at',
        ],
      }),
      erased: 'unlinked',
    },
    {
      table: 'question_revisions',
      accounts: ['replaced_by'],
      exported: 'Earlier states of a question are of the question.',
      erased: 'unlinked',
    },
    {
      table: 'question_events',
      accounts: ['account_id'],
      exported: exportedRows('question_events', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: ['question_id', 'event', 'status', 'created_at'],
      }),
      erased: 'unlinked',
    },
    deletedWithAccount(
      'question_drafts',
      [['id', 'int']],
      ['id', 'question_id', 'quiz_id', 'body', 'created_at', 'saved_at'],
    ),
    {
      table: 'question_proposals',
      accounts: ['author_id'],
      exported: exportedRows('question_proposals', {
        where: 'author_id = $1',
        key: [['id', 'int']],
        columns: ['question_id', 'state', 'body', 'reason', 'proposed_at', 'decided_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'question_proposals',
      accounts: ['reviewer_id', 'decided_by'],
      exported: 'What a reviewer decided is about the author’s text, and in the author’s export.',
      erased: 'unlinked',
    },
    deletedWithAccount('question_bookmarks', [['question_id', 'int']], ['question_id', 'created_at']),
    deletedWithAccount('question_votes', [['question_id', 'int']], ['question_id', 'vote_type', 'created_at']),
    deletedWithAccount(
      'question_states',
      [['question_id', 'int']],
      ['question_id', 'last_correct', 'times_answered', 'last_answered_at', 'leitner_bin'],
    ),
    {
      table: 'counted_answers',
      accounts: ['account_id'],
      exported: 'It says that an answer was counted once; the answers are in quiz_questions.',
      erased: 'deleted',
    },
    deletedWithAccount(
      'question_imports',
      [['id', 'int']],
      ['id', 'file_name', 'format', 'destination', 'title', 'state', 'accepted', 'refused', 'created_at'],
    ),
  ],
  erase: [deleteStates, unlinkInRevisions, unlinkInDrafts, unlinkInProposals],
  eraseUnused: [deleteUnpublished],
  clear: [deleteStates],
};
