import { z } from 'zod';
import { COUNTRIES } from '../accounts/countries';
import { TRAINING_STAGES } from '../accounts/training';
import { action, call, formInt, id, live, type Output, page, pageNumber, type SentOutput } from '../kit/contract';
import { CHARTS, PEOPLE_LISTS } from './requests';
import { WINDOWS, type Window } from './windows';

/** People on one page of a list (spec 2 §9). */
export const PEOPLE_PER_PAGE = 20;
/** Look-ups that staff are shown, the newest first. */
export const LOOK_UPS_SHOWN = 20;

export const windowField = formInt()
  .min(1)
  .max(5)
  .transform((window) => window as Window);
/** A country, or all of them if it is empty or `all`. */
const countryField = z.preprocess(
  (value) =>
    value === undefined || value === null || value === 'all'
      ? ''
      : typeof value === 'string'
        ? value.toUpperCase()
        : value,
  z.enum(['', ...COUNTRIES]),
);
/** A training stage, or all of them: 0, empty or `all`. */
const stageField = z.preprocess(
  (value) => (value === undefined || value === null || value === '' || value === 'all' ? 0 : value),
  formInt().min(0).max(TRAINING_STAGES.length),
);

const figure = z.object({
  /** The beginning of a bucket in UTC, or a training stage if the chart is of stages (0 is unknown). */
  x: z.string(),
  /** Null if it is not shown, because fewer than 5 people are behind it or could be computed by subtraction. */
  y: z.number().nullable(),
  /** The bucket is not over: the figure still grows. */
  under_way: z.boolean().optional(),
});
const chartData = z.array(z.object({ id: z.string(), data: z.array(figure) }));
const chartSettings = z.object({
  window: z.union(WINDOWS.map((window) => z.literal(window))),
  /** What a point stands for. */
  unit: z.enum(['hour', 'day', 'month', 'training_stage']),
  /** How a point is named: with the time, by the day, by the date (spec 2 §9). */
  tooltip: z.enum(['time', 'day', 'date']),
  /** Figures are numbers, or shares in per cent. */
  format: z.enum(['number', 'percent']),
  /** When the figures were last added to; null before the first. */
  counted_at: z.string().nullable(),
});

/** Never an e-mail address. */
const listedUser = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string(),
  country: z.string().nullable(),
  training_stage: z.number().int().nullable(),
  since: z.string(),
});
export type ListedUser = z.output<typeof listedUser>;
const roleCount = z.object({ role: z.string(), people: z.number().int().nullable() });
const people = z.number().int().nullable();
const cohort = z.object({
  /** The first day of the month in which they registered. */
  month: z.string(),
  registered: people,
  /** Were active again so many days after they registered, or later. */
  back_1: people,
  back_7: people,
  back_30: people,
  /** The number of days that everybody of the month has had: later figures still grow. */
  days: z.number().int(),
  /** What they did first; `nothing` yet. */
  first: z.array(z.object({ what: z.string(), people })),
  /** When they first joined a group, or hosted one that somebody joined: `day`, `week`, `month`, `later`, `never`. */
  joined: z.array(z.object({ when: z.string(), people })),
});
export type Cohort = z.output<typeof cohort>;

export const statistics = call({
  method: 'POST',
  path: '/content/staff/statistics/',
  access: 'staff',
  summary:
    'Figures for staff, by window (1 24 hours, 2 7 days, 3 30 days, 4 90 days, 5 everything), country and training stage. Lists of people are recorded.',
  spec: 'spec 2 §7, §9',
  input: z.object({
    data_request: z.enum([...CHARTS, ...PEOPLE_LISTS, 'user_country_by_role', 'cohorts']),
    window: windowField.default(3),
    country: countryField,
    training_stage: stageField,
    page: pageNumber,
  }),
  output: z.object({
    chartSettings: chartSettings.optional(),
    chartData: chartData.optional(),
    list: z.array(z.union([listedUser, roleCount, cohort])).optional(),
    page: z.number().int().optional(),
    pages: z.number().int().optional(),
    count: z.number().int().optional(),
    /** How many accounts there are; `<5` if it is not shown. */
    text: z.string().optional(),
  }),
});
export type Answer = Output<typeof statistics>;
export type SentAnswer = SentOutput<typeof statistics>;
export type ChartData = NonNullable<Answer['chartData']>;
export type RoleCount = z.output<typeof roleCount>;

const windowSnapshot = z.object({
  version: z.number().int(),
  window: z.number().int(),
  /** When the figures were last added to; null before the first. */
  counted_at: z.string().nullable(),
});

export const statisticsWindow = live({
  name: 'statistics.window',
  key: windowField,
  snapshot: windowSnapshot,
  poll: {
    every: 4_000,
    path: () => '/staff/statistics/',
    body: (key) => ({ data_request: 'status', window: Number(key) }),
  },
  summary: 'That the figures of a window have changed, for staff; the key is the window, 1 to 5.',
});

export const statisticsPage = page({
  path: '/staff/statistics/',
  access: 'staff',
  summary: 'What people do, in charts and tables, for staff.',
  data: z.object({
    /** Countries with at least 5 accounts. */
    countries: z.array(z.string()),
    /** Training stages with at least 5 accounts. */
    training_stages: z.array(z.number().int()),
    /** When everything was last counted anew; null while that is still to be done for the first time. */
    rebuilt_at: z.string().nullable(),
  }),
  actions: {
    status: action({
      summary: 'The snapshot of `statistics.window`.',
      input: z.object({ window: windowField }),
      output: windowSnapshot,
    }),
    rebuild: action({
      summary: 'Count everything anew from what people did. `asked` is false where a rebuild is under way already.',
      input: z.object({}),
      output: z.object({ asked: z.boolean() }),
    }),
  },
});

/** The longest time for which staff give the supporter tier, in days. */
export const GRANT_DAYS_MAX = 366;
export const GRANT_REASON_MIN = 3;
export const GRANT_REASON_MAX = 500;

export const usersPage = page({
  path: '/staff/users/',
  access: 'staff',
  summary: 'Lists of people by training stage and country, for staff, and who looked at them lately.',
  data: z.object({
    look_ups: z.array(
      z.object({
        id: z.number().int(),
        /** Null if that account is deleted. */
        by: z.string().nullable(),
        list: z.enum(PEOPLE_LISTS),
        country: z.string(),
        training_stage: z.number().int(),
        window: z.number().int(),
        page: z.number().int(),
        people: z.number().int(),
        created_at: z.string(),
      }),
    ),
  }),
  actions: {
    grant: action({
      summary:
        'Give the supporter tier to people of a list for some days; it is recorded with the reason. The same `submission_id` gives once.',
      spec: 'spec 2 §2',
      confirmed: true,
      input: z.object({
        account_ids: z.array(id()).min(1).max(PEOPLE_PER_PAGE),
        days: formInt().min(1).max(GRANT_DAYS_MAX),
        reason: z.string().trim().min(GRANT_REASON_MIN).max(GRANT_REASON_MAX),
        submission_id: z.uuid().optional(),
      }),
      output: z.object({ people: z.number().int() }),
    }),
  },
});
