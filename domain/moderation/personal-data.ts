import {
  changingStep,
  deletedWithAccount,
  notExported,
  type PersonalData,
  unlinkedFromAccount,
} from '../kit/personal-data';

/** What was done with a report stays, without the name of who did it. */
const unname = changingStep(
  'moderation-name',
  'report_acts',
  `account_name = '–'`,
  `account_id = ANY ($1::int[]) AND account_name <> '–'`,
);

export const moderationPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount('report_acts', 'kind, report_id, act, note, created_at'),
    deletedWithAccount(
      'author_applications',
      'id, question_id, revision, words, state, reason, created_at, decided_at',
    ),
    unlinkedFromAccount('moderation_acts', 'case_id, act, reason, created_at'),
    notExported(
      'moderation_viewers',
      ['account_id'],
      'deleted',
      'Which case a moderator has open right now; it is forgotten when they close it.',
    ),
    deletedWithAccount(
      'account_sanctions',
      'kind, reason, until, created_at, lifted_at, lift_reason, asked_at, asked_words, answered_at',
    ),
    notExported(
      'account_sanctions',
      ['given_by', 'lifted_by'],
      'unlinked',
      'What a moderator decided on another person is about that person, and in their export.',
    ),
    notExported(
      'moderation_readings',
      ['account_id'],
      'deleted',
      'When a moderator opened a case that they have not decided on yet.',
    ),
    notExported(
      'moderation_told',
      ['account_id'],
      'deleted',
      'That the person was told is in the export as the notification itself.',
    ),
    notExported(
      'author_applications',
      ['decided_by'],
      'unlinked',
      'What a moderator decided is about the person who asked, and in their export.',
    ),
  ],
  erase: [unname],
};
