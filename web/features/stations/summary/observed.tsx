import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { Section } from '~/web/ui/section-heading';
import classes from './summary.module.css';

/** For somebody who observed and ticked along: where they and the examiner differ. */
export function Observed({
  observed: { agreed, only_mine, only_examiner },
  total,
}: {
  observed: NonNullable<SummaryData['observed']>;
  total: number;
}) {
  return (
    <Section id="observed" title={<FormattedMessage id="stations.observe.compared" />}>
      <Text mb="sm">
        <FormattedMessage id="stations.observe.agreed" values={{ agreed, total }} />
      </Text>
      {(
        [
          ['mine', only_mine],
          ['examiner', only_examiner],
        ] as const
      ).map(
        ([whose, titles]) =>
          titles.length > 0 && (
            <div key={whose}>
              <h3 className={classes.sectionName}>
                <FormattedMessage id={`stations.observe.only-${whose}`} />
              </h3>
              <ul className={classes.late}>
                {titles.map((title, index) => (
                  <li key={index}>
                    <Text>{title}</Text>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Section>
  );
}
