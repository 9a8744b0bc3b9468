import { deletedWithAccount, deletingStep, type PersonalData } from '../kit/personal-data';

const remove = deletingStep('consultations');

export const consultationsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'consultations',
      'id, station_id, language, state, total_ms, remaining_ms, grades, attempt_id, created_at, ended_at',
    ),
    deletedWithAccount(
      'consultation_turns',
      'c.id AS consultation_id, t.number, t.asked, t.said, t.asked_at, t.answered_at',
      {
        accounts: [],
        from: 'consultations c JOIN consultation_turns t ON t.consultation_id = c.id',
        where: 'c.account_id = $1',
        key: 't.id',
      },
    ),
    deletedWithAccount('consultation_marks', 'c.id AS consultation_id, m.item_id, m.proposed, m.ticked, m.evidence', {
      accounts: [],
      from: 'consultations c JOIN consultation_marks m ON m.consultation_id = c.id',
      where: 'c.account_id = $1',
      key: 'c.id, m.item_id',
    }),
  ],
  erase: [remove],
  clear: [remove],
};
