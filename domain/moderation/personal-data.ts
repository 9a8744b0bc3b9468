import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

/** What was done with a report stays, without the name of who did it. */
const unname: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'moderation.erase-name',
  `UPDATE report_acts SET account_name = '–' WHERE id IN (SELECT id FROM report_acts WHERE account_id = ANY ($1::int[]) AND account_name <> '–' LIMIT $2)
   RETURNING id AS gone`,
);

export const moderationPersonalData: PersonalData = {
  tables: [
    {
      table: 'report_acts',
      accounts: ['account_id'],
      exported: exportedRows('report_acts', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: ['kind', 'report_id', 'act', 'note', 'created_at'],
      }),
      erased: 'unlinked',
    },
    deletedWithAccount(
      'author_applications',
      [['id', 'int']],
      ['id', 'question_id', 'revision', 'words', 'state', 'reason', 'created_at', 'decided_at'],
    ),
    {
      table: 'moderation_acts',
      accounts: ['account_id'],
      exported: exportedRows('moderation_acts', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: ['case_id', 'act', 'reason', 'created_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'moderation_viewers',
      accounts: ['account_id'],
      exported: 'Which case a moderator has open right now; it is forgotten when they close it.',
      erased: 'deleted',
    },
    {
      table: 'account_sanctions',
      accounts: ['account_id'],
      exported: exportedRows('account_sanctions', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: [
          'kind',
          'reason',
          'until',
          'created_at',
          'lifted_at',
          'lift_reason',
          'asked_at',
          'asked_words',
          'answered_at',
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'account_sanctions',
      accounts: ['given_by', 'lifted_by'],
      exported: 'What a moderator decided on another person is about that person, and in their export.',
      erased: 'unlinked',
    },
    {
      table: 'moderation_readings',
      accounts: ['account_id'],
      exported: 'When a moderator opened a case that they have not decided on yet.',
      erased: 'deleted',
    },
    {
      table: 'moderation_told',
      accounts: ['account_id'],
      exported: 'That the person was told is in the export as the notification itself.',
      erased: 'deleted',
    },
    {
      table: 'author_applications',
      accounts: ['decided_by'],
      exported: 'What a moderator decided is about the person who asked, and in their export.',
      erased: 'unlinked',
    },
  ],
  erase: [unname],
};
