import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

const remove: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'consultations.erase',
  'DELETE FROM consultations WHERE id IN (SELECT id FROM consultations WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING id AS gone',
);

export const consultationsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'consultations',
      [['id', 'int']],
      [
        'id',
        'station_id',
        'language',
        'state',
        'total_ms',
        'remaining_ms',
        'grades',
        'attempt_id',
        'created_at',
        'ended_at',
      ],
    ),
    {
      table: 'consultation_turns',
      accounts: [],
      exported: exportedRows('consultation_turns', {
        from: 'consultations c JOIN consultation_turns t ON t.consultation_id = c.id',
        where: 'c.account_id = $1',
        key: [['t.id', 'int']],
        columns: [
          ['consultation_id', 'c.id'],
          ['number', 't.number'],
          ['asked', 't.asked'],
          ['said', 't.said'],
          ['asked_at', 't.asked_at'],
          ['answered_at', 't.answered_at'],
        ],
      }),
      erased: 'deleted',
    },
    {
      table: 'consultation_marks',
      accounts: [],
      exported: exportedRows('consultation_marks', {
        from: 'consultations c JOIN consultation_marks m ON m.consultation_id = c.id',
        where: 'c.account_id = $1',
        key: [
          ['c.id', 'int'],
          ['m.item_id', 'int'],
        ],
        columns: [
          ['consultation_id', 'c.id'],
          ['item_id', 'm.item_id'],
          ['proposed', 'm.proposed'],
          ['ticked', 'm.ticked'],
          ['evidence', 'm.evidence'],
        ],
      }),
      erased: 'deleted',
    },
  ],
  erase: [remove],
  clear: [remove],
};
