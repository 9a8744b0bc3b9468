import { deletedWithAccount, exportedRows, type PersonalData } from '../kit/personal-data';

export const classesPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('tutors', [['account_id', 'int']], ['state', 'words', 'asked_at', 'decided_at']),
    {
      table: 'tutors',
      accounts: ['decided_by'],
      exported: 'What a member of staff decided belongs to those who asked.',
      erased: 'unlinked',
    },
    // Leaving the product has closed them; nobody is in them any more.
    deletedWithAccount('classes', [['id', 'int']], ['id', 'name', 'created_at', 'closed_at'], 'tutor_id'),
    {
      table: 'class_members',
      accounts: ['account_id'],
      exported: exportedRows('class_members', {
        from: 'class_members m JOIN classes c ON c.id = m.class_id',
        where: 'm.account_id = $1',
        key: [['m.class_id', 'int']],
        columns: [
          ['class', 'c.name'],
          ['joined_at', 'm.joined_at'],
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'class_topic_people',
      accounts: ['account_id'],
      exported:
        'Says only that somebody is behind a figure of a class, so that leaving takes the figure away; their answers are exported with the quizzes.',
      erased: 'deleted',
    },
  ],
};
