import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { examPlan } from '~/domain/flashcards/plan/contract';
import { href } from '~/domain/kit/contract';
import { putAwayFirst } from '~/domain/learning/contract';
import { mistakesPage } from '~/domain/learning/mistakes/contract';
import { useMutate } from '~/web/live/client';
import { FinishBurst } from '~/web/ui/art/finish-burst';
import { CloseButton, LinkButton } from '~/web/ui/button';
import { useErrorToast } from '~/web/ui/use-error-toast';
import { useWeek } from './use-week';
import classes from './first-day.module.css';

/** After the first practice of somebody who has registered today: what they did, and what tomorrow holds. */
export function FirstDay() {
  const { formatMessage: say } = useIntl();
  const { data, refetch, show } = useWeek();
  const { onError } = useErrorToast();
  const putAway = useMutate(putAwayFirst, {
    onError: (problem) => {
      void refetch();
      onError(problem);
    },
  });
  const day = data?.first_day;
  if (!day) return null;
  const done = (['questions', 'cards', 'stations'] as const).filter((kind) => day[kind] > 0);
  return (
    <section className={classes.day} aria-labelledby="first-day">
      <FinishBurst size={88} />
      <div className={classes.words}>
        <h2 id="first-day">
          <FormattedMessage id="home.first-day" />
        </h2>
        <p>
          <FormattedMessage
            id="home.first-day.done"
            values={{
              things: (
                <FormattedList
                  value={done.map((kind) => say({ id: `home.first-day.${kind}` }, { count: day[kind] }))}
                />
              ),
            }}
          />
        </p>
        <h3>
          <FormattedMessage id="home.first-day.tomorrow" />
        </h3>
        <ul>
          {day.due > 0 && (
            <li>
              <Link to={href(flashcardHome)}>
                <FormattedMessage id="home.first-day.due" values={{ count: day.due }} />
              </Link>
            </li>
          )}
          {day.mistakes > 0 && (
            <li>
              <Link to={href(mistakesPage)}>
                <FormattedMessage id="home.first-day.mistakes" values={{ count: day.mistakes }} />
              </Link>
            </li>
          )}
          <li>
            <FormattedMessage id="home.first-day.goal" values={{ count: data.goal }} />
          </li>
          {day.exam && (
            <li>
              <FormattedMessage
                id="home.first-day.exam"
                values={{
                  name: day.exam.name,
                  date: <FormattedDate value={day.exam.date} dateStyle="long" timeZone="UTC" />,
                }}
              />
            </li>
          )}
        </ul>
        <LinkButton to={href(examPlan)} variant={day.exam ? 'default' : 'filled'}>
          <FormattedMessage id={day.exam ? 'home.first-day.plan' : 'home.first-day.set-exam'} />
        </LinkButton>
      </div>
      <CloseButton
        className={classes.close}
        aria-label={say({ id: 'home.sign-in.dismiss' })}
        onClick={() => {
          show({ first_day: null });
          putAway.mutate({});
        }}
      />
    </section>
  );
}
