import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type LOOK_COLOURS, type LOOK_ICONS } from '~/domain/kit/looks';

/** What a new quiz looks like until its author chooses. */
const FIRST_ICON: (typeof LOOK_ICONS)[number] = 'stethoscope';
const FIRST_COLOUR: (typeof LOOK_COLOURS)[number] = 'teal';

const make = statement<{ id: number }, [number, string, string, string, string | null, Date]>(
  'quizzes.make-personal',
  `INSERT INTO personal_quizzes (account_id, title, icon, colour, submission_id, created_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
   ON CONFLICT (account_id, submission_id) DO NOTHING RETURNING id`,
);

const madeBefore = statement<{ id: number }, [number, string | null]>(
  'quizzes.personal-made-before',
  'SELECT id FROM personal_quizzes WHERE account_id = $1 AND submission_id = $2',
);

/**
 * Makes a personal quiz without questions. The same `submission_id` again answers the quiz that it made.
 * @returns the quiz's id
 */
export async function makePersonalQuiz(
  tx: Transaction,
  person: Person,
  input: { title: string; submission_id?: string | undefined },
): Promise<number> {
  const submission = input.submission_id ?? null;
  const made = await tx.sql.one(make, [person.id, input.title, FIRST_ICON, FIRST_COLOUR, submission, tx.clock.now()]);
  return (made ?? (await tx.sql.one(madeBefore, [person.id, submission]))!).id;
}
