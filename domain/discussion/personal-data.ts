import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const discussionPersonalData: PersonalData = {
  tables: [deletedWithAccount('comments', 'id, question_id, comment_type, text, deleted_at, created_at')],
};
