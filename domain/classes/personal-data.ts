import { deletedWithAccount, notExported, type PersonalData } from '../kit/personal-data';

export const classesPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('tutors', 'state, words, asked_at, decided_at', { key: 'account_id' }),
    notExported('tutors', ['decided_by'], 'unlinked', 'What a member of staff decided belongs to those who asked.'),
    // Leaving the product has closed them; nobody is in them any more.
    deletedWithAccount('classes', 'id, name, created_at, closed_at', { accounts: ['tutor_id'] }),
    deletedWithAccount('class_members', 'c.name AS class, m.joined_at', {
      from: 'class_members m JOIN classes c ON c.id = m.class_id',
      where: 'm.account_id = $1',
      key: 'm.class_id',
    }),
    notExported(
      'class_topic_people',
      ['account_id'],
      'deleted',
      'Says only that somebody is behind a figure of a class, so that leaving takes the figure away; their answers are exported with the quizzes.',
    ),
  ],
};
