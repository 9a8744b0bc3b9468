import { IconCheck, IconFlame } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { profile } from '~/domain/accounts/profile/contract';
import { memoryProgress } from '~/domain/flashcards/plan/contract';
import { href } from '~/domain/kit/contract';
import { chooseGoal, type Week } from '~/domain/learning/contract';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { Skeleton } from '~/web/ui/skeleton-list';
import { useErrorToast } from '~/web/ui/use-error-toast';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { useWeek } from './use-week';
import classes from './week-card.module.css';

const GOALS = [5, 10, 20, 30, 50, 100];

/** The week of somebody: each day what was done and is planned, the goal of a day, and the streak. */
export function WeekCard() {
  const { data, error, refetch, show } = useWeek();
  const { onError } = useErrorToast();
  const choose = useMutate(chooseGoal, {
    onError: (problem) => {
      void refetch();
      onError(problem);
    },
  });
  return (
    <Section id="week" title={<FormattedMessage id="home.week" />} className={classes.week}>
      {error && !data ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton height={132} />
      ) : (
        <div className={layout.panel}>
          <ol className={classes.days}>
            {data.days.map((day) => (
              <Day key={day.date} day={day} today={data.today} goal={data.goal} />
            ))}
          </ol>
          <div className={classes.foot}>
            {data.streak.days > 0 && (
              <p className={classes.streak}>
                <IconFlame size={20} stroke={1.8} aria-hidden />
                <FormattedMessage
                  id={data.streak.forgiven ? 'home.week.streak.forgiven' : 'home.week.streak'}
                  values={{ days: data.streak.days }}
                />
              </p>
            )}
            <label className={classes.goal}>
              <FormattedMessage id="home.week.goal" />
              <select
                value={data.goal}
                onChange={({ currentTarget: { value } }) => {
                  show({ goal: Number(value) });
                  choose.mutate({ goal: Number(value) });
                }}
              >
                {[...new Set([...GOALS, data.goal])]
                  .toSorted((one, other) => one - other)
                  .map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
              </select>
            </label>
          </div>
        </div>
      )}
    </Section>
  );
}

function Day({
  day: { date, done, planned },
  today,
  goal,
}: {
  day: Week['days'][number];
  today: string;
  goal: number;
}) {
  const met = done >= goal;
  const ahead = date > today;
  const shown = (
    <>
      <span className={text.unseen}>
        <FormattedDate value={date} weekday="long" timeZone="UTC" />{' '}
        <FormattedMessage
          id={ahead ? 'home.week.planned' : 'home.week.done'}
          values={{ count: ahead ? planned : done }}
        />
      </span>
      <span className={classes.name} aria-hidden>
        <FormattedDate value={date} weekday="short" timeZone="UTC" />
      </span>
      <span
        className={classes.ring}
        data-met={met || undefined}
        data-ahead={ahead || undefined}
        style={{ '--share': Math.min(1, done / goal) } as CSSProperties}
        aria-hidden
      >
        {met ? (
          <IconCheck size={18} stroke={2.4} />
        ) : (
          (!ahead || planned > 0) && <FormattedNumber value={ahead ? planned : done} />
        )}
      </span>
    </>
  );
  return (
    <li aria-current={date === today ? 'date' : undefined}>
      {(ahead ? planned : done) > 0 ? <Link to={ahead ? href(memoryProgress) : profile.path}>{shown}</Link> : shown}
    </li>
  );
}
