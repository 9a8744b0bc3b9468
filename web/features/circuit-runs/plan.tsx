import { Text, Title } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { plannedRole } from '~/web/parts/circuit-runs/next-up';
import { RoleMark } from '~/web/ui/role-mark';
import text from '~/web/ui/text.module.css';
import classes from './plan.module.css';
import { useChanged } from './use-changed';

/** Who has which role in the rounds to come. What has just changed is marked for a moment. */
export function Plan({ run, me }: { run: RunSnapshot; me: number }) {
  const { formatMessage: say } = useIntl();
  const { plan, members } = run;
  const cells = new Map(
    plan.flatMap((round) => members.map(({ id }) => [`${round.round}.${id}`, plannedRole(round, id)] as const)),
  );
  const changed = useChanged(cells);
  // Oneself first: on a phone the others are reached by a swipe.
  const columns = [...members].sort((a, b) => Number(b.id === me) - Number(a.id === me));

  return (
    <>
      <div>
        <Title order={2} id="plan">
          <FormattedMessage id="circuit-runs.plan" />
        </Title>
        <Text size="sm" c="dimmed">
          <FormattedMessage id={members.length > 1 ? 'circuit-runs.plan.about' : 'circuit-runs.plan.about-alone'} />
        </Text>
      </div>
      <div className={classes.frame} tabIndex={0} role="region" aria-label={say({ id: 'circuit-runs.plan' })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                <FormattedMessage id="circuit-runs.plan.round" />
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" data-me={id === me || undefined}>
                  {id === me ? <FormattedMessage id="group-practice.people.you" /> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.map((round) => (
              <tr key={round.round}>
                <th scope="row" className={classes.corner}>
                  <span className={classes.round}>{round.round}</span>
                  <span className={classes.minutes}>
                    <FormattedNumber value={Math.round(round.minutes)} style="unit" unit="minute" unitDisplay="short" />
                  </span>
                </th>
                {columns.map(({ id }) => {
                  const role = plannedRole(round, id);
                  const alone = round.student === id && round.examiner === id;
                  return (
                    <td key={id} data-changed={changed.has(`${round.round}.${id}`) || undefined}>
                      {alone ? (
                        <FormattedMessage id="circuit-runs.plan.alone" />
                      ) : role === 'none' ? (
                        <span className={text.dimmed}>
                          <FormattedMessage id="circuit-runs.plan.rest" />
                        </span>
                      ) : (
                        <RoleMark role={role} />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
