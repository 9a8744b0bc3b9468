import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usersPage } from '~/domain/statistics/contract';
import { usePage } from '~/web/live/client';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import classes from './statistics.module.css';
import { useFigureWords } from './use-words';

/** Who of staff looked at which list lately. */
export function LookUps() {
  const { formatMessage: say } = useIntl();
  const heading = useId();
  const { stage, country } = useFigureWords();
  const { data } = usePage(usersPage);
  if (!data || data.look_ups.length === 0) return null;
  return (
    <Section id={heading} title={<FormattedMessage id="statistics.look-ups" />} className={classes.lookUps}>
      <ul>
        {data.look_ups.map(({ id, by, list, created_at, ...what }) => (
          <li key={id}>
            <span>
              <FormattedMessage
                id="statistics.look-up"
                values={{
                  by: <strong>{by ?? say({ id: 'statistics.look-up.gone' })}</strong>,
                  list: say({ id: `statistics.list.${list}` }),
                  of: [
                    say({ id: `statistics.window.${what.window}` }),
                    ...(what.country ? [country(what.country)] : []),
                    ...(what.training_stage ? [stage(what.training_stage)] : []),
                  ].join(', '),
                  page: what.page,
                  people: what.people,
                }}
              />
            </span>
            <TimeAgo at={created_at} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
