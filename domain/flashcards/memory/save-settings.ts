import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { memoryProgress } from '../plan/contract';
import { NEW_A_DAY } from '../plan/choose-today';
import { RETENTION } from '../review/memory';
import { USUAL_STEPS } from '../review/steps';
import { lockLearner } from '../review/write-log';
import { refoldAll } from '../training/save-weights';
import { USUAL_WEEK } from './learner.query';

const save = statement<
  never,
  [
    number,
    number,
    number[],
    string,
    Date,
    four_buttons: boolean | null,
    steps: number[] | null,
    new_a_day: number | null,
    reviews: number | null,
    keepsReviews: boolean,
  ]
>(
  'flashcards.save-settings',
  `INSERT INTO flashcard_settings AS chosen (account_id, retention, weekdays, time_zone, changed_at, four_buttons, steps, new_a_day, reviews_a_day)
   VALUES ($1::int, $2::smallint, $3::smallint[], $4::text, $5::timestamptz, coalesce($6::boolean, false), coalesce($7::smallint[], '{${USUAL_STEPS.join()}}'),
           coalesce($8::smallint, ${NEW_A_DAY}), $9::smallint)
   ON CONFLICT (account_id) DO UPDATE
      SET retention = excluded.retention, weekdays = excluded.weekdays, time_zone = excluded.time_zone, changed_at = excluded.changed_at,
          four_buttons = coalesce($6::boolean, chosen.four_buttons), steps = coalesce($7::smallint[], chosen.steps),
          new_a_day = coalesce($8::smallint, chosen.new_a_day), reviews_a_day = CASE WHEN $10::boolean THEN chosen.reviews_a_day ELSE excluded.reviews_a_day END`,
);
const zone = statement<never, [number, string, Date, number, number[]]>(
  'flashcards.save-time-zone',
  `INSERT INTO flashcard_settings (account_id, retention, weekdays, time_zone, changed_at)
   VALUES ($1::int, $4::smallint, $5::smallint[], $2::text, $3::timestamptz)
   ON CONFLICT (account_id) DO UPDATE SET time_zone = excluded.time_zone`,
);
const dropDates = statement<never, [number]>(
  'flashcards.drop-easy-dates',
  'DELETE FROM flashcard_easy_dates WHERE account_id = $1::int',
);
const addDates = statement<never, [number, string[], number[]]>(
  'flashcards.add-easy-dates',
  `INSERT INTO flashcard_easy_dates (account_id, day, share)
   SELECT $1::int, one.day::date, one.share FROM unnest($2::text[], $3::smallint[]) AS one (day, share)
   ON CONFLICT (account_id, day) DO UPDATE SET share = excluded.share`,
);

/** By which days begin for somebody; their other settings stay. */
export const saveTimeZone = async (tx: Transaction, personId: number, timeZone: string): Promise<void> => {
  await tx.sql.all(zone, [personId, timeZone, tx.clock.now(), RETENTION * 100, [...USUAL_WEEK]]);
};

/** Keeps how somebody's reviews are spread, and schedules all their cards anew in the same transaction. */
export async function saveSettings(
  tx: Transaction,
  person: Person,
  input: Parsed<typeof memoryProgress.actions.save>,
): Promise<void> {
  const { retention, weekdays, easy_dates, time_zone, four_buttons = null, steps = null, new_a_day = null } = input;
  const { reviews_a_day } = input;
  const byDay = new Map(easy_dates.map(({ day, share }) => [day, share]));
  await lockLearner(tx, person.id);
  await tx.sql.all(save, [
    person.id,
    retention,
    weekdays,
    time_zone,
    tx.clock.now(),
    four_buttons,
    steps,
    new_a_day,
    reviews_a_day ?? null,
    reviews_a_day === undefined,
  ]);
  await tx.sql.all(dropDates, [person.id]);
  await tx.sql.all(addDates, [person.id, [...byDay.keys()], [...byDay.values()]]);
  await refoldAll(tx, person.id);
}
